import Foundation
import SceneSession
import Testing

@testable import Tutor

/// A whole way through a lesson.
@Suite struct LessonRunTests {
  @Test func nothingOfTheTraceIsThereBeforeTheAnswer() {
    let learner = Learner(SmallLesson.lesson)
    #expect(learner.output.contains("B lies in A."))
    #expect(learner.output.contains("tap> tree A\nA 0,0,200,200"))
    #expect(learner.output.contains("tap 30 30"))
    for sign in ["received", "Hit test", "touchesBegan", "hit view"] {
      #expect(!learner.output.contains(sign), "\(sign)")
    }
    for line in ["tap 30 30", "trace", "log", "hit 30 30", "why B", "step", "undo", "map", "map receivers"] {
      #expect(learner.type(line).hasPrefix("error: answer first"), "\(line)")
    }
    for line in ["tree", "show B", "help tap", "rules", "rule HT-5", "beliefs", "inside B 5 5"] {
      #expect(!learner.type(line).hasPrefix("error: "), "\(line)")
    }
    #expect(learner.events == [.reached(learner.run.stepID!)])
  }

  @Test func aRightAnswerOpensTheTrace() {
    let learner = Learner(SmallLesson.lesson)
    #expect(learner.type("answer B sure").hasPrefix("✓ "))
    #expect(learner.type("trace").contains("● B"))
    #expect(!learner.type("why B").hasPrefix("error: "))
    #expect(!learner.type("step").hasPrefix("error: "))
    guard case .answered(_, let attempt)? = learner.events.last else {
      Issue.record("no answer")
      return
    }
    #expect(attempt.result == .right)
    #expect(attempt.text == "B")
    #expect(attempt.confidence == 0.9)
    #expect(attempt.concepts == ["hit-order"])
  }

  @Test func aWrongAnswerIsNoErrorAndIsTheOnlyTry() {
    let learner = Learner(SmallLesson.lesson, isTyping: true)
    #expect(learner.type("A unsure").hasPrefix("✗ "))
    #expect(learner.type("answer B") == "error: this step is done; Enter goes on")
    #expect(learner.type("").contains("q2"))
    #expect(learner.run.attempts["q1"]?.result == .wrong)
    #expect(learner.run.attempts["q1"]?.confidence == 0.5)
  }

  @Test func aScriptNeedNotSayNext() {
    let learner = Learner(SmallLesson.lesson)
    learner.type("B")
    #expect(learner.type("answer no").contains("✓ "))
    #expect(learner.run.attempts["q2"]?.result == .right)
    learner.type("skip")
    #expect(learner.run.attempts["t1"]?.result == .skipped)
    #expect(learner.type("hint") == "error: the lesson is over")
    #expect(!learner.isOver)
  }

  @Test(arguments: ["B", "b", "answer B", "1", "2", "answer 2", "  A ", "nothing", "nobody"])
  func whatAnswers(_ line: String) {
    let learner = Learner(SmallLesson.lesson)
    let output = learner.type(line)
    #expect(output.hasPrefix("✓ ") || output.hasPrefix("✗ ") || line == "b", "\(output)")
  }

  @Test(arguments: ["open", "send", "tree"])
  func aChoiceIsAnAnswerEvenWhereItIsACommand(_ name: String) {
    let text = SmallLesson.text.replacingOccurrences(of: "add B ", with: "add \(name) ")
      .replacingOccurrences(of: "B isUser", with: "\(name) isUser")
    let learner = Learner(SmallLesson.read(text))
    #expect(learner.type(name + " sure").hasPrefix("✓ "))
    #expect(learner.run.attempts["q1"]?.text == name)
    let other = Learner(SmallLesson.read(text))
    #expect(!other.type("tree \(name)").hasPrefix("✓ "))
    #expect(other.run.attempts.isEmpty)
  }

