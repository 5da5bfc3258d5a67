import TouchModel

/// Messages to characters: the only place that knows columns, colour and signs' shapes.
package struct Painter: Sendable {
  package let options: ReportOptions
  private let width: DisplayWidth
  /// The bytes and the cells of each sign, by raw value.
  private let forms: [[UInt8]]
  private let cells: [Int]

  package init(_ options: ReportOptions) {
    self.options = options
    width = options.width
    var forms: [[UInt8]] = [[]]
    var cells = [0]
    for sign in Sign.allCases {
      let text = options.isPlain ? sign.plain : options.isASCII ? sign.ascii : sign.unicode
      let form = text.withUTF8Buffer { Array($0) }
      forms.append(form)
      cells.append(options.width.of(form))
    }
    self.forms = forms
    self.cells = cells
  }

  func cells(of sign: Sign) -> Int { cells[Int(sign.rawValue)] }

  /// The phrase with its signs drawn.
  func drawn(_ phrase: Phrase) -> [UInt8] { draw(phrase).filter { $0 >= 0x20 } }

  /// The phrase with its signs drawn, and names still marked as whole.
  func draw(_ phrase: Phrase) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(phrase.bytes.count + 8)
    for byte in phrase.bytes {
      if byte < 0x20, Int(byte) < forms.count {
        out.append(contentsOf: forms[Int(byte)])
      } else {
        out.append(byte)
      }
    }
    return options.isPlain ? PlainText.words(out) : out
  }

  /// In cells.
  package func width(of phrase: Phrase) -> Int { width.of(drawn(phrase)) }

  package func paint(_ messages: [Message], into out: inout [UInt8]) {
    for message in messages { paint(message, into: &out) }
  }

  /// One message: indentation, sign, text wrapped under itself, and the rule where it fits.
  /// It stands `margin` cells in from the left, behind `label`.
  package func paint(_ message: Message, margin left: Int = 0, label: Phrase? = nil, into out: inout [UInt8])
  {
    if options.isPlain {
      paintSentence(message, margin: left, label: label, into: &out)
      return
    }
    let indent = left + min(2 * message.depth, options.columns / 3)
    var margin = indent
    if let label {
      write(label.bytes[...], .quiet, into: &out)
      spaces(indent - label.bytes.count, into: &out)
    } else {
      spaces(indent, into: &out)
    }
    if let sign = message.sign {
      write(forms[Int(sign.rawValue)][...], sign.role, into: &out)
      out.append(0x20)
      margin += cells(of: sign) + 1
    }
    let text = draw(message.text)
    let room = max(8, options.columns - margin)
    let cells = width.of(text)
    if cells <= room {
      write(plain(text[...]), message.role, into: &out)
      finish(message, used: margin + cells, into: &out)
      return
    }
    let hang = min(message.hang, room / 2)
    let lines = Wrap(width: width).lines(text, first: room, rest: room - hang)
    for (i, line) in lines.enumerated() {
      if i > 0 { spaces(margin + hang, into: &out) }
      write(plain(text[line]), message.role, into: &out)
      if i == lines.count - 1 {
        finish(message, used: margin + (i > 0 ? hang : 0) + width.of(text[line]), into: &out)
      } else {
        out.append(0x0A)
      }
    }
  }

  /// Without the marks around names.
  private func plain(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for byte in text where byte < 0x20 { return text.filter { $0 >= 0x20 }[...] }
    return text
  }

  private func finish(_ message: Message, used: Int, into out: inout [UInt8]) {
    if let rule = message.rule { write(rule, used: used, into: &out) }
    out.append(0x0A)
  }

  /// The rule's id, flush right. Where the line is too full or the terminal too narrow for a margin there is none, but
  /// in full it stands on a line of its own.
  private func write(_ rule: RuleID, used: Int, into out: inout [UInt8]) {
    let hasMargin = options.verbosity == .normal && options.columns >= 60
    guard hasMargin || options.verbosity == .full else { return }
    let id = rule.rawValue
    var gap = options.columns - used - id.utf8.count
    if gap < 2 {
      guard options.verbosity == .full else { return }
      out.append(0x0A)
      gap = options.columns - id.utf8.count
    }
    spaces(gap, into: &out)
    if options.isColour, let code = Role.quiet.code { append(code, into: &out) }
    out.append(contentsOf: id.utf8)
    if options.isColour { append(Role.reset, into: &out) }
  }

  func write(_ bytes: ArraySlice<UInt8>, _ role: Role, into out: inout [UInt8]) {
    guard options.isColour, let code = role.code else {
      out.append(contentsOf: bytes)
      return
    }
    append(code, into: &out)
    out.append(contentsOf: bytes)
    append(Role.reset, into: &out)
  }

  private func append(_ text: StaticString, into out: inout [UInt8]) {
    text.withUTF8Buffer { out.append(contentsOf: $0) }
  }

  func spaces(_ count: Int, into out: inout [UInt8]) {
    for _ in 0..<max(0, count) { out.append(0x20) }
  }
}
