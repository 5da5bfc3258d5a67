import TouchModel

extension Reader {
  /// A number without a unit.
  mutating func number(
    _ expectation: String = "a number", sample: String = "40", limit: Double = Parser.largestNumber
  ) throws(Fault) -> Double {
    guard token.kind == .number else { throw expected(expectation, sample: sample) }
    let number = token.number
    if token.unit != .none { throw .unexpectedUnit(token.span, number: Words.number(number)) }
    if abs(number) > limit { throw .outOfRange(lexer.text(token.start, token.end), token.span) }
    advance()
    return number
  }

  /// A number behind another one, with or without a comma between them.
  mutating func further(
    _ expectation: String, sample: String = "40", limit: Double = Parser.largestNumber
  ) throws(Fault) -> Double {
    _ = accept(.comma)
    return try number(expectation, sample: sample, limit: limit)
  }

  mutating func point(
    _ expectation: String = "a point such as 40,40", limit: Double = Parser.largestNumber
  ) throws(Fault) -> Point {
    let x = try number(expectation, sample: "40,40", limit: limit)
    return Point(x, try further("the y of the point", limit: limit))
  }

  /// A rectangle; `isArea` refuses negative sizes (insets may be negative).
  mutating func rect(isArea: Bool = true, limit: Double = Parser.largestNumber) throws(Fault) -> Rect {
    let x = try number("a rectangle such as 10,10,50,50", sample: "10,10,50,50", limit: limit)
    let y = try further("the y of the rectangle", limit: limit)
    let size = try size(isArea: isArea, limit: limit, isFurther: true)
    return Rect(x, y, size.width, size.height)
  }

  mutating func size(
    isArea: Bool = true, limit: Double = Parser.largestNumber, isFurther: Bool = false
  ) throws(Fault) -> Size {
    if isFurther { _ = accept(.comma) }
    let first = token.span
    let width = try number(
      isFurther ? "the width of the rectangle" : "a size such as 100,50", sample: isFurther ? "50" : "100,50",
      limit: limit)
    if isArea, width < 0 { throw .negativeSize(first, width) }
    _ = accept(.comma)
    let second = token.span
    let height = try number("the height", sample: "50", limit: limit)
    if isArea, height < 0 { throw .negativeSize(second, height) }
    return Size(width, height)
  }

  /// A whole number in a range.
  mutating func count(_ what: String, _ range: ClosedRange<Int>, sample: String = "2") throws(Fault) -> Int {
    let span = token.span
    let number = try number(what, sample: sample)
    guard number == number.rounded(), number >= Double(range.lowerBound), number <= Double(range.upperBound)
    else {
      throw .notWhole(what, range, span)
    }
    return Int(number)
  }

  /// `0.5s`, `500ms`, or seconds without a unit.
  mutating func duration(_ expectation: String = "a time such as 0.5s or 500ms") throws(Fault) -> Time {
    guard token.kind == .number else { throw expected(expectation, sample: "0.5s") }
    let seconds = token.unit == .milliseconds ? token.number / 1000 : token.number
    guard seconds >= 0, seconds <= Parser.longestDuration else { throw .badDuration(token.span) }
    let time =
      token.unit == .milliseconds
      ? Time(nanoseconds: Int64((token.number * 1e6).rounded())) : Time(seconds: token.number)
    advance()
    return time
  }

  /// `on off true false yes no`.
  mutating func boolean(sample: String = "on") throws(Fault) -> Bool {
    if isAt("on") || isAt("true") || isAt("yes") {
      advance()
      return true
    }
    if isAt("off") || isAt("false") || isAt("no") {
      advance()
      return false
    }
    throw expected("on or off", sample: sample)
  }

  /// A point, or a view whose centre stands for it.
  mutating func place(not keywords: [StaticString] = []) throws(Fault) -> Place {
    _ = accept("at")
    if token.kind == .word, Fault.isNotFinite(text(token)) { throw .notFinite(text(token), token.span) }
    guard token.kind == .word || token.kind == .quoted else {
      return .point(try point("a point such as 40,40 or a view"))
    }
    if isAt(anyOf: keywords) {
      var fault = Fault.keywordAsName(text(token), token.span)
      fault.message = "expected a point such as 40,40 or a view, found \(Fault.shown(text(token)))"
      fault.fixes.insert(.init(span: Span(token.start, token.start), text: "40,40 "), at: 0)
      throw fault
    }
    return .center(of: try name("a point such as 40,40 or a view"))
  }

  /// How often `undo` and `redo` are done.
  mutating func repetitions() throws(Fault) -> Int {
    isAtEnd ? 1 : try count("the number of steps", 1...1_000_000)
  }
}
