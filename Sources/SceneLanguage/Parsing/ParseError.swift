/// Why a line cannot be read. Says where, what is wrong, and a line that would work.
public struct ParseError: Error, Equatable, Sendable {
  /// One sentence without a full stop, lower case: `unknown command 'ad'`.
  public let message: String
  public let span: Span
  /// A whole line that parses; it keeps as much of the user's line as makes sense.
  public let suggestion: String?

  public init(_ message: String, at span: Span, try suggestion: String? = nil) {
    self.message = message
    self.span = span
    self.suggestion = suggestion
  }
}
