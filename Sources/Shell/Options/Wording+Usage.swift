/// Every sentence of the shell itself that a person reads.
enum Wording {}

/// What `--help` and a wrong command line say.
extension Wording {
  static let version = "tapwalk 0.1"

  static let usage = """
    usage: tapwalk                            a prompt
           tapwalk run FILE|-                 a script; - is standard input
           tapwalk -c "COMMANDS"              a few commands
           tapwalk lesson [ID]                a lesson; goes on where you left off
           tapwalk lessons [WORDS]            the lessons that there are
           tapwalk lessons check [PATH ...]   are these lessons right? without a PATH the course itself
           tapwalk teach LESSON               a lesson on a projector
           tapwalk handout LESSON             the same on paper; --teacher adds the answers
           tapwalk exam LESSON|CONCEPT...     drawn questions; --seed, --questions, --student, --teacher
           tapwalk grade LESSON|exam FILE...  marks files and folders; --format text|json|junit, --pass, --seed
           tapwalk lessons answers [ID ...]   what to type at each step, as TSV; --as says who answers

      --format text|log|json    what is printed: the walk, what an app would log, or facts as JSON Lines
      --keep-going              go on after an error; the status is 1 at the end
      --color auto|always|never
      --ascii                   draw with ASCII characters only
      --plain                   as ACCESSIBLE=1: sentences, without signs and pictures
      --columns N               width of the output, 20 to 1000
      --profile NAME            whose progress is kept, where several learn on one account
      --as right|random:SEED|BELIEF
                                whose answers: all right, by chance, or what somebody who believes it says
      --version, --help

    Status: 0 all went well, 1 a command failed, 2 the command line is wrong.
    Try: tapwalk -c "add A at 40,40,100,100; tap A"
    """

  static func text(for error: UsageError) -> String {
    switch error {
    case .unknownOption(let option): "unknown option '\(option)'"
    case .unknownCommand(let word): "unknown command '\(word)'; a script is run by 'tapwalk run \(word)'"
    case .needsValue(let option): "\(option) needs a value"
    case .wrongValue(let option, let text, let expected): "\(option) cannot be '\(text)'; it is \(expected)"
    case .needsFile: "run needs a file, or - for standard input"
    case .tooMany(let word): "'\(word)' is one too many"
    case .notInThisVersion(let word): "'\(word)' is not in this version"
    case .needsLesson(let command): "\(command) needs a lesson: its id or its file"
    case .needsAnswers: "grade needs files of answers, or folders with them"
    case .formatNeedsScript: "--format log and json need a script: tapwalk run FILE"
    }
  }
}

/// What an option of the commands for classes is.
extension Wording {
  static let expectedGradeFormat = "one of text, json, junit"
  static let expectedPercent = "a number of percent from 0 to 100"
  static let expectedWhole = "a whole number"
  static func expectedCount(_ most: Int) -> String { "a number from 1 to \(most)" }
  static let expectedStudent =
    "a name of at most 100 characters, without controls and what turns the reading direction"
}
