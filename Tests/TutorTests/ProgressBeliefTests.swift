import Testing

@testable import Tutor

@Suite("Beliefs and confidence")
struct ProgressBeliefTests {
  private func beliefs(_ events: LearningEvent...) -> [BeliefProgress] {
    Progress(events.enumerated().map { StampedEvent(at: Double($0.offset), $0.element) }).beliefs
  }

  private func asked(_ attempt: LearningEvent.Attempt) -> LearningEvent {
    .asked(concept: "order", seed: 1, attempt)
  }

  @Test("a belief counts each time that its answer was given")
  func counts() {
    let all = beliefs(
      asked(.wrong(beliefs: ["b"])), asked(.wrong(beliefs: ["a", "b"])), asked(.right(exposes: ["c"])),
      asked(.skip))
    #expect(all.map(\.name) == ["b", "a"])
    #expect(all.map(\.count) == [2, 1])
    #expect(all.first?.lastTime == 1)
    #expect(all.allSatisfy { !$0.isOvercome })
  }

  @Test("it is overcome when the last two answers where it could show are right")
  func overcome() {
    let held = asked(.wrong(beliefs: ["b"]))
    let right = asked(.right(exposes: ["b"]))
    let elsewhere = asked(.right(exposes: ["c"]))
    var otherwise = LearningEvent.Attempt.wrong()
    otherwise.exposes = ["b"]
    #expect(beliefs(held, right).map(\.isOvercome) == [false])
    #expect(beliefs(held, right, elsewhere).map(\.isOvercome) == [false])
    #expect(beliefs(held, right, elsewhere, right).map(\.isOvercome) == [true])
    #expect(beliefs(held, right, asked(otherwise), right).map(\.isOvercome) == [false])
    #expect(beliefs(held, right, right, held).map(\.isOvercome) == [false])
    #expect(beliefs(held, right, right, held, right, right).map(\.count) == [2])
    #expect(beliefs(right, right) == [])
  }

  @Test("a step at which it showed once shows it")
  func sameStep() {
    let id = LearningEvent.StepID.id("a", "q1")
    let all = beliefs(
      .answered(id, .wrong(beliefs: ["b"])), .answered(id, .right()), .answered(.id("a", "q2"), .right()))
    #expect(all.map(\.isOvercome) == [false])
    let again = beliefs(
      .answered(id, .wrong(beliefs: ["b"])), .answered(id, .right()), .answered(id, .right()))
    #expect(again.map(\.isOvercome) == [true])
  }

  @Test("those that are overcome come last")
  func order() {
    let right = asked(.right(exposes: ["a"]))
    let all = beliefs(
      asked(.wrong(beliefs: ["a"])), asked(.wrong(beliefs: ["a"])), right, right,
      asked(.wrong(beliefs: ["b"])))
    #expect(all.map(\.name) == ["b", "a"])
  }

  // MARK: Confidence

  @Test("answers fall into five bins by how sure they were")
  func bins() {
    let pairs: [(Double, Bool)] = [
      (0, false), (0.19, true), (0.2, false), (0.5, true), (1, true), (0.9, false),
    ]
    let calibration = Calibration(pairs.map { Forecast(time: 0, confidence: $0.0, isRight: $0.1) })
    #expect(calibration.bins.map(\.count) == [2, 1, 1, 2])
    #expect(calibration.bins.map(\.right) == [1, 0, 1, 1])
    #expect(calibration.bins.map(\.from) == [0, 0.2, 0.4, 0.8])
    #expect(calibration.bins.last?.meanConfidence == 0.95)
    #expect(calibration.count == 6)
  }

  @Test(
    arguments: [
      ([], nil), ([(1, true), (0, false)], 0), ([(1, false), (0, true)], 1),
      ([(0.5, true), (0.5, false)], 0.25),
      ([(0.75, true)], 0.0625),
    ] as [([(Double, Bool)], Double?)])
  func brierScore(_ pairs: [(Double, Bool)], _ score: Double?) {
    let calibration = Calibration(pairs.map { Forecast(time: 0, confidence: $0.0, isRight: $0.1) })
    #expect(calibration.brierScore == score)
  }

  @Test("only answers that were given count, of lessons and of drawn questions")
  func sources() {
    var skip = LearningEvent.Attempt.skip
    skip.confidence = 1
    let progress = progress(
      asked(.right(confidence: 1)), asked(.right()), asked(skip),
      .answered(.id("a", "q1"), .wrong(confidence: 0.5)))
    #expect(progress.calibration.count == 2)
    #expect(progress.calibration.brierScore == 0.125)
  }
}
