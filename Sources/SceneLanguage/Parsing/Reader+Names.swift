import TouchModel

extension Reader {
  /// A name; where a keyword of this command stands bare, the keyword wins.
  mutating func name(
    _ expectation: String = "a name", sample: String = "A", not keywords: [StaticString] = []
  ) throws(Fault) -> Name {
    guard token.kind == .word || token.kind == .quoted else { throw expected(expectation, sample: sample) }
    if isAt(anyOf: keywords) {
      var fault = Fault.keywordAsName(text(token), token.span)
      fault.fixes.insert(.init(span: Span(token.start, token.start), text: sample + " "), at: 0)
      throw fault
    }
    let name = Name(text(token), token.span)
    if name.text.isEmpty { throw .emptyName(token.span) }
    advance()
    return name
  }

  /// A name for something new, which has no dot.
  mutating func newName(
    _ expectation: String = "a name", sample: String = "A", not keywords: [StaticString] = []
  ) throws(Fault) -> Name {
    let name = try name(expectation, sample: sample, not: keywords)
    if name.text.contains(".") { throw .dottedName(name.text, name.span) }
    return name
  }

  /// One bare or quoted word that is taken as it is.
  mutating func word(_ expectation: String, sample: String) throws(Fault) -> String {
    guard token.kind == .word || token.kind == .quoted || token.kind == .number else {
      throw expected(expectation, sample: sample)
    }
    let word = text(token)
    advance()
    return word
  }

  /// A word of a table: a class, a kind, an event.
  mutating func entry<Value>(
    _ what: String, sample: String, expectation: String? = nil, missing: String? = nil,
    spellings: () -> [String],
    _ find: (String) -> Value?
  ) throws(Fault) -> Value {
    guard token.kind == .word || token.kind == .quoted else {
      throw expected(missing ?? expectation ?? "a \(what) such as \(sample)", sample: sample)
    }
    if let value = find(lowercased(token)) {
      advance()
      return value
    }
    let word = text(token)
    throw .unknown(
      what, word, token.span, meant: NearWord.find(word, in: spellings()) ?? sample, expected: expectation)
  }

  /// `OBJ.ACTION`; a colon behind it, as in a selector, is let pass.
  mutating func action() throws(Fault) -> ActionName {
    let sample = "vc.handleTap"
    guard token.kind == .word || token.kind == .quoted else {
      throw expected("an action such as \(sample)", sample: sample)
    }
    let whole = text(token)
    let span = token.span
    guard let dot = whole.lastIndex(of: "."), dot != whole.startIndex,
      whole.index(after: dot) != whole.endIndex
    else { throw .actionWithoutObject(whole.filter { $0 != "." }, span) }
    let object = String(whole[..<dot])
    let action = String(whole[whole.index(after: dot)...])
    let isChain = token.kind == .word && object.lowercased() == "nil"
    let objectSpan = token.kind == .word ? Span(span.start, span.start + object.utf8.count) : span
    advance()
    if token.kind == .colon, token.start == span.end { advance() }
    return ActionName(object: isChain ? nil : Name(object, objectSpan), action: action, span: span)
  }

  /// The token is a word or quoted word with a dot in it.
  var isAtAction: Bool {
    (token.kind == .word || token.kind == .quoted) && text(token).dropFirst().contains(".")
  }

  // MARK: Raw text

  /// The rest of the command as it stands, up to `;`, a line break, or a comment behind a blank.
  mutating func rest() -> String {
    let bytes = lexer.bytes
    let start = restStart
    var end = start
    while end < bytes.count, bytes[end] != 0x3B, bytes[end] != 0x0A {
      if bytes[end] == 0x23, end == start || bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { break }
      end += 1
    }
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 || bytes[end - 1] == 0x0D { end -= 1 }
    lastEnd = end
    lexer.position = end
    token = lexer.next()
    return lexer.text(start, end)
  }

  /// Where the rest of the command begins. A word with a strange character in it is a bad token, which starts only at
  /// that character.
  var restStart: Int {
    var start = lastEnd
    while start < token.start, lexer.bytes[start] == 0x20 || lexer.bytes[start] == 0x09 { start += 1 }
    return min(start, token.start)
  }

  /// The path of a file: the rest of the command, or a quoted text.
  mutating func path() throws(Fault) -> String {
    if token.kind == .quoted {
      let path = text(token)
      if path.isEmpty { throw .emptyName(token.span) }
      advance()
      return path
    }
    if isAtEnd { throw expected("the path of a file", sample: "scene.tap") }
    let start = restStart
    let path = rest()
    if let bad = path.unicodeScalars.firstIndex(where: CharacterRules.isUnprintable) {
      let place = start + path.utf8.distance(from: path.startIndex, to: bad)
      let scalar = path.unicodeScalars[bad]
      throw .unprintable(scalar, Span(place, place + UTF8.width(scalar)))
    }
    return path
  }

  /// What `help` is asked about.
  mutating func topic() -> String? {
    if isAtEnd { return nil }
    if token.kind == .quoted {
      let topic = text(token)
      advance()
      return topic
    }
    return rest()
  }
}
