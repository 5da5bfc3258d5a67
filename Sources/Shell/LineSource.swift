/// Where the lines of a session come from: a terminal with editing, or a plain file or pipe.
public protocol LineSource {
  /// Waits for the next line. The prompt is shown only where a person types.
  mutating func next(prompt: String) -> LineResult
}

/// What came instead of, or as, the next line.
public enum LineResult: Equatable, Sendable {
  /// A whole line, without its line feed.
  case line(String)
  /// Ctrl-C: what was typed is dropped, and the session goes on.
  case interrupted
  /// The end of the input, or Ctrl-D on an empty line.
  case end
}
