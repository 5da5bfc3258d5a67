/// What is said about a lesson's file that cannot be read, or that reads otherwise than its author thinks.
enum ReadingWording {
  static func kind(isWarning: Bool) -> String { isWarning ? "warning: " : "error: " }
  static func suggestion(_ line: String) -> String { "try: " + line }

  // MARK: The file
  static let tooLarge = "a lesson has at most \(LessonSource.limit / 1024) KB"
  static let notUTF8 = "this is not UTF-8"
  static let nothingBelow = "nothing stands below the header"

  // MARK: The header
  static let noHeader = "a lesson begins with a header of 'key: value' lines, and a line '---' below it"
  static let noKey = "expected 'key: value'"
  static func missing(_ key: String) -> String { "the header has no '\(key):'" }
  static func empty(_ key: String) -> String { "nothing stands behind '\(key):'" }
  static func twice(_ key: String) -> String { "'\(key)' stands here twice" }
  static func unknownKey(_ word: String, _ known: [String]) -> String {
    "unknown key '\(word)': \(either(known))"
  }
  static let badID = "an id is made of letters, digits and hyphens, and begins with a letter"
  static let badConcept = "a concept is a word with hyphens"
  static func wrongFormat(_ text: String) -> String {
    "format \(text) is not known; this version reads format 1"
  }
  static func unknownPermission(_ word: String, _ known: [String]) -> String {
    "'\(word)' cannot be allowed: \(either(known))"
  }

  // MARK: Markdown
  static let rawHTML = "HTML is not shown in a terminal"
  static let image = "images are not shown in a terminal"
  static let tooDeep = "lists and quotes stand too deep inside one another"
  static let innerFence = "a fence for the tutor stands alone, not inside something else"
  static let literalStars =
    "these stars are shown as stars: a blank or punctuation is on the wrong side of them for strong text"

  // MARK: Fences
  static let openFence = "this fence is never closed"
  static let emptyFence = "nothing stands in this fence"
  static func tooManyFences(_ limit: Int) -> String { "a lesson has at most \(limit) fences for the tutor" }
  static func tooManyCommands(_ limit: Int) -> String { "a fence has at most \(limit) commands" }
  static func tooManySamples(_ limit: Int) -> String {
    "a lesson makes at most \(limit) samples of fingers, those of a step counted \(LessonScan.weightOfSteps) times"
  }
  static func notTapwalk(_ word: String) -> String {
    "'\(word)' is not 'tapwalk': this fence is shown as code"
  }
  static func noKind(_ known: [String]) -> String { "the kind of fence is missing: \(either(known))" }
  static func unknownFence(_ word: String, _ known: [String]) -> String {
    "unknown kind of fence '\(word)': \(either(known))"
  }
  static func unknownAttribute(_ word: String, _ known: [String]) -> String {
    known.isEmpty ? "nothing stands behind the kind of this fence" : "unknown '\(word)': \(either(known))"
  }
  static func needsAttribute(_ kind: String, _ sample: String) -> String {
    "\(kind) needs an id, such as \(sample)"
  }
  static let refused =
    "this command has no place in a lesson: no files, no settings, no lessons inside lessons"

  // MARK: Steps
  static func idTwice(_ id: String, line: Int) -> String {
    "'\(id)' is the id of a step in line \(line) already"
  }
  static func unknownStep(_ word: String, _ known: [String]) -> String { "no step has the id '\(word)'" }
  static func hintAbove(_ id: String) -> String { "a hint stands below its step; '\(id)' comes later" }
  static func needsKey(_ key: String) -> String { "'\(key):' is missing" }
  static func unknownAsk(_ word: String, _ known: [String]) -> String {
    "cannot ask for '\(word)': \(either(known))"
  }
  static func wrongAsk(_ sample: String) -> String { "expected something such as '\(sample)'" }
  static let claimElsewhere = "'claim:' belongs to 'ask: yes-no'"
  static let claimTwice = "the claim stands behind 'yes-no' already"
  static let oneClaim = "a question with yes or no has one claim"
  static func unknownDecision(_ word: String, _ known: [String]) -> String {
    "no rule decides about '\(word)': \(either(known))"
  }

  // MARK: Tasks
  static let needsQuestion = "say in 'question:', or in text right above, what has to be done"
  static func fewSolutions(_ count: Int) -> String {
    count == 0
      ? "a task has two solutions or more" : "a task has two solutions or more; this one has \(count)"
  }
  static let noWrong = "a task has at least one 'wrong:' with what is said to those who try it"
  static let goalWithoutOutcome = "a goal says what comes of it, behind '->'"
  static let inputBehindCheck = "in a goal nothing happens behind 'expect'; make it a goal of its own"
  static let noOutcome = "expected an outcome, such as B or 'no action'"
  static func unknownKeep(_ word: String, _ known: [String]) -> String {
    "cannot keep '\(word)': \(either(known)), a property such as 'B isHidden', or a touch such as 'tap 10 10'"
  }
  static let wrongWithoutMessage = "behind the commands stands '|' and what is said to those who try them"

  private static func either(_ words: [String]) -> String { words.joined(separator: ", ") }
}
