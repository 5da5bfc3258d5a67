import TouchModel

/// One thing to tell, before it is laid out: what it says, how deep it stands, what it is for.
package struct Message: Sendable, Equatable {
  /// At the start of the line.
  package var sign: Sign?
  /// Steps of indentation.
  package var depth: Int
  package var role: Role
  package var text: Phrase
  /// Shown at the right margin where there is room.
  package var rule: RuleID?
  /// How far lines after the first stand in from the text, in cells.
  package var hang: Int

  package init(
    _ sign: Sign?, depth: Int = 0, role: Role = .plain, _ text: Phrase, rule: RuleID? = nil, hang: Int = 2
  ) {
    self.sign = sign
    self.depth = depth
    self.role = role
    self.text = text
    self.rule = rule
    self.hang = hang
  }

  package static let blank = Message(nil, Phrase())
}
