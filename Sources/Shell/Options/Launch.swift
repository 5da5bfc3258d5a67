import SceneSession
import TouchFiles
import Tutor

/// What the command line asks for.
public struct Launch: Equatable, Sendable {
  public enum Action: Equatable, Sendable {
    /// A prompt, or standard input as a script where no terminal is there.
    case start
    /// `run FILE`; `-` is standard input.
    case run(String)
    /// `-c "COMMANDS"`.
    case commands(String)
    /// `lessons check PATH ...`.
    case checkLessons([String])
    /// `lessons answers PATH|ID ...`; `mind` says whose.
    case lessonAnswers([String])
    /// `lesson ID`: a prompt in that lesson, or standard input as what is typed into it; nil goes on where its learner
    /// left off.
    case lesson(String?)
    /// `lessons [WORDS]`: the map of the course.
    case lessons(String?)
    /// Goes on with the journal of a session that met a fault.
    case resume(String)
    case version
    case help
    /// What a teacher asks for.
    case classroom(ClassCommand)
  }

  public enum ColourChoice: String, CaseIterable, Sendable { case auto, always, never }

  public var action = Action.start
  public var format = OutputFormat.text
  public var keepsGoing = false
  public var colour = ColourChoice.auto
  public var isASCII = false
  public var columns: Int?
  public var isPlain = false
  /// Whose progress is kept.
  public var profile = "default"
  /// Who answers.
  public var mind = Mind.right

  public init() {}
}

/// A command line that cannot be carried out. Ends with status 2.
public enum UsageError: Error, Equatable, Sendable {
  case unknownOption(String)
  case unknownCommand(String)
  case needsValue(String)
  case wrongValue(String, String, expected: String)
  case needsFile
  case tooMany(String)
  case notInThisVersion(String)
  case formatNeedsScript
  case needsLesson(String)
  case needsAnswers
}

extension Launch {
  /// - Parameter arguments: without the name of the program.
  public init(arguments: [String]) throws(UsageError) {
    var arguments = arguments
    let classOptions = try ClassOptions(takingFrom: &arguments)
    var rest = arguments[...]
    var words: [String] = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = argument.hasPrefix("--") ? parts[0] : argument
      let attached = argument.hasPrefix("--") && parts.count > 1 ? parts[1] : nil
      func value() throws(UsageError) -> String {
        if let attached { return attached }
        guard let next = rest.popFirst() else { throw .needsValue(name) }
        return next
      }
      switch name {
      case "--format": format = try Launch.choice(name, try value())
      case "--color", "--colour": colour = try Launch.choice(name, try value())
      case "--columns":
        let text = try value()
        guard let count = Int(text), (20...1000).contains(count) else {
          throw .wrongValue(name, text, expected: "a number from 20 to 1000")
        }
        columns = count
      case "--keep-going": keepsGoing = true
      case "--ascii": isASCII = true
      case "--plain": isPlain = true
      case "--profile":
        profile = try value()
        guard ProgressFile.isProfile(profile) else {
          throw .wrongValue(name, profile, expected: "a name of letters, digits, '-', '_' and '.'")
        }
      case "--as":
        let text = try value()
        guard let mind = Mind(text) else {
          throw .wrongValue(
            name, text, expected: "right, random:SEED or a belief: tapwalk -c beliefs lists them")
        }
        self.mind = mind
      case "-c":
        guard action == .start else { throw .tooMany("-c") }
        action = .commands(try value())
      case "--resume": action = .resume(try value())
      case "--version", "-V": action = .version
      case "--help", "-h": action = .help
      default: throw .unknownOption(argument)
      }
    }
    try take(words)
    if let classOptions { action = .classroom(try ClassCommand(words, classOptions)) }
  }

  private mutating func take(_ words: [String]) throws(UsageError) {
    if action == .version || action == .help { return }
    guard let first = words.first else { return }
    if case .commands = action { throw .tooMany(first) }
    switch first {
    case "run":
      guard words.count > 1 else { throw .needsFile }
      guard words.count == 2 else { throw .tooMany(words[2]) }
      action = .run(words[1])
    case "help": action = .help
    case "version": action = .version
    case "lessons" where words.dropFirst().first == "check": action = .checkLessons(Array(words.dropFirst(2)))
    case "lessons" where words.dropFirst().first == "answers":
      action = .lessonAnswers(Array(words.dropFirst(2)))
    case "lesson":
      guard words.count <= 2 else { throw .tooMany(words[2]) }
      action = .lesson(words.count > 1 ? words[1] : nil)
    case "lessons":
      action = .lessons(words.count > 1 ? words.dropFirst().joined(separator: " ") : nil)
    case _ where ClassCommand.words.contains(first): break
    case "import": throw .notInThisVersion(first)
    default: throw .unknownCommand(first)
    }
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ text: String
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else {
      let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw .wrongValue(name, text, expected: "one of " + all)
    }
    return choice
  }
}
