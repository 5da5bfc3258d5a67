import TouchModel

extension Reader {
  mutating func hit() throws(Fault) -> Command { .hit(try place()) }

  mutating func show() throws(Fault) -> Command {
    if isAtEnd { return .show(nil) }
    if accept("system") { return .showSystem }
    if accept("protections") { return .showProtections }
    return .show(try name("the name of an object", sample: "root"))
  }

  mutating func convert() throws(Fault) -> Command {
    let place = try place(not: ["from", "to"])
    try require("from", sample: "from A to B")
    let from = try name("the view that the point is in", sample: "A", not: ["to"])
    try require("to", sample: "to root")
    return .convert(place, from: from, to: try name("the view to convert to", sample: "root"))
  }

  mutating func inside() throws(Fault) -> Command {
    let name = try name("a view", sample: "A")
    return .inside(name, try place())
  }

  // MARK: Checks

  mutating func expectation() throws(Fault) -> Expectation {
    if accept("hit") { return try hitExpectation() }
    if accept("action") { return .action(try action()) }
    if accept("no") {
      if accept("action") { return .noAction(isAtEnd ? nil : try action()) }
      if accept("touches") { return .noTouches(try name("a view", sample: "A")) }
      throw expected("action or touches", sample: "touches A")
    }
    if accept("cancelled") || accept("canceled") { return .cancelled(try name("a view", sample: "A")) }
    if accept("state") {
      let name = try name("a recognizer", sample: "tap1")
      return .state(name, try state())
    }
    if accept("chain") { return try chainExpectation() }
    if accept("log") { return .log(try logLine()) }
    if isAtEnd { throw expected("something to check, such as hit A", sample: "hit A") }
    return try propertyExpectation()
  }

  private mutating func hitExpectation() throws(Fault) -> Expectation {
    let target = accept("nothing") ? nil : try name("a view or nothing", sample: "A", not: ["for"])
    guard !isAtEnd else { return .hit(target, finger: nil) }
    try require("for", sample: "for 1")
    _ = accept("finger")
    return .hit(target, finger: try fingerNumber("1"))
  }

  private mutating func chainExpectation() throws(Fault) -> Expectation {
    var names = [try name("the name of an object", sample: "A")]
    while accept(.greater) { names.append(try name("the name of an object", sample: "root")) }
    return .chain(names)
  }

  private mutating func logLine() throws(Fault) -> String {
    guard token.kind == .quoted else {
      let sample = "\"-[A touchesBegan:withEvent:]\""
      if isAtEnd { throw expected("a log line in quotes", sample: sample) }
      let span = Span(token.start, max(statementEnd, token.end))
      throw Fault(
        "a log line stands in quotes", span, replace: Words.quote(lexer.text(span.start, span.end)))
    }
    let line = text(token)
    advance()
    return line
  }

  private mutating func propertyExpectation() throws(Fault) -> Expectation {
    let name = try name("something to check, such as hit A", sample: "hit A")
    let property = try property()
    let assignment = try assignment(property)
    var view: Name?
    var tolerance: Double?
    while !isAtEnd {
      let start = lastEnd
      if property == .location, accept("in") {
        if view != nil { throw .twice("in", Span(start, statementEnd)) }
        view = try self.name("a view", sample: "root", not: ["within"])
      } else if accept("within") {
        if tolerance != nil { throw .twice("within", Span(start, statementEnd)) }
        let span = token.span
        let distance = try number("a distance such as 1", sample: "1")
        if distance < 0 { throw .negativeTolerance(span, distance) }
        tolerance = distance
      } else {
        throw unexpected(keywords: property == .location ? ["in", "within"] : ["within"])
      }
    }
    if property == .location, case .value(.point(let point)) = assignment.argument {
      return .location(name, point, in: view, tolerance: tolerance)
    }
    return .property(name, assignment, tolerance: tolerance)
  }
}
