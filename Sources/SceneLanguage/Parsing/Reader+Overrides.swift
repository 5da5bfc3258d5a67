import TouchModel

extension Reader {
  mutating func override() throws(Fault) -> Command {
    let name = try name("the name of an object", sample: "A")
    if isAt("canprevent") || isAt("canbeprevented") { return try prevention(name) }
    let method = try entry(
      "method", sample: "hitTest",
      spellings: { OverrideMethod.allCases.map(\.rawValue) + ["canPrevent", "canBePrevented"] },
      KindWords.method)
    switch method {
    case .hitTest: return .override(name, .hitTest(try hitTest()))
    case .pointInside: return .override(name, .pointInside(try pointInside()))
    case .touches: return .override(name, .touches(TouchPhase.allCases, try touchesChange()))
    case .touchesBegan: return .override(name, .touches([.began], try touchesChange()))
    case .touchesMoved: return .override(name, .touches([.moved], try touchesChange()))
    case .touchesEnded: return .override(name, .touches([.ended], try touchesChange()))
    case .touchesCancelled: return .override(name, .touches([.cancelled], try touchesChange()))
    case .next: return .override(name, .next(try self.name("the next responder", sample: "vc")))
    case .gestureRecognizerShouldBegin, .beginTracking, .continueTracking, .touchesShouldBegin,
      .touchesShouldCancel:
      return .override(name, .answer(method, try boolean(sample: "no")))
    }
  }

  /// `override G canPrevent no [H]`.
  private mutating func prevention(_ name: Name) throws(Fault) -> Command {
    let question: DelegateRule.Question = isAt("canprevent") ? .canPrevent : .canBePrevented
    advance()
    let answer = try boolean(sample: "no")
    return .rule(name, question, answer, about: isAtEnd ? nil : try self.name("a recognizer", sample: "pan1"))
  }

  private mutating func hitTest() throws(Fault) -> OverrideChange.HitTest {
    if accept("nil") { return .answersNil }
    if accept("self") { return .answersSelf }
    if accept("passthrough") { return .passthrough }
    if accept("to") { return .to(try name("the view that it answers", sample: "B")) }
    throw expected("nil, self, passthrough or to VIEW", sample: "nil")
  }

  private mutating func pointInside() throws(Fault) -> Overrides.PointInside {
    if accept("always") { return .always }
    if accept("never") { return .never }
    if accept("circle") { return .circle }
    if accept("subviews") { return .subviews }
    if accept("inset") { return .inset(try number("an inset such as -20", sample: "-20")) }
    throw expected("always, never, inset N, circle or subviews", sample: "always")
  }

  private mutating func touchesChange() throws(Fault) -> Overrides.Touches? {
    if accept("handle") { return .handle }
    if accept("observe") { return .observe }
    if accept("forward") { return nil }
    throw expected("handle, observe or forward", sample: "handle")
  }

  mutating func restore() throws(Fault) -> Command {
    let name = try name("the name of an object", sample: "A")
    if isAtEnd { return .restore(name, nil) }
    let method = try entry(
      "method", sample: "hitTest", spellings: { OverrideMethod.allCases.map(\.rawValue) }, KindWords.method)
    return .restore(name, method)
  }
}
