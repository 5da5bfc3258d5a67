import Foundation
import Testing
import TouchInsight

@testable import Tutor

/// What people of different minds answer in the course.
@Suite struct AnswerSheetTests {
  static let course = CourseFiles.lessons

  private func entries(_ mind: Mind) -> [AnswerSheet.Entry] {
    AnswerSheetTests.course.flatMap { AnswerSheet($0, as: mind).entries }
  }

  @Test func theKeyIsRightAtEveryStep() {
    let entries = entries(.right)
    #expect(entries.filter { !$0.isRight } == [])
    #expect(entries.count == AnswerSheetTests.course.reduce(0) { $0 + $1.steps.count })
    #expect(entries.allSatisfy { $0.beliefs.isEmpty && !$0.line.isEmpty })
  }

  /// Whoever believes something wrong finds out somewhere in the course.
  @Test func everyBeliefLeadsAstraySomewhere() {
    let lessons = AnswerSheetTests.course.map { PutSteps($0) }
    for belief in Belief.all {
      let entries = lessons.first { $0.exposes(belief.name) }
        .map { AnswerSheet($0, as: .believer(belief.name)).entries }
      #expect(entries?.contains { !$0.isRight && $0.beliefs.contains(belief.name) } == true, "\(belief.name)")
    }
  }

  @Test func aSeedChoosesTheSameAgain() {
    let lesson = AnswerSheetTests.course[0]
    let sheets = (0..<20).map { AnswerSheet(lesson, as: .random(seed: $0)).entries }
    #expect(sheets[3] == AnswerSheet(lesson, as: .random(seed: 3)).entries)
    #expect(Set(sheets.map { $0.map(\.line) }).count > 5)
    #expect(sheets.joined().contains { $0.isRight })
    #expect(sheets.joined().contains { !$0.isRight })
  }

  /// The lines are typed into the lesson itself.
  @Test(arguments: [Mind.right, .random(seed: 5), .believer("clear-views-let-touches-through")])
  func theLessonMarksTheLinesAsTheSheetSays(_ mind: Mind) {
    for lesson in AnswerSheetTests.course.prefix(4) {
      let learner = Learner(lesson, isTyping: true)
      for entry in AnswerSheet(lesson, as: mind).entries {
        learner.type(entry.line)
        let attempts = learner.events.compactMap { event -> LearningEvent.Attempt? in
          if case .answered(let id, let attempt) = event, id.step == entry.step { attempt } else { nil }
        }
        #expect(attempts.contains { $0.result == .right } == entry.isRight, "\(lesson.id) \(entry)")
        for belief in entry.beliefs {
          #expect(attempts.contains { $0.beliefs.contains(belief) }, "\(lesson.id) \(entry)")
        }
        if !entry.isRight { learner.type("skip") }
        learner.type("")
      }
      #expect(learner.isOver, "\(lesson.id)")
    }
  }

  /// What stands in the teacher's key may be handed in as it is.
  @Test func theHandoutMarksTheLinesOfTheKeyAsRight() throws {
    for lesson in AnswerSheetTests.course {
      var text = try Handout(lesson, for: .student).text
      for entry in AnswerSheet(lesson, as: .right).entries {
        let fence = "```tapwalk answer for=\(entry.step)\n"
        text = text.replacingOccurrences(of: fence + "\n", with: fence + entry.line + "\n")
      }
      var marker = Marker(try Paper(lesson))
      let file = marker.mark(try AnswerFileReader.read(Array(text.utf8), file: lesson.id + ".md"))
      #expect(file.faults.isEmpty && file.broken == nil, "\(lesson.id) \(file.faults.map(\.message))")
      #expect(file.marks.filter { $0.result != .right }.map(\.step) == [], "\(lesson.id)")
    }
  }

  @Test(arguments: [
    ("right", Mind.right), ("RIGHT", .right), ("random:12", .random(seed: 12)),
    ("clear-views-let-touches-through", .believer("clear-views-let-touches-through")), ("random", nil),
    ("random:x", nil), ("random:-1", nil), ("wrong", nil), ("", nil),
  ])
  func mindsHaveNames(_ name: String, _ mind: Mind?) {
    #expect(Mind(name) == mind)
  }
}

extension PutSteps {
  /// A question of it has an answer for those who believe this.
  fileprivate func exposes(_ belief: String) -> Bool {
    all.contains { _, step in
      guard case .question(let question) = step else { return false }
      return question.believed.contains { $0.beliefs.contains(belief) }
    }
  }
}

/// The lessons of the course, in their order.
enum CourseFiles {
  static let lessons: [Lesson] = {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/", folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    folder = folder.deletingLastPathComponent().appendingPathComponent("lessons")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted().compactMap { file in
      let bytes = (try? Data(contentsOf: folder.appendingPathComponent(file))) ?? Data()
      return try? LessonReader.read(Array(bytes), file: file)
    }
  }()
}
