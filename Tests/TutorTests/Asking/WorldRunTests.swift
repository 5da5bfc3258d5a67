import Testing
import TouchInsight
import TouchModel

@testable import Tutor

/// A believer's run that borrows from the true one is the run that it would have been.
struct WorldRunTests {
  @Test(arguments: 0..<12)
  func borrowedRunsAreTheSame(_ seed: Int) throws {
    let drawn = GeneratedQuestionTests.Drawn(UInt64(seed) &* 104_729)
    var session = try Asking.session(drawn.lines)
    let before = session.scene
    try session.runSilently(drawn.touch)
    let inputs = try #require(session.sequence.inputs).inputs
    let (after, trace) = Simulator.run(inputs, on: before)
    let truth = WorldRun(trace, before: before, after: after)
    for belief in Belief.all {
      let alone = belief.run(inputs, on: before)
      let beside = belief.run(inputs, on: before, beside: truth)
      #expect(alone.told == beside.told, "\(belief.name)")
      #expect(alone.trace == beside.trace, "\(belief.name)")
      #expect(alone.after == beside.after, "\(belief.name)")
    }
  }
}
