import Foundation
import SceneSession
import Testing
import TouchReport

@testable import Tutor

/// Somebody who types into a lesson.
final class Learner {
  var run: LessonRun
  private(set) var events: [LearningEvent] = []
  private(set) var isOver = false
  /// What was printed last.
  private(set) var output = ""

  init(
    _ lesson: Lesson, past: [LearningEvent] = [], isTyping: Bool = false, options: ReportOptions = .init()
  ) {
    var session = Session()
    session.settings.isInteractive = isTyping
    session.settings.report = options
    run = LessonRun(lesson, past: past, version: "tapwalk 0", from: session)
    events = past
    var turn = Turn()
    run.open(at: 0, into: &turn)
    adopt(turn)
  }

  /// What the line prints, or `error: ...`.
  @discardableResult
  func type(_ line: String) -> String {
    var turn = Turn()
    do throws(SessionError) {
      try run.take(line, at: 0, into: &turn)
    } catch {
      return "error: " + SessionWording.text(for: error.reason)
    }
    adopt(turn)
    return output
  }

  private func adopt(_ turn: Turn) {
    events += turn.events
    output = String(decoding: turn.output, as: UTF8.self)
    if turn.isOver { isOver = true }
  }

  /// Somebody who begins with what this one has left behind.
  func again() -> Learner { Learner(run.lesson, past: events) }

  /// Everything that has to be there again after a break.
  var state: String {
    let stage =
      switch run.stage {
      case .reading: "reading"
      case .asking: "asking"
      case .working: "working"
      case .done: "done"
      case .broken: "broken"
      }
    let attempts = run.attempts.sorted { $0.key < $1.key }
    return "\(run.place) \(stage) \(run.hints) \(attempts) \(run.session.doneTexts)"
  }
}

/// A short lesson that has everything.
enum SmallLesson {
  static let text = """
    id: small
    format: 1
    title: A small lesson
    concepts: hit-order
    rules: HT-2 HT-5
    ---
    B lies in A.

    ```tapwalk scene
    add A at 0,0,200,200
    add B to A at 10,10,50,50
    ```

    ```tapwalk show
    tree A
    ```

    ```tapwalk predict id=q1
    ask: receiver
    on: tap 30 30
    expect: B
    ```

    ```tapwalk hint for=q1
    Who is in front?
    ```

    ```tapwalk hint for=q1
    B is in A.
    ```

    ```tapwalk hint for=q1
    It begins with B.
    ```

    Now B is asleep.

    ```tapwalk scene
    set B isUserInteractionEnabled off
    ```

    ```tapwalk predict id=q2
    ask: yes-no
    on: tap 30 30
    claim: hit B
    expect: no
    ```

    ```tapwalk task id=t1
    question: Wake B.
    goal: tap 30 30 -> B
    goal: tap 150 150 -> A
    keep: frames
    solution: set B isUserInteractionEnabled on
    solution: toggle B isUserInteractionEnabled
    wrong: set A isUserInteractionEnabled off | Now nothing in A can be hit.
    ```

    ```tapwalk hint for=t1
    What does hit-testing ask first?
    ```

    That is all.
    """

  static let lesson = read(text)

  static func read(_ text: String) -> Lesson {
    do throws(LessonFaults) {
      return try LessonReader.read(Array(text.utf8), file: "small.md")
    } catch {
      fatalError("the lesson of the tests cannot be read: \(error.all)")
    }
  }

  /// Without some of what a learner may do.
  static func allowing(_ words: String) -> Lesson {
    read(text.replacingOccurrences(of: "rules:", with: "allow: \(words)\nrules:"))
  }
}
