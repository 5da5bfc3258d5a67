import TouchReport

/// Text with emphasis, flattened to bytes that can be broken into lines. Marks for styles stand in it as control bytes,
/// which no escaped text can hold and which take no cell.
struct ProseText {
  enum Style: UInt8 {
    case emphasis = 0x18
    case strong = 0x19
    case plain = 0x1A

    /// An attribute that light and dark themes both show.
    var code: StaticString {
      switch self {
      case .emphasis: "\u{1B}[4m"
      case .strong: "\u{1B}[1m"
      case .plain: "\u{1B}[0m"
      }
    }
  }

  /// One for each line that the author asked for.
  private(set) var lines: [[UInt8]] = [[]]
  private let options: ReportOptions
  /// A line of the file ended here, and what follows decides whether that is a blank.
  private var isBroken = false
  private var last: Unicode.Scalar?
  private var style = Style.plain

  init(_ inlines: [MarkdownInline], _ options: ReportOptions) {
    self.options = options
    append(inlines)
  }

  private mutating func append(_ inlines: [MarkdownInline]) {
    for inline in inlines { append(inline) }
  }

  private mutating func append(_ inline: MarkdownInline) {
    switch inline {
    case .text(let text): write(Escape.escaped(String(text.map { $0 == "\t" ? " " : $0 })))
    case .code(let text): writeCode(text)
    case .emphasis(let inlines): write(inlines, .emphasis)
    case .strong(let inlines): write(inlines, .strong)
    case .link(let inlines, let address):
      append(inlines)
      if inlines != [.text(address)], !address.isEmpty {
        write(" (")
        writeWhole(address)
        write(")")
      }
    case .softBreak: isBroken = true
    case .lineBreak:
      lines.append([])
      last = nil
    }
  }

  /// Colour shows the style where there is any, and stars where there is none; a screen reader gets the words alone.
  private mutating func write(_ inlines: [MarkdownInline], _ style: Style) {
    if options.isPlain || self.style != .plain {
      append(inlines)
      return
    }
    endBreak(before: "a")
    self.style = style
    if options.isColour { lines[lines.count - 1].append(style.rawValue) } else { write("*") }
    append(inlines)
    if options.isColour { lines[lines.count - 1].append(Style.plain.rawValue) } else { write("*") }
    self.style = .plain
  }

  /// Between backticks, which say without colour where it begins and ends. For a screen reader one word needs nothing,
  /// and several stand in quotes.
  private mutating func writeCode(_ text: String) {
    let sign = !options.isPlain ? "`" : text.contains(" ") ? "'" : ""
    writeWhole(sign + text + sign)
  }

  /// Not broken between lines, unless it would take most of one.
  private mutating func writeWhole(_ text: String) {
    let safe = Escape.escaped(text)
    let isWhole = options.width.of(safe) * 2 <= options.columns
    endBreak(before: safe)
    if isWhole { lines[lines.count - 1].append(Phrase.wholeStart) }
    write(safe)
    if isWhole { lines[lines.count - 1].append(Phrase.wholeEnd) }
  }

  private mutating func write(_ text: String) {
    if text.isEmpty { return }
    endBreak(before: text)
    lines[lines.count - 1].append(contentsOf: text.utf8)
    last = text.unicodeScalars.last
  }

  private mutating func endBreak(before text: String) {
    guard isBroken else { return }
    isBroken = false
    guard let last, !SoftBreak.isNothing(between: String(last), and: text) else { return }
    lines[lines.count - 1].append(0x20)
  }
}
