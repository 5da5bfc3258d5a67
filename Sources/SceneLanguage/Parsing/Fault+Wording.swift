/// Every wording of the lexer and the parser. Lower case, without a full stop, with the place it speaks of.
extension Fault {
  /// A word as it may be printed: not too long, and with control characters escaped.
  static func shown(_ word: some StringProtocol) -> String {
    let escaped = word.prefix(41).unicodeScalars.map {
      CharacterRules.isUnprintable($0) ? "\\u{\(String($0.value, radix: 16, uppercase: true))}" : String($0)
    }.joined()
    return "'" + (word.count > 40 ? String(escaped.prefix(40)) + "..." : escaped) + "'"
  }

  // MARK: Characters

  static func tooLong(_ count: Int) -> Fault {
    Fault("this line has \(count) bytes; the limit is \(Parser.lineLimit)", Span(0, count))
  }

  static func invalidUTF8(_ span: Span) -> Fault {
    Fault("this byte is not valid UTF-8", span, replace: "")
  }

  static func unprintable(_ scalar: Unicode.Scalar, _ span: Span) -> Fault {
    let code =
      "U+" + String(repeating: "0", count: max(0, 4 - String(scalar.value, radix: 16).count))
      + String(scalar.value, radix: 16, uppercase: true)
    let what =
      isDirectional(scalar) ? "a character that changes the writing direction" : "a control character"
    return Fault("\(what) (\(code)) cannot stand here", span, replace: "")
  }

  private static func isDirectional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// `rest` is the line from there on, with every such sign made plain.
  static func unplain(_ scalar: Unicode.Scalar, plain: String, _ span: Span, rest: Fix) -> Fault {
    Fault(
      "\(shown(String(scalar))) is not read here; the plain \(shown(plain)) is", span,
      [rest, Fix(span: span, text: plain)])
  }

  static func unexpectedCharacter(_ character: String, _ span: Span, blob: Span, _ text: String) -> Fault {
    Fault(
      "\(shown(character)) cannot stand in a bare word; a name that needs it is written in quotes", span,
      [Fix(span: blob, text: quote(text)), Fix(span: span, text: "")])
  }

  static func openQuote(_ span: Span, end: Int) -> Fault {
    Fault(
      "this quote has no closing quote", Span(span.start, span.start + 1),
      [Fix(span: Span(end, end), text: "\"")])
  }

  static func emptyName(_ span: Span) -> Fault { Fault("a name cannot be empty", span, replace: "A") }

  static func dottedName(_ name: String, _ span: Span) -> Fault {
    Fault(
      "\(shown(name)) has a dot, which is kept for parts such as nav.bar", span,
      replace: quoteIfNeeded(name.map { $0 == "." ? "_" : String($0) }.joined()))
  }

  // MARK: Numbers

  static func outOfRange(_ number: String, _ span: Span) -> Fault {
    Fault("\(shown(number)) is out of range: numbers go from -1e9 to 1e9", span, replace: "100")
  }

  static func transformOutOfRange(_ span: Span) -> Fault {
    Fault("this transform is out of range: its numbers go from -1e9 to 1e9", span, replace: "scale 2")
  }

  static func notFinite(_ word: String, _ span: Span) -> Fault {
    Fault("\(shown(word)) is not a number that can be used here", span, replace: "100")
  }

  static func unknownUnit(_ unit: String, number: String, _ span: Span, whole: Span) -> Fault {
    Fault(
      "unknown unit \(shown(unit)): lengths are plain points, times end in s or ms", span,
      [Fix(span: span, text: ""), Fix(span: span, text: "s"), Fix(span: whole, text: quote(number + unit))])
  }

  static func malformedNumber(_ text: String, _ number: String, _ span: Span) -> Fault {
    Fault(
      "\(shown(text)) is not a number", span,
      [Fix(span: span, text: number), Fix(span: span, text: quote(text))])
  }

  static func unexpectedUnit(_ span: Span, number: String) -> Fault {
    Fault("a number without a unit is expected here", span, replace: number)
  }

  static func notWhole(_ what: String, _ range: ClosedRange<Int>, _ span: Span) -> Fault {
    Fault(
      "\(what) is a whole number from \(range.lowerBound) to \(range.upperBound)", span,
      replace: String(max(range.lowerBound, min(range.upperBound, 1))))
  }

  static func badDuration(_ span: Span) -> Fault {
    Fault("a time is between 0 and \(plain(Parser.longestDuration)) seconds", span, replace: "0.5s")
  }

  static func negativeTolerance(_ span: Span, _ number: Double) -> Fault {
    Fault("a tolerance cannot be negative", span, replace: plain(-number))
  }

  static func negativeSize(_ span: Span, _ number: Double) -> Fault {
    Fault("a size cannot be negative", span, replace: plain(-number))
  }

  // MARK: Words

  static func unknownCommand(_ word: String, _ span: Span, meant: Verb?) -> Fault {
    var fault = Fault("unknown command \(shown(word))", span, replace: meant?.rawValue)
    fault.verb = meant ?? .help
    return fault
  }

  static func ambiguousCommand(_ word: String, _ span: Span, _ candidates: [Verb]) -> Fault {
    let list = candidates.map(\.rawValue).joined(separator: ", ")
    var fault = Fault(
      "\(shown(word)) could be \(list)", span, candidates.map { Fix(span: span, text: $0.rawValue) })
    fault.verb = candidates.first
    return fault
  }

  /// Something else stands where `expectation` should.
  static func expected(_ expectation: String, found: String, _ span: Span, sample: String?) -> Fault {
    Fault("expected \(expectation), found \(shown(found))", span, replace: sample)
  }

  /// The line ends where `expectation` should stand.
  static func missing(_ expectation: String, after end: Int, sample: String?, space: String = " ") -> Fault {
    Fault(
      "expected \(expectation) here", Span(end, end),
      sample.map { [Fix(span: Span(end, end), text: space + $0)] } ?? [])
  }

  static func unexpected(_ found: String, _ span: Span, rest: Span) -> Fault {
    Fault(
      "\(shown(found)) is not expected here", span, [Fix(span: rest, text: ""), Fix(span: span, text: "")])
  }

  /// A known word is misspelt.
  static func unknown(_ what: String, _ word: String, _ span: Span, meant: String?, expected: String?)
    -> Fault
  {
    let hint = expected.map { ": " + $0 } ?? ""
    return Fault("unknown \(what) \(shown(word))\(hint)", span, replace: meant)
  }

  static func keywordAsName(_ word: String, _ span: Span) -> Fault {
    Fault("\(shown(word)) is a keyword here; as a name it is written in quotes", span, replace: quote(word))
  }

  static func twice(_ keyword: String, _ rest: Span) -> Fault {
    Fault("\(shown(keyword)) is given twice", rest, replace: "")
  }

  static func actionWithoutObject(_ word: String, _ span: Span) -> Fault {
    Fault("an action is written OBJ.ACTION", span, replace: quoteIfNeeded("vc." + word))
  }

  static func unknownClass(_ word: String, _ span: Span) -> Fault {
    Fault(
      "unknown class \(shown(word)): a class of your own is written with its UIKit base", span,
      replace: quoteIfNeeded(word) + ":UIView")
  }

  // MARK: Writing

  static func quote(_ text: String) -> String { Words.quote(text) }
  static func quoteIfNeeded(_ text: String) -> String { Words.quoteIfNeeded(text) }
  static func plain(_ number: Double) -> String { Words.number(number) }
}
