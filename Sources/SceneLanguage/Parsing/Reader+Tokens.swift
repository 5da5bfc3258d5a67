extension Reader {
  /// A word in any case.
  func isAt(_ keyword: StaticString) -> Bool { token.kind == .word && lexer.equals(token, keyword) }

  mutating func accept(_ keyword: StaticString) -> Bool {
    guard isAt(keyword) else { return false }
    advance()
    return true
  }

  mutating func accept(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  func isAt(anyOf keywords: [StaticString]) -> Bool {
    guard token.kind == .word else { return false }
    for keyword in keywords where lexer.equals(token, keyword) { return true }
    return false
  }

  /// A keyword that has to stand here. `sample` is what could be typed here, from the keyword on.
  mutating func require(_ keyword: StaticString, as shown: String? = nil, sample: String) throws(Fault) {
    if accept(keyword) { return }
    let word = shown ?? keyword.description
    if token.kind == .word, NearWord.find(text(token), in: [word]) != nil {
      throw .expected("\(Fault.shown(word))", found: text(token), token.span, sample: word)
    }
    var fault = expected(Fault.shown(word), sample: sample)
    if !isAtEnd, token.kind != .bad {
      fault.fixes = [.init(span: Span(token.start, token.start), text: word + " ")] + fault.fixes
    }
    throw fault
  }

  /// The text of a word, or of a quoted word without its quotes.
  func text(_ token: Token) -> String {
    guard token.kind == .quoted else { return lexer.text(token.start, token.end) }
    var text: [UInt8] = []
    var index = token.start + 1
    while index < token.end, lexer.bytes[index] != 0x22 {
      if lexer.bytes[index] == 0x5C, index + 1 < token.end,
        lexer.bytes[index + 1] == 0x22 || lexer.bytes[index + 1] == 0x5C
      {
        index += 1
      }
      text.append(lexer.bytes[index])
      index += 1
    }
    if index + 1 < token.end { text += lexer.bytes[(index + 1)..<token.end] }
    return String(decoding: text, as: UTF8.self)
  }

  /// The word in lower case, for a look into a table.
  func lowercased(_ token: Token) -> String { text(token).lowercased() }

  // MARK: Faults

  /// `expectation` should stand here.
  func expected(_ expectation: String, sample: String?) -> Fault {
    if token.kind == .bad, let fault = lexer.fault { return fault }
    if isAtEnd {
      let isJoined = lastEnd > 0 && (lexer.bytes[lastEnd - 1] == 0x3D || lexer.bytes[lastEnd - 1] == 0x2C)
      return .missing(expectation, after: lastEnd, sample: sample, space: isJoined ? "" : " ")
    }
    if token.kind == .word, Fault.isNotFinite(text(token)), sample?.first?.isNumber == true {
      return .notFinite(text(token), token.span)
    }
    return .expected(expectation, found: lexer.text(token.start, token.end), token.span, sample: sample)
  }

  /// Something stands behind a command that is complete.
  func unexpected(keywords: [String] = []) -> Fault {
    if token.kind == .bad, let fault = lexer.fault { return fault }
    let found = lexer.text(token.start, token.end)
    var fault = Fault.unexpected(found, token.span, rest: Span(lastEnd, statementEnd))
    if token.kind == .word, let meant = NearWord.find(found, in: keywords) {
      fault.fixes = [.init(span: token.span, text: meant)]
    }
    return fault
  }

  /// Where the command ends that is being read.
  var statementEnd: Int {
    var rest = lexer
    var end = token
    var last = lastEnd
    while end.kind != .end, end.kind != .semicolon {
      last = end.end
      end = rest.next()
    }
    return last
  }
}

extension Lexer {
  /// The word is this keyword, in any case.
  func equals(_ token: Token, _ keyword: StaticString) -> Bool {
    guard token.end - token.start == keyword.utf8CodeUnitCount else { return false }
    for index in 0..<keyword.utf8CodeUnitCount {
      let byte = bytes[token.start + index]
      let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
      if lower != keyword.utf8Start[index] { return false }
    }
    return true
  }
}
