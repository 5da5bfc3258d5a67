/// What the first word of a line is, to those who take lines that are no commands.
extension Catalogue {
  /// The whole word is a command's, or an alias.
  package static func isCommand(_ word: String) -> Bool { Verb.named(word.lowercased()) != nil }

  /// Some command begins with it. One capital letter is a view's name.
  package static func isBeginningOfCommand(_ word: String) -> Bool {
    if isCommand(word) { return true }
    let isName = word.count == 1 && word != word.lowercased()
    return !isName && !Verb.beginning(with: word.lowercased()).isEmpty
  }
}
