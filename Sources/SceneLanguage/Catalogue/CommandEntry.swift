/// What is known about one command: the one source of help, completion, hints and examples.
public struct CommandEntry: Sendable {
  /// Commands that belong together in `help`.
  public enum Group: String, CaseIterable, Sendable {
    case build = "Build"
    case change = "Change"
    case wire = "Recognizers and actions"
    case touch = "Touch"
    case ask = "Ask"
    case check = "Check"
    case learn = "Learn"
    case session = "Session"
  }

  /// The word that begins the command.
  public let word: String
  public let group: Group
  /// One sentence without a full stop.
  public let summary: String
  /// How it is written: capitals stand for something else, `[...]` may be left out, `|` separates alternatives.
  public let forms: [String]
  /// Lines that can be read as they stand.
  public let examples: [String]

  let verb: Verb
  let patterns: [Form]

  init(_ verb: Verb, _ group: Group, _ summary: String, forms: [String], examples: [String]) {
    self.verb = verb
    word = verb.rawValue
    self.group = group
    self.summary = summary
    self.examples = examples
    patterns = forms.map { Form($0) }
    self.forms = patterns.map { FormElement.text($0.elements) }
  }

  /// Words of other tools and languages that lead here.
  public var synonyms: [String] { Synonyms.words(for: verb) }
}