  @Test(arguments: ["glass", "Glass.", "GLASS.", "answer glass."])
  func aNameMayBeWrittenWithOtherCapitalsAndAFullStop(_ line: String) {
    let text = SmallLesson.text.replacingOccurrences(of: "add B ", with: "add Glass ")
      .replacingOccurrences(of: "B isUser", with: "Glass isUser")
    let learner = Learner(SmallLesson.read(text))
    #expect(learner.type(line).hasPrefix("✓ "))
    #expect(learner.run.attempts["q1"]?.text == "Glass")
  }

  @Test func aNameThatMayBeTwoIsAsked() {
    let text = SmallLesson.text.replacingOccurrences(of: "add A at", with: "add b at")
      .replacingOccurrences(of: "to A at", with: "to b at").replacingOccurrences(of: "tree A", with: "tree b")
    let learner = Learner(SmallLesson.read(text))
    learner.type("b")
    #expect(learner.run.attempts["q1"]?.text == "b")
  }

  @Test func theSandboxIsHelpWhileAQuestionWaits() {
    let learner = Learner(SmallLesson.lesson)
    #expect(learner.type("play").contains("counts as one hint"))
    learner.type("back")
    #expect(!learner.type("play").contains("counts as one hint"))
    learner.type("back")
    #expect(learner.type("hint").contains("Who is in front?"))
    let other = learner.again()
    for learner in [learner, other] {
      learner.type("B")
      #expect(learner.run.attempts["q1"]?.hints == 2)
      #expect(!learner.type("play").contains("counts as one hint"))
    }
  }

