import TouchReport

/// Text of a lesson for a terminal: wrapped to its columns, with the structure that Markdown gives it.
public struct ProsePainter: Sendable {
  public let options: ReportOptions

  public init(_ options: ReportOptions) { self.options = options }

  /// Appends the blocks, with an empty line between two of them and none at the end.
  public func paint(_ blocks: [MarkdownBlock], into out: inout [UInt8]) {
    paint(blocks, margin: Margin(), isTight: false, into: &out)
  }

  /// What stands at the left of each line, around the block that is painted.
  private struct Margin {
    /// Of the next line, such as the number of an item; then it becomes `rest`.
    var first: [UInt8] = []
    var rest: [UInt8] = []

    func adding(_ mark: [UInt8], _ blank: [UInt8]) -> Margin {
      Margin(first: first + mark, rest: rest + blank)
    }

    mutating func take() -> [UInt8] {
      defer { first = rest }
      return first
    }
  }

  private func paint(_ blocks: [MarkdownBlock], margin: Margin, isTight: Bool, into out: inout [UInt8]) {
    var margin = margin
    // A line across the page says nothing when it is read aloud.
    let blocks = options.isPlain ? blocks.filter { $0 != .rule } : blocks
    for (i, block) in blocks.enumerated() {
      if i > 0, !isTight { write([], &margin, isBlank: true, into: &out) }
      paint(block, &margin, into: &out)
    }
  }

  private func paint(_ block: MarkdownBlock, _ margin: inout Margin, into out: inout [UInt8]) {
    switch block {
    case .heading(let level, let inlines): paintHeading(level, inlines, &margin, into: &out)
    case .paragraph(let inlines): paintText(inlines, &margin, into: &out)
    case .list(let start, let items): paintList(start, items, &margin, into: &out)
    case .quote(let blocks):
      let mark =
        options.isPlain ? Array("  ".utf8) : bytes(of: options.isASCII ? Sign.pipe.ascii : Sign.pipe.unicode)
      paint(blocks, margin: margin.adding(mark, mark), isTight: false, into: &out)
      margin.first = margin.rest
    case .code(let text): paintCode(text, &margin, into: &out)
    case .rule: write(rule(min(40, room(in: margin))), &margin, into: &out)
    }
  }

  private func paintHeading(
    _ level: Int, _ inlines: [MarkdownInline], _ margin: inout Margin, into out: inout [UInt8]
  ) {
    let isStyled = options.isColour && !options.isPlain
    let text = isStyled ? ProseText([.strong(inlines)], options) : ProseText(inlines, options)
    var widest = 0
    for var line in text.lines {
      if options.isPlain, let last = line.last, !".:!?".utf8.contains(last) { line.append(UInt8(ascii: ":")) }
      widest = max(widest, paintWrapped(line, &margin, into: &out))
    }
    if level <= 2, !options.isPlain { write(rule(widest), &margin, into: &out) }
  }

  private func paintText(_ inlines: [MarkdownInline], _ margin: inout Margin, into out: inout [UInt8]) {
    for line in ProseText(inlines, options).lines { _ = paintWrapped(line, &margin, into: &out) }
  }

  private func paintList(
    _ start: Int?, _ items: [[MarkdownBlock]], _ margin: inout Margin, into out: inout [UInt8]
  ) {
    let isTight = items.allSatisfy { item in
      item.allSatisfy { if case .paragraph = $0 { true } else if case .list = $0 { true } else { false } }
        && item.count { if case .paragraph = $0 { true } else { false } } <= 1
    }
    let last = (start ?? 0) + items.count - 1
    for (i, item) in items.enumerated() {
      if i > 0, !isTight { write([], &margin, isBlank: true, into: &out) }
      let mark: String
      if let start {
        let number = String(start + i) + ". "
        mark = String(repeating: " ", count: max(0, String(last).count + 2 - number.count)) + number
      } else {
        mark = options.isPlain ? "" : "- "
      }
      let blank = [UInt8](repeating: 0x20, count: mark.utf8.count)
      let inner = margin.adding(Array(mark.utf8), blank)
      if item.isEmpty {
        var inner = inner
        write([], &inner, into: &out)
      } else {
        paint(item, margin: inner, isTight: isTight, into: &out)
      }
      margin.first = margin.rest
    }
  }

  /// Lines as they are. One that is too long ends in an ellipsis, except where it is read aloud.
  private func paintCode(_ text: String, _ margin: inout Margin, into out: inout [UInt8]) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    var inner = margin.adding([0x20, 0x20], [0x20, 0x20])
    for line in lines {
      let safe = Escape.escaped(
        line.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    "))
      write(options.isPlain ? Array(safe.utf8) : cut(safe, to: room(in: inner)), &inner, into: &out)
    }
    margin.first = margin.rest
  }

  // MARK: Lines

  /// Answers the cells of the widest line.
  private func paintWrapped(_ text: [UInt8], _ margin: inout Margin, into out: inout [UInt8]) -> Int {
    let room = room(in: margin)
    var widest = 0
    var style = ProseText.Style.plain
    for range in Wrap(width: options.width).lines(text, first: room, rest: room) {
      widest = max(widest, options.width.of(text[range]))
      write(styled(text[range], &style), &margin, into: &out)
    }
    return widest
  }

  /// With codes in place of the marks. A style ends with the line and begins again in the next.
  private func styled(_ line: ArraySlice<UInt8>, _ style: inout ProseText.Style) -> [UInt8] {
    var result: [UInt8] = style == .plain ? [] : bytes(of: style.code)
    for byte in line {
      if let next = ProseText.Style(rawValue: byte) {
        style = next
        result += bytes(of: next.code)
      } else if byte >= 0x20 {
        result.append(byte)
      }
    }
    if style != .plain { result += bytes(of: ProseText.Style.plain.code) }
    return result
  }

  private func write(
    _ line: [UInt8], _ margin: inout Margin, isBlank: Bool = false, into out: inout [UInt8]
  ) {
    var whole = (isBlank ? margin.rest : margin.take()) + line
    while whole.last == 0x20 { whole.removeLast() }
    out += whole
    out.append(0x0A)
  }

  /// Cells for text; a deep list in a narrow terminal keeps some.
  private func room(in margin: Margin) -> Int { max(8, options.columns - options.width.of(margin.rest)) }

  private func cut(_ text: String, to room: Int) -> [UInt8] {
    if options.width.of(text) <= room { return Array(text.utf8) }
    let ellipsis = bytes(of: options.isASCII ? Sign.ellipsis.ascii : Sign.ellipsis.unicode)
    var result: [UInt8] = []
    for character in text {
      let next = result + Array(String(character).utf8)
      if options.width.of(next) + options.width.of(ellipsis) > room { break }
      result = next
    }
    return result + ellipsis
  }

  private func rule(_ count: Int) -> [UInt8] {
    let sign = bytes(of: options.isASCII ? Sign.rule.ascii : Sign.rule.unicode)
    return Array(repeatElement(sign, count: max(1, count / max(1, options.width.of(sign)))).joined())
  }

  private func bytes(of text: StaticString) -> [UInt8] { text.withUTF8Buffer { Array($0) } }
}
