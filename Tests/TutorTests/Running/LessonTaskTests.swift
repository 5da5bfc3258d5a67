import Foundation
import SceneSession
import Testing

@testable import Tutor

/// Tasks, and coming back to a lesson.
@Suite struct LessonTaskTests {
  private func atTask() -> Learner {
    let learner = Learner(SmallLesson.lesson)
    for line in ["B", "", "no", ""] { learner.type(line) }
    return learner
  }

  @Test func whatIsMissingIsSaidInOneLine() {
    let learner = atTask()
    #expect(learner.output.contains("Wake B."))
    #expect(learner.type("set B alpha 0.5") == "1 of 2 goals hold.\n")
    #expect(learner.type("answer").contains("✗ tap 30 30"))
    #expect(learner.type("tap 30 30").contains("goals hold") == false)
    #expect(learner.type("next") == "error: the task is not done yet; 'skip' shows how it is done")
    #expect(learner.type("") == "1 of 2 goals hold.\n")
  }

  @Test func aWrongWayEarnsItsMessageOnce() {
    let learner = atTask()
    #expect(learner.type("toggle A isUserInteractionEnabled").contains("Now nothing in A can be hit."))
    #expect(learner.run.attempts["t1"]?.result == .wrong)
    #expect(!learner.type("set A tag 4").contains("Now nothing"))
    learner.type("undo")
    learner.type("undo")
    #expect(learner.type("set B interaction on").contains("✓ Solved"))
    #expect(learner.run.attempts["t1"]?.result == .right)
  }

  @Test func wrongWaysAreRememberedOnceAndTheirBeliefsToTheEnd() {
    let text = SmallLesson.text.replacingOccurrences(
      of: "wrong: set A isUserInteractionEnabled off |",
      with:
        "wrong: set B isHidden on | Nobody hits what is hidden.\nwrong: set A isUserInteractionEnabled off |")
    let lesson = SmallLesson.read(text)
    let learner = Learner(lesson)
    for line in ["B", "", "no", "", "set B isHidden on", "undo", "set A interaction off"] {
      learner.type(line)
    }
    let other = Learner(lesson, past: learner.events)
    for line in ["undo", "set B isHidden on", "set B isHidden off; set B interaction on"] { other.type(line) }
    #expect(other.run.isDone)
    let results = other.events.compactMap { event -> LearningEvent.Attempt.Result? in
      if case .answered(let id, let attempt) = event, id.step == "t1" { attempt.result } else { nil }
    }
    #expect(results == [.wrong, .right])
    let shown = other.run.beliefs
    #expect(shown == Learner(lesson, past: other.events).run.beliefs)
    other.type("")
    #expect(shown.isEmpty || other.output.contains("What your answers took for true"))
  }

  /// What stands between the commands of one line is no try.
  @Test func theCommandsOfALineAreJudgedTogether() {
    let learner = atTask()
    let output = learner.type("set A interaction off; set A interaction on; toggle B interaction; tap 30 30")
    #expect(output.contains("✓ Solved"))
    #expect(!output.contains("Now nothing in A can be hit."))
    let results = learner.events.compactMap { event -> LearningEvent.Attempt.Result? in
      if case .answered(let id, let attempt) = event, id.step == "t1" { attempt.result } else { nil }
    }
    #expect(results == [.right])
    #expect(learner.run.session.doneTexts.count == 4)
  }

  @Test(arguments: [
    "set B isUserInteractionEnabled on", "toggle B interaction",
    "move B to root; set B interaction on; move B to A",
  ])
  func anyWayThatDoesItCounts(_ line: String) {
    let learner = atTask()
    let output = learner.type(line)
    #expect(output.contains("✓ Solved"))
    #expect(output.contains("HT-2"))
  }

  @Test func undoEndsAtTheStartOfTheStep() {
    let learner = atTask()
    #expect(learner.type("undo") == "error: there is nothing to undo")
    learner.type("remove B")
    learner.type("tap 20 20")
    learner.type("undo 2")
    #expect(learner.type("undo") == "error: there is nothing to undo")
    #expect(learner.run.session.scene == learner.run.page.scene)
    learner.type("redo 2")
    #expect(learner.run.session.doneTexts == ["remove B", "tap 20 20"])
  }

  @Test func resetIsTheStartOfTheStep() {
    let learner = atTask()
    learner.type("remove B")
    learner.type("reset")
    #expect(learner.run.session.scene == learner.run.page.scene)
    learner.type("reset lesson")
    #expect(learner.run.place == 0)
    #expect(learner.run.attempts.isEmpty)
    #expect(learner.again().state == learner.state)
  }

  @Test func aStrangeSolutionIsGoneInTheNextStep() {
    let learner = atTask()
    learner.type("add C at 250,250,20,20; toggle B interaction")
    learner.type("next")
    #expect(learner.run.session.scene.object(named: "C") == nil)
  }

  /// After each event there is, somebody who begins again is where the first one was.
  @Test func theSameComesBackAfterEveryLine() {
    let lines = [
      "tree", "hint", "play", "remove B", "back", "A", "", "hint", "yes", "next", "set B alpha 0.5",
      "tap 5 5",
      "undo", "hint", "remove B", "undo", "redo", "reset", "add C at 150,0,20,20", "toggle B interaction",
      "tap C",
    ]
    let learner = Learner(SmallLesson.lesson)
    for line in lines {
      #expect(!learner.type(line).hasPrefix("error: "), "\(line)")
      if learner.run.sandbox != nil { continue }
      let other = learner.again()
      #expect(other.state == learner.state, "\(line)")
      #expect(other.run.session.scene == learner.run.session.scene, "\(line)")
      #expect(other.events == learner.events, "\(line)")
    }
  }

  @Test func aStepThatHasChangedBeginsAnew() {
    let learner = atTask()
    learner.type("remove B")
    let changed = SmallLesson.read(
      SmallLesson.text.replacingOccurrences(of: "goal: tap 150 150", with: "goal: tap 160 150"))
    let other = Learner(changed, past: learner.events)
    #expect(other.run.place == 2)
    #expect(other.run.session.scene == other.run.page.scene)
    #expect(other.output.contains("changed"))
  }

  @Test func stepsMayMove() {
    let learner = atTask()
    let text = SmallLesson.text.replacingOccurrences(
      of: "Now B is asleep.",
      with: "```tapwalk predict id=q0\nask: receiver\non: tap 100 100\n```\n\nNow B is asleep.")
    let other = Learner(SmallLesson.read(text), past: learner.events)
    #expect(other.run.step?.id == "t1")
    #expect(other.run.attempts["q1"]?.result == .right)
  }

  @Test func afterTheEndItBeginsAgain() {
    let learner = atTask()
    learner.type("skip")
    learner.type("")
    let other = learner.again()
    #expect(other.run.place == 0)
    #expect(other.run.attempts.isEmpty)
  }

  @Test func whatIsForgottenIsGone() {
    let learner = atTask()
    let other = Learner(SmallLesson.lesson, past: learner.events + [.forgot(lesson: "small")])
    #expect(other.run.place == 0)
    let third = Learner(SmallLesson.lesson, past: learner.events + [.forgot(lesson: "another")])
    #expect(third.run.place == 2)
  }
}
