import Testing

@testable import Tutor

@Suite("Progress")
struct ProgressTests {
  @Test("where somebody left off is the lesson that was reached or resumed last and is not finished")
  func here() {
    let events: [LearningEvent] = [
      .reached(.id("a", "q1")), .reached(.id("b", "q1")), .resumed(.id("a", "q1")), .finished(lesson: "b"),
      .finished(lesson: "a"),
    ]
    // At one time: the order of the file decides.
    let places = events.indices.map { count in
      Progress(events[...count].map { StampedEvent(at: 1, $0) }).here
    }
    #expect(places == ["a", "b", "a", "a", nil])
    let all = Progress(events.map { StampedEvent(at: 1, $0) })
    #expect(all.lastFinished == "a")
    #expect(all.finished == ["a", "b"])
  }

  @Test("moving steps and renaming files changes nothing")
  func moving() {
    let steps = [step("q1", line: 4), step("q2", line: 9), step("t1", line: 20)]
    let moved = [step("t1", line: 1), step("q2", line: 5), step("q1", line: 11)]
    let known = progress(
      .reached(.id("a", "q1")), .answered(.id("a", "q1"), .right(hints: 1)), .reached(.id("a", "t1")),
      .typed(.id("a", "t1"), line: "set B isHidden no"))
    let old = lesson("a", steps: steps)
    let new = Lesson(id: "a", title: "New", pieces: moved.map { .step($0) }, file: "renamed.md")
    for (id, a) in [("q1", steps[0]), ("q2", steps[1]), ("t1", steps[2])] {
      let b = moved.first { $0.id == id } ?? a
      #expect(known.state(of: a, in: old) == known.state(of: b, in: new))
      #expect(!known.state(of: b, in: new).isOfOlderVersion(than: b))
    }
    #expect(known.lessons["a"]?.points(in: old) == known.lessons["a"]?.points(in: new))
  }

  @Test("an answer to another version of a step counts, and is said to be of an older version")
  func olderVersion() {
    let changed = step("q1", content: "c2")
    let state = progress(.answered(.id("a", "q1", "c1"), .right())).state(
      of: changed, in: lesson("a", steps: [changed]))
    #expect(state.points == 1)
    #expect(state.isOfOlderVersion(than: changed))
    #expect(!state.isOfOlderVersion(than: step("q1", content: "c1")))
    #expect(!StepProgress().isOfOlderVersion(than: changed))
  }

  @Test(
    "a right answer is worth 1 less a quarter for each hint, at least a quarter, and the best answer counts")
  func points() {
    let id = LearningEvent.StepID.id("a", "q1")
    func points(_ events: LearningEvent...) -> Double? {
      Progress(events.map { StampedEvent(at: 1, $0) }).lessons["a"]?.steps["q1"]?.points
    }
    #expect(points(.answered(id, .right())) == 1)
    #expect(points(.answered(id, .right(hints: 1))) == 0.75)
    #expect(points(.answered(id, .right(hints: 3))) == 0.25)
    #expect(points(.answered(id, .right(hints: .max))) == 0.25)
    #expect(points(.answered(id, .right(hints: .min))) == 1)
    #expect(points(.answered(id, .wrong())) == 0)
    #expect(points(.answered(id, .skip)) == 0)
    #expect(points(.answered(id, .wrong()), .answered(id, .right(hints: 1))) == 0.75)
    #expect(points(.answered(id, .right(hints: 2)), .answered(id, .right())) == 1)
    #expect(points(.answered(id, .right()), .answered(id, .wrong()), .answered(id, .skip)) == 1)
  }

  @Test("counts go on from session to session")
  func counts() {
    let id = LearningEvent.StepID.id("a", "q1")
    let first: [LearningEvent] = [.answered(id, .wrong()), .hinted(id, level: 1), .answered(id, .right())]
    let second: [LearningEvent] = [.answered(id, .skip), .answered(id, .right())]
    let state = Progress((first + second).map { StampedEvent(at: 1, $0) }).lessons["a"]?.steps["q1"]
    #expect(state?.wrongAnswers == 1)
    #expect(state?.rightAnswers == 2)
    #expect(state?.skips == 1)
    #expect(state?.hints == 1)
  }

  @Test("two sessions at once come to the same in any order of their events", arguments: 0..<20)
  func interleaving(seed: Int) {
    func session(_ seed: Int, _ lessons: [String]) -> [StampedEvent] {
      var source = EventSource(seed: UInt64(seed))
      source.lessons = lessons
      return source.events(100).filter { $0.event != .forgot(lesson: nil) }
    }
    let a = session(2 * seed + 1, ["hit-01", "hit-02"])
    let b = session(2 * seed + 2, ["chain-01"])
    let merged = Progress((a + b).sorted { $0.time < $1.time })
    var order = EventSource(seed: UInt64(seed))
    for _ in 0..<5 {
      var (x, y) = (a[...], b[...])
      var all: [StampedEvent] = []
      while !x.isEmpty || !y.isEmpty {
        let takesX = y.isEmpty || (!x.isEmpty && order.pick([true, false]))
        if let event = takesX ? x.popFirst() : y.popFirst() { all.append(event) }
      }
      let known = Progress(all)
      #expect(known.lessons == merged.lessons && known.beliefs == merged.beliefs)
      #expect(known.answers == merged.answers && known.forecasts == merged.forecasts)
    }
  }
}
