import TouchInsight
import TouchReport

/// What `progress` says.
enum ProgressWording {
  /// Text of ours, which may be broken between its words.
  private static func text(_ text: String) -> Phrase { Phrase(stringLiteral: text) }

  static func count(_ number: Int, _ one: Phrase, _ many: Phrase) -> Phrase {
    "\(number) \(number == 1 ? one : many)"
  }
  static func times(_ number: Int) -> Phrase { count(number, "time", "times") }
  static func percent(_ share: Double) -> Phrase { "\(Int((share * 100).rounded())) %" }

  // MARK: Lessons

  static let lessons: Phrase = "Lessons"
  static func done(_ done: Int, of all: Int) -> Phrase {
    "\(done) of \(count(all, "lesson", "lessons")) done"
  }
  static func points(_ points: Double, of all: Int) -> Phrase {
    "\(points) of \(count(all, "point", "points")) in the lessons that you began"
  }
  static func older(_ steps: Int) -> Phrase {
    steps == 1
      ? "1 step was changed since you answered it; it counts all the same"
      : "\(steps) steps were changed since you answered them; they count all the same"
  }
  static func here(_ lesson: Lesson) -> Phrase {
    "you are in " + Phrase(escaping: lesson.title) + "; go on with: " + command("lesson " + lesson.id)
  }
  static func next(_ lesson: Lesson, isFirst: Bool) -> Phrase {
    (isFirst ? "begin with " : "next is ") + Phrase(escaping: lesson.title) + ": "
      + command("lesson " + lesson.id)
  }
  static let courseDone: Phrase = "you have done them all"
  private static func command(_ line: String) -> Phrase { "\(line)" }

  // MARK: Concepts

  static let concepts: Phrase = "What you know"
  static let nothingAsked: Phrase = "nothing was asked yet; to be asked: \(command("quiz"))"
  static func level(_ level: Mastery.Level) -> Phrase {
    switch level {
    case .new: "new"
    case .shaky: "shaky"
    case .growing: "growing"
    case .firm: "firm"
    case .mastered: "mastered"
    }
  }
  static func answers(_ count: Int) -> Phrase { self.count(count, "answer", "answers") }
  static func concept(_ name: String, _ mastery: Mastery, _ when: Phrase) -> Phrase {
    "\(name): \(level(mastery.level)), \(percent(mastery.value)), \(answers(mastery.count)), \(when)"
  }

  // MARK: Beliefs

  static let beliefs: Phrase = "Beliefs that showed in your answers"
  static func belief(_ belief: BeliefProgress) -> Phrase {
    let sentence = Belief.named(belief.name).map { text($0.sentence) } ?? Phrase(escaping: belief.name)
    let state: Phrase = belief.isOvercome ? ", overcome since" : ""
    return "\(sentence) (\(times(belief.count))\(state))"
  }
  /// For a screen reader.
  static func spokenBelief(_ belief: BeliefProgress) -> Phrase {
    let sentence = Belief.named(belief.name).map { text($0.sentence) } ?? Phrase(escaping: belief.name)
    let state: Phrase = belief.isOvercome ? "overcome since" : "not overcome yet"
    return "\(sentence): showed \(times(belief.count)), \(state)"
  }
  static func whatHappens(_ lesson: Lesson) -> Phrase {
    "what happens instead, in " + Phrase(escaping: lesson.title) + ": " + command("lesson " + lesson.id)
  }
  static func whatHappens(insteadOf belief: Belief) -> Phrase {
    "what happens instead: \(command("believe " + belief.name))"
  }

  // MARK: Confidence

  static let confidence: Phrase = "How sure you were, and how often right"
  static func bin(_ bin: Calibration.Bin) -> Phrase {
    "\(Int((bin.from * 100).rounded())) to \(percent(bin.to)) sure: right \(bin.right) of \(bin.count)"
  }
  static func score(_ score: Double) -> Phrase {
    "Brier score \((score * 100).rounded() / 100): 0 is best, 0.25 is to say a half each time"
  }

  // MARK: Reviews

  static let reviews: Phrase = "What to ask again"
  static func due(_ concepts: [String]) -> Phrase {
    "due: " + concepts.map { "\($0)" as Phrase }.joined(", ") + "; to be asked: " + command("review")
  }
  static func nothingDue(next concept: String, _ when: Phrase) -> Phrase {
    "nothing is due; \(concept) is \(when)"
  }
  /// Of a concept that no questions are drawn for.
  static let onlyInLessons: Phrase = "asked in lessons"
  static let isDue: Phrase = "due"
  static func due(in days: Int) -> Phrase { days == 1 ? "due in a day" : "due in \(days) days" }
}
