import TouchModel

/// One thing to tell, before it is laid out: what it says, how deep it stands, what it is for.
struct Message: Sendable, Equatable {
  /// At the start of the line.
  var sign: Sign?
  /// Steps of indentation.
  var depth: Int
  var role: Role
  var text: Phrase
  /// Shown at the right margin where there is room.
  var rule: RuleID?
  /// How far lines after the first stand in from the text, in cells.
  var hang: Int

  init(
    _ sign: Sign?, depth: Int = 0, role: Role = .plain, _ text: Phrase, rule: RuleID? = nil, hang: Int = 2
  ) {
    self.sign = sign
    self.depth = depth
    self.role = role
    self.text = text
    self.rule = rule
    self.hang = hang
  }

  static let blank = Message(nil, Phrase())
}
