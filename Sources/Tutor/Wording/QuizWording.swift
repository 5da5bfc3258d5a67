import TouchInsight
import TouchReport

/// What a quiz and a review say.
extension QuizWording {
  private static func text(_ text: String) -> Phrase { Phrase(escaping: text) }

  static func heading(_ topic: QuizRun.Topic, count: Int, seed: UInt64) -> Phrase {
    let about: Phrase =
      switch topic {
      case .concept(let concept?): "Quiz: " + text(concept.title)
      case .concept(nil): "Quiz about everything"
      case .review: "Review"
      }
    return about + ", \(questions(count)), seed \(Int(seed))"
  }

  static func questions(_ count: Int) -> Phrase { count == 1 ? "1 question" : "\(count) questions" }

  static let howTo: Phrase =
    "Answer with a number or in words; 'hint' helps, 'skip' shows the answer, 'leave' ends."

  static func question(_ number: Int, of count: Int, _ concept: Concept, _ difficulty: Int) -> Phrase {
    "Question \(number) of \(count): " + text(concept.title) + ", " + level(difficulty)
  }

  static func level(_ difficulty: Int) -> Phrase { "level \(difficulty) of 3" }
  static let howItGoes: Phrase =
    "Level 1 is easy, 3 is hard: two right answers lead up, a wrong one leads down."

  static let scene: Phrase = "The scene:"
  static let goOnToEnd: Phrase = "Enter shows how it went."
  static func hint(_ level: Int, of count: Int) -> Phrase { "hint \(level) of \(count)" }
  static func family(_ rules: [String]) -> Phrase {
    let names = text(rules.joined(separator: ", "))
    let example = text(rules.first ?? "HT-5")
    return rules.count == 1
      ? "The rule behind it: " + names + "; 'rule " + example + "' shows it"
      : "The rules around it: " + names + "; 'rule " + example + "' shows one"
  }
  static func about(_ concept: Concept) -> Phrase { text(concept.title) + ": " + text(concept.sentence) }

  // MARK: The end

  static func score(right: Int, of count: Int, skipped: Int) -> Phrase {
    var phrase: Phrase = "\(right) of \(count) right"
    if skipped > 0 { phrase += ", \(skipped) skipped" }
    return phrase
  }

  static func line(_ concept: Concept, right: Int, of count: Int) -> Phrase {
    text(concept.title) + ": \(right) of \(count)"
  }

  static let likelyBeliefs: Phrase = "Your answers are those of somebody who believes"
  static let beliefsSeen: Phrase = "Beliefs behind wrong answers"

  static func read(_ lesson: Lesson) -> Phrase {
    "lesson " + text(lesson.id) + ": " + text(lesson.title)
  }

  static func again(_ concept: Concept) -> Phrase { "'quiz " + text(concept.id) + "' asks more of this" }

  // MARK: What cannot be done

  static let isAnswered = "this question is answered: Enter goes on"
  static let answerFirst = "answer first; 'tree' and 'show' look at the scene, 'skip' gives up"
  static let noSandbox = "there is no sandbox here: once you have answered, the scene is yours to try"
  static let notALesson = "this is not a lesson: 'leave' ends it"

  // MARK: A fault report

  static func report(_ drawn: Drawn, _ attempt: LearningEvent.Attempt?) -> [String] {
    var lines = ["question: \(drawn.question.id) (\(drawn.template))", "asked: " + drawn.question.prompt]
    if let attempt {
      lines.append("answered: \(attempt.text) (\(attempt.result.rawValue))")
      lines.append("right: " + drawn.question.text(of: drawn.question.key))
    }
    return lines + ["scene:"] + drawn.script.map { "  " + $0 } + ["on:"]
      + drawn.question.lines.map { "  " + $0 }
  }
}

extension QuizWording {
  static func noConcept(_ name: String, _ all: [String]) -> String {
    "there are no questions about '\(name)'; there are about " + all.joined(separator: ", ")
  }
}
