/// Markdown as text again: what is read from it is what was written.
struct MarkdownWriter {
  private(set) var text = ""

  /// With a blank line above, unless nothing stands there yet.
  mutating func add(_ blocks: [MarkdownBlock]) {
    for block in blocks { add(MarkdownWriter.lines(of: block)) }
  }

  mutating func add(_ lines: [String]) {
    if !text.isEmpty { text += "\n" }
    for line in lines { text += line + "\n" }
  }

  /// A fence that is longer than any within.
  static func fence(_ body: [String], info: String = "") -> [String] {
    var longest = 2
    for line in body {
      var run = 0
      for character in line {
        run = character == "`" ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    let fence = String(repeating: "`", count: longest + 1)
    return [fence + info] + body + [fence]
  }

  static func lines(of block: MarkdownBlock) -> [String] {
    switch block {
    case .heading(let level, let inlines):
      [String(repeating: "#", count: level) + " " + text(of: inlines).replacing("\n", with: " ")]
    case .paragraph(let inlines): paragraph(inlines)
    case .list(let start, let items): list(start, items)
    case .quote(let blocks): lines(of: blocks).map { $0.isEmpty ? ">" : "> " + $0 }
    case .code(let code): fence(code.lines)
    case .rule: ["---"]
    }
  }

  private static func lines(of blocks: [MarkdownBlock]) -> [String] {
    var result: [String] = []
    for block in blocks { result += (result.isEmpty ? [] : [""]) + lines(of: block) }
    return result
  }

  private static func list(_ start: Int?, _ items: [[MarkdownBlock]]) -> [String] {
    // Items of more than a paragraph stand apart.
    let isLoose = items.contains { item in
      item.dropFirst().contains { if case .list = $0 { false } else { true } }
    }
    var result: [String] = []
    for (index, item) in items.enumerated() {
      let mark = start.map { "\($0 + index). " } ?? "- "
      let indent = String(repeating: " ", count: mark.count)
      var body: [String] = []
      for block in item { body += (body.isEmpty || !isLoose ? [] : [""]) + lines(of: block) }
      if isLoose && !result.isEmpty { result.append("") }
      for (number, line) in (body.isEmpty ? [""] : body).enumerated() {
        result.append(number == 0 ? mark + line : line.isEmpty ? "" : indent + line)
      }
    }
    return result
  }

  /// Lines, none of which begins like another kind of block.
  private static func paragraph(_ inlines: [MarkdownInline]) -> [String] {
    text(of: inlines).split(separator: "\n", omittingEmptySubsequences: false).map { guarded(String($0)) }
  }

  private static func guarded(_ line: String) -> String {
    guard let first = line.first else { return line }
    if "#+-=>~".contains(first) { return "\\" + line }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, let sign = line.dropFirst(digits.count).first, sign == "." || sign == ")" {
      return digits + "\\" + line.dropFirst(digits.count)
    }
    return line
  }

  static func text(of inlines: [MarkdownInline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text): escaped(text)
      case .code(let code): span(code)
      case .emphasis(let inner): "*\(text(of: inner))*"
      case .strong(let inner): "**\(text(of: inner))**"
      case .link(let inner, let address): "[\(text(of: inner))](<\(address.filter { !"<>\n".contains($0) })>)"
      case .softBreak: "\n"
      case .lineBreak: "\\\n"
      }
    }.joined()
  }

  /// Code between more ticks than it holds in a row.
  private static func span(_ code: String) -> String {
    let runs = code.split { $0 != "`" }.map(\.count)
    let ticks = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let space = code.hasPrefix("`") || code.hasSuffix("`") ? " " : ""
    return ticks + space + code + space + ticks
  }

  /// A sentence that a lesson's author or the tutor wrote, as lines: code between ticks stays code.
  static func sentence(_ text: String) -> [String] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    let hasCode = parts.count % 2 == 1
    let inlines = parts.enumerated().map { index, part in
      hasCode && index % 2 == 1 && !part.isEmpty ? MarkdownInline.code(part) : .text(part)
    }
    let joined = hasCode ? self.text(of: inlines) : escaped(text)
    return joined.lines.map { guarded($0.trimmed) }
  }

  /// Text whose signs mean nothing, and which no terminal or viewer takes for something else.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_[]<>&".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result.safeLines
  }
}

extension String {
  /// Without the line end behind the last line.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
