/// One piece of a line.
struct Token: Equatable {
  enum Kind: UInt8 {
    case word, quoted, number, comma, semicolon, ampersand, greater, equals, colon
    /// Cannot be read; the lexer keeps the reason until somebody needs this token.
    case bad
    case end
  }

  enum Unit: UInt8 { case none, seconds, milliseconds }

  var kind: Kind
  var start: Int
  var end: Int
  /// Of a `number`, as written, before its unit.
  var number = 0.0
  var unit = Unit.none

  var span: Span { Span(start, end) }
}
