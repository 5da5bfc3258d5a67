/// What a piece of text is for. Colour is only ever a second carrier of it.
public enum Role: Sendable, Equatable, CaseIterable {
  case plain
  /// The answer, which stands first.
  case answer
  case heading
  case good
  case bad
  case action
  case waiting
  /// Rule ids and other asides.
  case quiet

  /// One of the 16 theme colours or an attribute, so that light and dark themes both stay readable; nil is plain.
  var code: StaticString? {
    switch self {
    case .plain: nil
    case .answer: "\u{1B}[1m"
    case .heading: "\u{1B}[1m"
    case .good: "\u{1B}[32m"
    case .bad: "\u{1B}[31m"
    case .action: "\u{1B}[35m"
    case .waiting: "\u{1B}[33m"
    case .quiet: "\u{1B}[2m"
    }
  }

  static let reset: StaticString = "\u{1B}[0m"
}
