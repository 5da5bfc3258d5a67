/// What is drawn elsewhere, in letters, digits and common punctuation.
enum PlainText {
  /// `[began]` as (began), ` > ` as to, and the gap between two pieces as a comma. Names stay as they are.
  static func words(_ text: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(text.count + 8)
    var isName = false
    var i = 0
    while i < text.count {
      let byte = text[i]
      if byte == Phrase.wholeStart { isName = true }
      if byte == Phrase.wholeEnd { isName = false }
      if isName {
        out.append(byte)
        i += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "["): out.append(UInt8(ascii: "("))
      case UInt8(ascii: "]"): out.append(UInt8(ascii: ")"))
      case UInt8(ascii: ">") where i > 0 && text[i - 1] == 0x20: out.append(contentsOf: "to".utf8)
      case 0x20 where i + 1 < text.count && text[i + 1] == 0x20:
        while i + 1 < text.count, text[i + 1] == 0x20 { i += 1 }
        if let last = out.last, last != UInt8(ascii: ":"), last != UInt8(ascii: ","), i + 1 < text.count {
          out.append(UInt8(ascii: ","))
        }
        if !out.isEmpty { out.append(0x20) }
      default: out.append(byte)
      }
      i += 1
    }
    return out
  }
}

extension Painter {
  /// One message as a sentence that ends, with the rule in brackets.
  func paintSentence(_ message: Message, margin left: Int, label: Phrase?, into out: inout [UInt8]) {
    let indent = left + min(2 * message.depth, options.columns / 3)
    if let label { write(label.bytes[...], .quiet, into: &out) }
    spaces(indent - (label?.bytes.count ?? 0), into: &out)
    var phrase =
      message.sign.map { $0 == .arrow || $0.plain.utf8CodeUnitCount == 0 ? "" : "\($0) " } ?? Phrase()
    phrase += message.text
    var text = draw(phrase)
    while text.first == 0x20 { text.removeFirst() }
    if text.isEmpty {
      out.append(0x0A)
      return
    }
    if let rule = message.rule, options.verbosity == .normal || options.verbosity == .full {
      text.append(contentsOf: " (\(rule.rawValue))".utf8)
    }
    if let last = text.last, ![".", ":", "!", "?"].contains(Character(Unicode.Scalar(last))) {
      text.append(message.role == .heading ? UInt8(ascii: ":") : UInt8(ascii: "."))
    }
    let room = max(8, options.columns - indent)
    let lines = Wrap(width: options.width).lines(text, first: room, rest: room)
    for (i, line) in lines.enumerated() {
      if i > 0 { spaces(indent, into: &out) }
      write(text[line].filter { $0 >= 0x20 }[...], message.role, into: &out)
      out.append(0x0A)
    }
  }
}
