import Foundation
import SceneSession
import Testing
import TouchInsight

@testable import Tutor

/// Learners of every kind on their way through the lessons that come with Tapwalk.
@Suite struct CourseLearnerTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../lessons").standardized

  private static let lessons: [Lesson] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
      return try? LessonReader.read(Array(data), file: name)
    }
  }()

  @Test func thereAreSome() { #expect(Self.lessons.count >= 24) }

  @Test(arguments: lessons.map(\.id)) func whoKnowsEverythingIsRightEverywhere(_ id: String) throws {
    let learner = Learner(try #require(Self.lessons.first { $0.id == id }), isTyping: true)
    walk(learner) { question in "answer " + question.text(of: question.key) }
    #expect(learner.isOver)
    let count = learner.run.lesson.steps.count
    #expect(learner.output.contains("\(count) of \(count) steps right."), "\(learner.output)")
  }

  /// Whatever is typed, there is a way on: in the end everything that is left can be skipped.
  @Test(arguments: lessons.map(\.id)) func whoGuessesComesToTheEnd(_ id: String) throws {
    let learner = Learner(try #require(Self.lessons.first { $0.id == id }))
    var seed = UInt64(id.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    let words = [
      "1", "2", "3", "yes", "no", "nobody", "tree", "hint", "play", "back", "tap 40,40", "answer", "undo",
      "reset",
      "trace", "step", "add Q", "remove Q", "", "report", "set root alpha 0.5", "answer 1 sure", "at 1 tree",
    ]
    for _ in 0..<40 where !learner.isOver {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      learner.type(words[Int(seed >> 33) % words.count])
      let next = learner.run.nextCommand
      let other = Learner(SmallLesson.lesson)
      other.run = learner.run
      #expect(learner.isOver || !other.type(next).hasPrefix("error: "), "\(next)")
    }
    if learner.run.sandbox != nil { learner.type("leave") }
    for _ in 0...learner.run.lesson.steps.count where !learner.isOver {
      if !learner.run.isDone { #expect(!learner.type("skip").hasPrefix("error: ")) }
      learner.type("")
    }
    #expect(learner.isOver)
  }

  /// Who believes something wrong is told so at the end of a lesson in which it shows.
  @Test(arguments: Belief.all.map(\.name)) func aBeliefIsNamedAtTheEnd(_ name: String) throws {
    let belief = try #require(Belief.named(name))
    for lesson in Self.lessons where Self.exposed[lesson.id]?.contains(name) == true {
      let learner = Learner(lesson)
      walk(learner) { question in
        let wrong = (question.choices + question.believed).first { $0.beliefs.contains(name) }
        return "answer " + question.text(of: wrong?.answer ?? question.key)
      }
      #expect(learner.isOver)
      let text = learner.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains(belief.sentence), "\(lesson.id): \(learner.output)")
      return
    }
    Issue.record("no lesson exposes it")
  }

  /// The beliefs that some question of a lesson exposes, by the lesson's id.
  private static let exposed: [String: Set<String>] = {
    var exposed: [String: Set<String>] = [:]
    for lesson in lessons {
      walk(Learner(lesson)) { question in
        exposed[lesson.id, default: []].formUnion((question.choices + question.believed).flatMap(\.beliefs))
        return "skip"
      }
    }
    return exposed
  }()

  private func walk(_ learner: Learner, _ answer: (Question) -> String) { Self.walk(learner, answer) }

  /// Answers every question, and does every task as its author did.
  private static func walk(_ learner: Learner, _ answer: (Question) -> String) {
    for _ in 0...learner.run.lesson.steps.count where !learner.isOver {
      switch learner.run.stage {
      case .asking(let question): learner.type(answer(question))
      case .working(let judge): learner.type(judge.task.solutions[0].text)
      case .reading, .done, .broken: break
      }
      learner.type("")
    }
  }
}