  @Test func whatIsNoLineLeadsOn() {
    let learner = Learner(SmallLesson.lesson, isTyping: true)
    #expect(
      learner.type("I don't know.")
        == "error: that is no answer; a hint helps, and a wrong answer costs nothing")
    learner.type("B")
    #expect(learner.type("2") == "error: the question is answered; Enter goes on")
    for line in ["", "no", ""] { learner.type(line) }
    #expect(learner.type("2") == "error: a task is done with commands")
  }

  @Test func anAnsweredStepIsNotToldAgain() {
    let learner = Learner(SmallLesson.lesson, isTyping: true)
    #expect(learner.again().output.contains("B lies in A."))
    learner.type("B")
    let output = learner.again().output
    #expect(output.hasPrefix("A small lesson\n"))
    #expect(output.contains("Step 1 of 3, q1"))
    #expect(!output.contains("B lies in A."))
    learner.type("")
    #expect(learner.again().output.components(separatedBy: "A small lesson").count == 2)
  }

  @Test func anAnswerStands() {
    let learner = Learner(SmallLesson.lesson, isTyping: true)
    learner.type("A")
    #expect(learner.type("reset") == "error: the answer stands; Enter goes on")
    #expect(learner.type("back") == "error: you are in the lesson; 'leave' ends it")
  }

  @Test func whatComesNextIsHelpOnlyAfterATry() {
    let learner = Learner(SmallLesson.lesson)
    #expect(learner.run.nextCommand == "tree")
    learner.type("hint")
    #expect(learner.run.nextCommand == "hint")
    for _ in 0..<3 { learner.type("hint") }
    #expect(learner.run.nextCommand == "skip")
  }

  @Test(arguments: ["window", "1"])
  func whatOnlyBeginsLikeACommandIsAnAnswer(_ line: String) {
    let learner = Learner(SmallLesson.lesson)
    #expect(!learner.type(line).hasPrefix("error: "))
    #expect(learner.run.isDone)
    guard case .answered(_, let attempt)? = learner.events.last else {
      Issue.record("no answer is remembered")
      return
    }
    // In words, however it was typed.
    #expect(["window", "root", "A", "B", "nothing"].contains(attempt.text))
  }

  @Test func whatCannotBeReadIsNoAnswer() {
    let learner = Learner(SmallLesson.lesson)
    #expect(learner.type("X7").hasPrefix("error: "))
    #expect(learner.type("answer 17").hasPrefix("error: "))
    #expect(learner.run.attempts.isEmpty)
    #expect(learner.type("# a note") == "")
  }

  @Test func hintsComeInLevelsAndTheLastIsTheAnswer() {
    let learner = Learner(SmallLesson.lesson)
    #expect(learner.type("hint").hasPrefix("hint 1 of 4\nWho is in front?"))
    #expect(learner.type("hint").hasPrefix("hint 2 of 4\n"))
    #expect(learner.type("hint").hasPrefix("hint 3 of 4\n"))
    let number = (learner.run.answers.firstIndex(of: "B") ?? 0) + 1
    for _ in 0..<2 {
      #expect(learner.type("hint") == "hint 4 of 4\nThe answer is: B, number \(number)\n")
    }
    #expect(learner.events.count == 5)
    learner.type("B")
    #expect(learner.run.attempts["q1"]?.hints == 4)
  }

  @Test func theLastHintOfATaskCanBePasted() {
    let learner = Learner(SmallLesson.lesson)
    learner.type("B")
    learner.type("answer no")
    learner.type("")
    learner.type("hint")
    let line = learner.type("hint").split(separator: "\n").last ?? ""
    #expect(line == "This does it: set B isUserInteractionEnabled on")
    #expect(learner.type(String(line.dropFirst(14))).contains("✓ Solved"))
  }

  @Test func skipShowsTheAnswerAndWhy() {
    let learner = Learner(SmallLesson.lesson)
    let output = learner.type("skip")
    #expect(output.contains("B receives it"))
    #expect(output.contains("HT-"))
    #expect(learner.run.attempts["q1"]?.result == .skipped)
    #expect(learner.run.nextCommand == "next")
  }

  @Test func theEndSaysWhatWasRightAndWhatShowedUp() {
    let learner = Learner(SmallLesson.lesson)
    for line in ["A", "", "no", "", "set B isUserInteractionEnabled on"] { learner.type(line) }
    let output = learner.type("next")
    #expect(learner.isOver)
    #expect(learner.events.last == .finished(lesson: "small"))
    #expect(output.contains("That is all."))
    #expect(output.contains("2 of 3 steps right, 1 wrong."))
    #expect(output.contains("HT-2, HT-5"))
    #expect(output.contains("To review: hit-order. 'quiz hit-order' asks more about it."))
  }

  @Test(arguments: [("hints", "hint", "skip"), ("skip", "skip", "hint"), ("play", "play", "skip")])
  func whatIsNotAllowedSaysSo(_ allowed: String, _ works: String, _ refused: String) {
    let learner = Learner(SmallLesson.allowing(allowed))
    #expect(learner.type(refused).hasPrefix("error: "))
    #expect(!learner.type(works).hasPrefix("error: "))
  }

  @Test func theNextCommandAlwaysWorks() {
    let lines = [
      "", "play", "tap 1 1", "back", "A", "why B", "", "hint", "no", "next", "tap 30 30", "hint", "hint",
    ]
    let learner = Learner(SmallLesson.lesson, isTyping: true)
    for line in lines + ["set B isUserInteractionEnabled on", ""] {
      learner.type(line)
      if learner.isOver { break }
      let other = Learner(SmallLesson.lesson)
      other.run = learner.run
      #expect(
        !other.type(learner.run.nextCommand).hasPrefix("error: "), "\(line): \(learner.run.nextCommand)")
    }
    #expect(learner.isOver)
  }

  @Test func aFaultyStepIsNoDeadEnd() {
    let text = SmallLesson.text.replacingOccurrences(of: "add B to A at 10,10,50,50\n```", with: "add A\n```")
    let learner = Learner(SmallLesson.read(text))
    var told = ""
    for _ in 0..<6 where !learner.isOver {
      told += learner.type("skip")
      told += learner.type("")
    }
    #expect(told.contains("small.md:"))
    #expect(learner.isOver)
  }

  @Test func aReportHasTheStepAndItsScene() {
    let learner = Learner(SmallLesson.lesson)
    learner.type("A")
    let output = learner.type("report")
    for text in [
      "tapwalk 0", "small (small.md)", "step: q1", "answered: A (wrong)", "add B to A at 10,10,50,50",
    ] {
      #expect(output.contains(text), "\(text)")
    }
  }
}
