/// A piece of Markdown, as far as lessons use it.
public indirect enum MarkdownBlock: Sendable, Equatable {
  case heading(level: Int, [MarkdownInline])
  case paragraph([MarkdownInline])
  /// Each item is some blocks. `start` is the first number; nil is a list without numbers.
  case list(start: Int?, items: [[MarkdownBlock]])
  case quote([MarkdownBlock])
  /// A block of code that is not for the tutor.
  case code(String)
  case rule
}

/// A stretch of text.
public indirect enum MarkdownInline: Sendable, Equatable {
  case text(String)
  case code(String)
  case emphasis([MarkdownInline])
  case strong([MarkdownInline])
  case link([MarkdownInline], to: String)
  /// Where the author broke a line: a space, or nothing between Chinese characters.
  case softBreak
  case lineBreak
}
