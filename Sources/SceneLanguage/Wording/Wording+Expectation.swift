import TouchModel

extension Wording {
  /// An `expect` that does not hold: `expected hit A, found B`.
  public static func failed(_ expectation: Expectation, found: String, at span: Span) -> ParseError {
    ParseError("expected \(text(of: expectation)), found \(found)", at: span, try: next(after: expectation))
  }

  /// An `expect` before any touch or hit.
  public static func nothingHappened(_ expectation: Expectation, at span: Span) -> ParseError {
    ParseError("nothing has been touched yet", at: span, try: "tap 40,40")
  }

  /// The expectation as it is written, without `expect`.
  public static func text(of expectation: Expectation) -> String {
    switch expectation {
    case .hit(let name, let finger):
      "hit \(name.map { word($0) } ?? "nothing")" + (finger.map { " for \($0)" } ?? "")
    case .action(let action): "action \(text(of: action))"
    case .noAction(let action): "no action" + (action.map { " " + text(of: $0) } ?? "")
    case .cancelled(let name): "cancelled \(word(name))"
    case .noTouches(let name): "no touches \(word(name))"
    case .state(let name, let state): "state \(word(name)) \(state.name)"
    case .chain(let names): "chain " + names.map { word($0) }.joined(separator: " > ")
    case .log(let line): "log \(Words.quote(line))"
    case .property(let name, let assignment, let tolerance):
      "\(word(name)) \(assignment.property.rawValue) \(text(of: assignment))" + text(of: tolerance)
    case .location(let name, let point, let view, let tolerance):
      "\(word(name)) location \(ValueText.text(point))" + (view.map { " in " + word($0) } ?? "")
        + text(of: tolerance)
    }
  }

  private static func word(_ name: Name) -> String { Words.quoteIfNeeded(name.text) }

  private static func text(of action: ActionName) -> String {
    guard let object = action.object else { return "nil." + action.action }
    let text = object.text + "." + action.action
    return object.text.lowercased() == "nil" ? Words.quote(text) : Words.quoteIfNeeded(text)
  }

  private static func text(of assignment: Assignment) -> String {
    switch assignment.argument {
    case .value(let value): ValueText.text(value, of: assignment.property, in: Scene())
    case .names(let names): names.isEmpty ? "none" : names.map { word($0) }.joined(separator: ",")
    }
  }

  private static func text(of tolerance: Double?) -> String {
    tolerance.map { " within " + Words.number($0) } ?? ""
  }

  /// The question that shows why.
  private static func next(after expectation: Expectation) -> String {
    switch expectation {
    case .hit, .cancelled, .noTouches, .state: "trace"
    case .action, .noAction, .log: "log"
    case .chain(let names): names.first.map { "chain " + word($0) } ?? "tree"
    case .property(let name, _, _), .location(let name, _, _, _): "show \(word(name))"
    }
  }
}
