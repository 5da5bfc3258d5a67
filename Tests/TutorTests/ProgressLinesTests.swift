import Testing

@testable import Tutor

@Suite("What goes from a learner's file")
struct ProgressLinesTests {
  @Test("of a lesson that is forgotten no trace is left, and all else stays", arguments: 0..<10)
  func forgetting(seed: Int) {
    var source = EventSource(seed: UInt64(seed))
    let lines =
      source.events(200).map(\.line) + [
        "9.0\tdreamt\tlesson=ziel\t.", "9.0\tdreamt\tlesson=hit-01\t.", "junk ziel",
      ]
    let kept = ProgressLines.forgetting("ziel", from: lines)
    #expect(!kept.contains { $0.contains("ziel") })
    #expect(kept.contains("9.0\tdreamt\tlesson=hit-01\t."))
    #expect(kept == lines.filter { !$0.contains("ziel") })
    #expect(ProgressLines.forgetting(nil, from: lines) == [])
  }

  @Test("to forget a lesson by its line is to forget it by an event", arguments: 0..<10)
  func forgettingIsAnEvent(seed: Int) {
    var source = EventSource(seed: UInt64(seed))
    let events = source.events(200)
    var progress = Progress(events)
    progress.add(StampedEvent(at: 1e10, .forgot(lesson: "hit-02")))
    #expect(progress == Progress(lines: ProgressLines.forgetting("hit-02", from: events.map(\.line))))
  }

  @Test("compacting changes nothing that is known", arguments: 0..<40)
  func compacting(seed: Int) {
    var source = EventSource(seed: UInt64(seed))
    let lines = source.events(300).map(\.line) + ["junk", "9.0\tdreamt\tlesson=ziel\t."]
    let compacted = ProgressLines.compacted(lines)
    #expect(Progress(lines: compacted) == Progress(lines: lines))
    #expect(compacted.count < lines.count)
    #expect(compacted.suffix(2) == lines.suffix(2))
    #expect(ProgressLines.compacted(compacted) == compacted)
  }

  @Test("where somebody left off in a lesson is the same from what is left", arguments: 0..<40)
  func compactingAndResuming(seed: Int) {
    var source = EventSource(seed: UInt64(seed))
    source.lessons = ["small", "other"]
    // No version writes any more what was forgotten.
    let lines = source.events(120).filter { !$0.line.contains("\tforgot\t") }.map(\.line)
    let past = { (lines: [String]) in
      LessonPast(lines.compactMap { StampedEvent(line: $0)?.event }, in: SmallLesson.lesson)
    }
    for count in 1...lines.count {
      let all = Array(lines[..<count])
      #expect(past(ProgressLines.compacted(all)) == past(all), "\(count)")
    }
  }

  @Test("a long file is compacted where that takes something away")
  func worthCompacting() {
    let answers = Array(repeating: LearningEvent.finished(lesson: "a"), count: ProgressLines.many + 1)
    #expect(!ProgressLines.isWorthCompacting(answers))
    let reached = answers.map { _ in LearningEvent.reached(.id("a", "q1")) }
    #expect(!ProgressLines.isWorthCompacting(reached))
    #expect(ProgressLines.isWorthCompacting(reached + [.finished(lesson: "a")]))
    #expect(!ProgressLines.isWorthCompacting([.reached(.id("a", "q1")), .finished(lesson: "a")]))
  }

  @Test("what was typed in a task that is solved goes, and in one that is not stays")
  func typed() {
    let events: [LearningEvent] = [
      .reached(.id("a", "t1")), .typed(.id("a", "t1"), line: "x"), .answered(.id("a", "t1"), .right()),
      .reached(.id("a", "t2")), .typed(.id("a", "t2"), line: "y"), .answered(.id("a", "t2"), .wrong()),
    ]
    let lines = events.map { StampedEvent(at: 1, $0).line }
    #expect(ProgressLines.compacted(lines) == lines.enumerated().filter { $0.offset != 1 }.map(\.element))
    let finished = lines + [StampedEvent(at: 1, .finished(lesson: "a")).line]
    #expect(ProgressLines.compacted(finished) == [2, 4, 5, 6].map { finished[$0] })
  }
}
