import TouchModel

extension Reader {
  /// A property by any of its words.
  mutating func property(sample: String = "isHidden") throws(Fault) -> Property {
    try entry(
      "property", sample: sample, missing: "a property such as \(sample)",
      spellings: { PropertyWords.spellings }, PropertyWords.property)
  }

  /// The value of a property, with a `=` before it or not.
  mutating func assignment(_ property: Property) throws(Fault) -> Assignment {
    _ = accept(.equals)
    let start = token.start
    let argument = try argument(for: property)
    return Assignment(property, argument, Span(start, lastEnd))
  }

  private mutating func argument(for property: Property) throws(Fault) -> Argument {
    switch property.valueKind {
    case .bool: return .value(.bool(try boolean()))
    case .number: return try numberValue(of: property)
    case .duration: return .value(.duration(try duration()))
    case .point:
      return .value(.point(try point(limit: property == .center ? .infinity : Parser.largestNumber)))
    case .size: return .value(.size(try size()))
    case .rect:
      return .value(
        .rect(
          try rect(
            isArea: property != .contentInset, limit: property == .bounds ? .infinity : Parser.largestNumber))
      )
    case .transform: return .value(.transform(try transform()))
    case .directions: return .value(.sides(try sides(edges: false)))
    case .edges: return .value(.sides(try sides(edges: true)))
    case .state: return .value(.state(try state()))
    case .objects: return .names(try names())
    case .text: return .value(.text(try word("a word or a quoted text", sample: "\"text\"")))
    }
  }

  private mutating func numberValue(of property: Property) throws(Fault) -> Argument {
    if property == .maximumNumberOfTouches, accept("unlimited") { return .value(.text("unlimited")) }
    if property == .windowLevel, let level = windowLevelWord() { return .value(.number(level)) }
    return .value(.number(try number(sample: "1")))
  }

  /// UIWindow.Level's names.
  mutating func windowLevelWord() -> Double? {
    if accept("normal") { return 0 }
    if accept("statusbar") { return 1000 }
    if accept("alert") { return 2000 }
    return nil
  }

  mutating func state() throws(Fault) -> Recognizer.State {
    try entry(
      "state", sample: "began", expectation: "possible, began, changed, ended, cancelled or failed",
      spellings: { Recognizer.State.allCases.map(\.name) }, KindWords.state)
  }

  /// `left,up`, `top bottom`, `all`, `none`.
  mutating func sides(edges: Bool) throws(Fault) -> Recognizer.Sides {
    var sides: Recognizer.Sides = []
    if edges, accept("none") { return [] }
    repeat {
      if accept("left") {
        sides.insert(.left)
      } else if accept("right") {
        sides.insert(.right)
      } else if accept(edges ? "top" : "up") {
        sides.insert(.up)
      } else if accept(edges ? "bottom" : "down") {
        sides.insert(.down)
      } else if accept("all") {
        sides.formUnion([.left, .right, .up, .down])
      } else {
        let expectation = edges ? "top, bottom, left, right or all" : "left, right, up or down"
        throw expected(expectation, sample: "left")
      }
    } while accept(.comma) || isAt(anyOf: edges ? Self.edgeWords : Self.directionWords)
    return sides
  }

  private static let edgeWords: [StaticString] = ["left", "right", "top", "bottom"]
  private static let directionWords: [StaticString] = ["left", "right", "up", "down"]

  /// Names with commas or blanks between them; `none` for an empty list.
  private mutating func names() throws(Fault) -> [Name] {
    if accept("none") { return [] }
    var names = [try name("the name of a view")]
    while accept(.comma) || (!isAtEnd && (token.kind == .word || token.kind == .quoted)) {
      names.append(try name("the name of a view"))
    }
    return names
  }

  // MARK: Transforms

  private static let transformWords: [StaticString] = ["scale", "rotate", "translate", "matrix", "identity"]

  /// Steps are done in the order in which they are written: `scale 2 translate 10,0` moves by 10 points.
  private mutating func transform() throws(Fault) -> AffineTransform {
    var transform = AffineTransform.identity
    let start = token.start
    repeat {
      transform = transform.concatenating(try transformStep())
    } while isAt(anyOf: Self.transformWords)
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    // Together the steps may reach further than each alone, and a matrix is what `save` writes.
    if parts.contains(where: { !(abs($0) <= Parser.largestNumber) }) {
      throw .transformOutOfRange(Span(start, lastEnd))
    }
    return transform
  }

  private mutating func transformStep() throws(Fault) -> AffineTransform {
    if accept("identity") { return .identity }
    if accept("scale") {
      let x = try number("a scale such as 2", sample: "2")
      if token.kind == .comma || token.kind == .number { return .scale(x, try further("the vertical scale")) }
      return .scale(x, x)
    }
    if accept("rotate") { return .rotation(degrees: try number("an angle in degrees", sample: "45")) }
    if accept("translate") {
      let point = try point("a distance such as 10,0")
      return .translation(point.x, point.y)
    }
    if accept("matrix") {
      let a = try number("the six numbers a b c d tx ty", sample: "1 0 0 1 0 0")
      let b = try further("the b of the matrix", sample: "0")
      let c = try further("the c of the matrix", sample: "0")
      let d = try further("the d of the matrix", sample: "1")
      let tx = try further("the tx of the matrix", sample: "0")
      return AffineTransform(
        a, b, c, d, tx, try further("the ty of the matrix", sample: "0"))
    }
    throw expected("scale, rotate, translate, matrix or identity", sample: "scale 2")
  }

  // MARK: with

  /// `PROP=VALUE ...` behind `with`, up to another clause of the command.
  mutating func assignments(
    of kind: Recognizer.Kind? = nil, until keywords: [StaticString]
  ) throws(Fault) -> [Assignment] {
    var result: [Assignment] = []
    repeat {
      let sample = kind == nil ? "isHidden" : "isEnabled"
      if result.isEmpty, isAtEnd { throw expected("a property such as \(sample)=on", sample: "\(sample)=on") }
      let word = try property(sample: sample)
      let property = kind.map(word.adapted) ?? word
      if token.kind != .equals {
        throw isAtEnd
          ? Fault.missing("'=' and a value", after: lastEnd, sample: "=", space: "")
          : Fault(
            "expected '=' between property and value", Span(token.start, token.end),
            [
              .init(span: Span(lastEnd, token.start), text: "="),
              .init(span: Span(lastEnd, lastEnd), text: "=on"),
            ])
      }
      result.append(try assignment(property))
      _ = accept(.comma)
    } while (token.kind == .word || token.kind == .quoted) && !isAt(anyOf: keywords)
    return result
  }
}
