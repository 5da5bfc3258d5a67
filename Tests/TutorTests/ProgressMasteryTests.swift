import Testing

@testable import Tutor

@Suite("Mastery and reviews")
struct ProgressMasteryTests {
  @Test(
    "the newest answers weigh most, and what was never asked counts as nothing",
    arguments: [
      ([], 0), ([1], 0.304), ([1, 1], 0.532), ([1, 1, 1], 0.703), ([1, 1, 1, 1, 1, 1], 1),
      ([0, 0, 0, 0, 0, 0], 0),
      ([1, 1, 1, 1, 1, 0], 0.696), ([0, 1, 1, 1, 1, 1], 0.928), ([0.25, 0.25, 0.25, 0.25, 0.25, 0.25], 0.25),
      ([0, 0, 0, 1, 1, 1, 1, 1, 1], 1),
    ] as [([Double], Double)])
  func value(_ points: [Double], _ value: Double) {
    #expect(abs(Mastery.value(of: points) - value) < 0.001)
  }

  @Test(
    "a right answer never lowers it, hints do not raise it as much, and it stays between 0 and 1",
    arguments: 0..<20)
  func isMonotonous(seed: Int) {
    var source = EventSource(seed: UInt64(seed))
    let points = (0..<20).map { _ in source.pick([0, 0.25, 0.5, 0.75, 1]) }
    let value = Mastery.value(of: points)
    #expect((0...1).contains(value))
    #expect(Mastery.value(of: points + [1]) >= value - 1e-12)
    #expect(Mastery.value(of: points + [0.5]) < Mastery.value(of: points + [1]))
    #expect(Mastery.value(of: points + [0]) <= value + 1e-12)
  }

  @Test("is counted from the questions of lessons and from drawn ones, and a skip is worth nothing")
  func sources() {
    let progress = progress(
      .answered(.id("a", "q1"), .right(["order", "alpha"])),
      .asked(concept: "order", seed: 1, .right(hints: 2, ["order"])),
      .asked(concept: "alpha", seed: 1, .skip))
    #expect(progress.concepts == ["alpha", "order"])
    #expect(progress.mastery(of: "order", at: 9).value == Mastery.value(of: [1, 0.5]))
    #expect(progress.mastery(of: "alpha", at: 9).value == Mastery.value(of: [1, 0]))
    let new = progress.mastery(of: "chain", at: 9)
    #expect(new.count == 0 && new.value == 0 && new.dueTime == nil && !new.isDue && new.level == .new)
  }

  // MARK: Reviews

  /// Each letter is an answer on the day on which the concept is due: right, wrong, or right with a hint.
  @Test(
    "a concept that is known lies longer each time, and one that is not comes back tomorrow",
    arguments: [
      ("r", 1), ("rr", 3), ("rrr", 7), ("rrrr", 16), ("rrrrr", 35), ("rrrrrr", 35), ("w", 1), ("rrrw", 1),
      ("rrrwr", 3),
      ("wr", 3), ("rrh", 3), ("h", 1), ("hr", 3), ("rrrwh", 1),
    ])
  func boxes(_ answers: String, _ days: Double) {
    var progress = Progress()
    var now = 1000.0
    var asked = now
    for letter in answers {
      let attempt: LearningEvent.Attempt = letter == "w" ? .wrong() : .right(hints: letter == "h" ? 1 : 0)
      progress.add(StampedEvent(at: now, .asked(concept: "order", seed: 1, attempt)))
      let mastery = progress.mastery(of: "order", at: now)
      #expect(!mastery.isDue)
      asked = now
      now = mastery.dueTime ?? 0
    }
    #expect(now - asked == days * 86_400)
    #expect(progress.mastery(of: "order", at: now).isDue)
  }

  @Test("many right answers in one evening are one")
  func cramming() {
    var schedule = ReviewSchedule()
    for second in 0..<10 { schedule.add(answer(at: Double(second), .right())) }
    #expect(schedule.box == 0)
    #expect(schedule.dueTime == 86_400)
    schedule.add(answer(at: 11, .wrong()))
    #expect(schedule.dueTime == 86_411)
  }

  @Test("what waits longest, by its own interval, comes first")
  func due() {
    let day = 86_400.0
    var progress = Progress()
    func add(_ concept: String, _ day: Double, _ attempt: LearningEvent.Attempt) {
      progress.add(StampedEvent(at: day * 86_400, .asked(concept: concept, seed: 1, attempt)))
    }
    add("long", 0, .right())
    add("long", 1, .right())
    add("short", 2, .wrong())
    add("same", 2, .wrong())
    add("new", 4.5, .wrong())
    #expect(progress.due(at: 2.9 * day) == [])
    #expect(progress.due(at: 3 * day) == ["same", "short"])
    #expect(progress.due(at: 5 * day) == ["same", "short", "long"])
    #expect(progress.due(at: 5.5 * day) == ["same", "short", "long", "new"])
  }

  private func answer(at time: Double, _ attempt: LearningEvent.Attempt) -> ConceptAnswer {
    ConceptAnswer(time: time, lesson: nil, attempt: attempt)
  }
}
