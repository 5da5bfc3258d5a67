/// What the first word of a line is, to those who take lines that are no commands.
extension Catalogue {
  /// The whole word is a command's, or an alias.
  package static func isCommand(_ word: String) -> Bool { Verb.named(word.lowercased()) != nil }

  /// Some command begins with it.
  package static func isBeginningOfCommand(_ word: String) -> Bool {
    isCommand(word) || !Verb.beginning(with: word.lowercased()).isEmpty
  }
}
