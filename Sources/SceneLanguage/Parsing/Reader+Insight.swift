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
