/// `believe`, and the names of rules.
extension Reader {
  /// Behind `believe`: `BELIEF [then CMD]`.
  mutating func believe() throws(Fault) -> Command {
    let (expectation, sample) = ("a belief such as first-subview-wins", "first-subview-wins")
    if isAt("then") {
      var fault = expected(expectation, sample: sample)
      fault.fixes = [.init(span: Span(token.start, token.start), text: sample + " ")]
      throw fault
    }
    let belief = try hyphenated(expectation, sample: sample)
    if token.kind == .end || token.kind == .semicolon { return .believe(belief, then: nil) }
    try require("then", sample: "then tap 40,40")
    if isAtEnd { throw expected("a touch behind 'then'", sample: "tap 40,40") }
    return .believe(belief, then: try statement())
  }

  /// Behind `rule`: `GR-16`, `gr16` or `GR 16`.
  mutating func ruleName() throws(Fault) -> Name {
    var name = try hyphenated("a rule such as HT-5", sample: "HT-5")
    if token.kind == .number {
      name = Name(name.text + " " + lexer.text(token.start, token.end), Span(name.span.start, token.end))
      advance()
    }
    return name
  }

  /// A word that may have hyphens in it, which names may not.
  mutating func hyphenated(_ expectation: String, sample: String) throws(Fault) -> Name {
    if token.kind == .quoted { return try name(expectation, sample: sample) }
    if isAtEnd { throw expected(expectation, sample: sample) }
    let start = restStart
    var end = start
    while end < lexer.bytes.count {
      let byte = lexer.bytes[end]
      guard CharacterRules.isWordByte(byte) || byte == UInt8(ascii: "-") else { break }
      end += 1
    }
    guard end > start, lexer.isBoundary(at: end) else { throw expected(expectation, sample: sample) }
    lexer.position = end
    lastEnd = end
    token = lexer.next()
    return Name(lexer.text(start, end), Span(start, end))
  }
}
