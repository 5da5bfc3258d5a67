import TouchModel

/// Questions about what happened, and travel inside a touch.
extension Reader {
  /// Behind `why`.
  mutating func whyQuestion() throws(Fault) -> WhyQuestion {
    let negated = accept("not")
    if accept("action") { return .action(try action(), negated: negated) }
    if !negated, accept("late") { return .late(try name("a view", sample: "A")) }
    if !negated, accept("cancelled") || accept("canceled") {
      return .cancelled(try name("a view", sample: "A"))
    }
    let name = try name("a view or recognizer", sample: "A", not: ["at"])
    return .receives(name, at: isAtEnd ? nil : try place(), negated: negated)
  }

  /// Behind `what`: `if CMD[; CMD] then CMD`.
  mutating func whatIf() throws(Fault) -> Command {
    try require("if", sample: "if set A isHidden on then tap 40,40")
    let outer = endsAtThen
    if outer { throw Fault("'what if' cannot stand inside another one", Span(token.start, token.end)) }
    endsAtThen = true
    defer { endsAtThen = outer }
    var changes: [Statement] = []
    while !isAt("then") {
      while token.kind == .semicolon { advance() }
      if token.kind == .end { throw expected("'then' and a command", sample: "then tap 40,40") }
      if isAt("then") { break }
      changes.append(try statement())
    }
    if changes.isEmpty { throw expected("a command before 'then'", sample: "set A isHidden on ") }
    advance()
    if isAtEnd { throw expected("a command behind 'then'", sample: "tap 40,40") }
    endsAtThen = false
    return .whatIf(changes, then: try statement())
  }

  /// Behind `diff`: nothing, or two scripts.
  mutating func diff() throws(Fault) -> Command {
    if isAtEnd { return .diff }
    let first = try script("before.tap")
    if isAtEnd { throw expected("a second script", sample: "after.tap") }
    return .diffFiles(first, try script("after.tap"))
  }

  /// A path up to a blank, or in quotes.
  private mutating func script(_ sample: String) throws(Fault) -> Name {
    if token.kind == .quoted { return try name("the path of a script", sample: sample) }
    let start = restStart
    var end = start
    while end < lexer.bytes.count {
      let byte = lexer.bytes[end]
      if byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\"") { break }
      end += 1
    }
    guard end > start else { throw expected("the path of a script", sample: sample) }
    let path = lexer.text(start, end)
    if let bad = path.unicodeScalars.firstIndex(where: CharacterRules.isUnprintable) {
      let place = start + path.utf8.distance(from: path.startIndex, to: bad)
      throw .unprintable(path.unicodeScalars[bad], Span(place, place + UTF8.width(path.unicodeScalars[bad])))
    }
    lexer.position = end
    lastEnd = end
    token = lexer.next()
    return Name(path, Span(start, end))
  }

  /// Behind `goto`.
  mutating func position() throws(Fault) -> Int? {
    if accept("end") { return nil }
    return try count("the number of a fact", 0...1_000_000_000, sample: "7")
  }

  /// Behind `at`: `N CMD`.
  mutating func at() throws(Fault) -> Command {
    let number = try count("the number of a fact", 0...1_000_000_000, sample: "7")
    if isAtEnd { throw expected("a question such as show A", sample: "show A") }
    return .at(number, try statement())
  }
}
