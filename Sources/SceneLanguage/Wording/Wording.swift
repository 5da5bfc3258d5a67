import TouchModel

/// What a person reads when a command that can be read cannot be carried out. Every message is one sentence, lower case,
/// without a full stop; every suggestion is a line that can be read.
public enum Wording {
  /// A name that nothing in the scene has. `known` are the names that could be meant here.
  public static func unknownName(_ name: Name, known: some Sequence<String>, line: String) -> ParseError {
    let near = NearWord.find(name.text, in: known)
    let suggestion = near.flatMap { mended(line, name.span, Words.quoteIfNeeded($0)) }
    return ParseError("there is no \(Fault.shown(name.text))", at: name.span, try: suggestion ?? "tree")
  }

  /// The name stands for something of another kind: `pan1 is a recognizer, not a view`.
  public static func wrongKind(_ name: Name, is object: ObjectID, expected: String, in scene: Scene)
    -> ParseError
  {
    ParseError(
      "\(Fault.shown(name.text)) is \(kind(of: object, in: scene)), not \(expected)", at: name.span,
      try: "show \(Words.quoteIfNeeded(name.text))")
  }

  /// What an object is, with its article.
  public static func kind(of object: ObjectID, in scene: Scene) -> String {
    switch object {
    case .view(let view):
      let viewClass = scene.views[view.row].viewClass
      if viewClass == .window { return "a window" }
      return viewClass.isControl ? "a control" : viewClass.isScrollView ? "a scroll view" : "a view"
    case .controller(let controller):
      switch scene.controllers[controller.row].kind {
      case .plain: return "a controller"
      case .navigation: return "a navigation controller"
      case .tabs: return "a tab bar controller"
      }
    case .recognizer: return "a recognizer"
    case .windowScene: return "the window scene"
    case .application: return "the application"
    case .appDelegate: return "the application's delegate"
    }
  }

  // MARK: Fingers

  public static func fingerIsDown(_ part: TouchPart, line: String) -> ParseError {
    let number = part.finger ?? 1
    return ParseError("finger \(number) is already down", at: part.span, try: "touch up \(number)")
  }

  public static func fingerIsNotDown(_ part: TouchPart, line: String) -> ParseError {
    let number = part.finger ?? 1
    return ParseError("finger \(number) is not down", at: part.span, try: "touch down \(number) at 40,40")
  }

  /// A whole gesture or a key while single fingers are down.
  public static func fingersAreDown(at span: Span) -> ParseError {
    ParseError("fingers are still down; lift them first", at: span, try: "touch cancel")
  }

  // MARK: Session

  public static func nothingToUndo(at span: Span) -> ParseError {
    ParseError("there is nothing to undo", at: span, try: "history")
  }

  public static func nothingToRedo(at span: Span) -> ParseError {
    ParseError("there is nothing to redo", at: span, try: "history")
  }

  /// `set system` with a value that the setting cannot have.
  public static func wrongSetting(_ name: SystemSettings.Name, at span: Span) -> ParseError {
    let standard = ValueText.text(SystemSettings()[name], of: .tag, in: Scene())
    return ParseError(
      "\(name.rawValue) cannot have this value", at: span, try: "set system \(name.rawValue) \(standard)")
  }

  // MARK: Remarks, which are no errors

  /// The property changes nothing for touches.
  public static func inert(_ property: Property) -> String {
    "\(property.rawValue) is kept; touches do not look at it"
  }

  /// GR-36: the recognizers of a circle of failure requirements, from one back to itself.
  public static func requirementCircle(_ names: [String]) -> String {
    let circle = names.map(Fault.shown).joined(separator: " waits for ")
    return "a circle: \(circle); none of them can ever act"
  }

  /// The line with other text in place of a stretch, where it can be read.
  static func mended(_ line: String, _ span: Span, _ text: String) -> String? {
    var bytes = Array(line.utf8)
    guard span.start >= 0, span.start <= span.end, span.end <= bytes.count else { return nil }
    bytes.replaceSubrange(span.start..<span.end, with: Array(text.utf8))
    let mended = String(decoding: bytes, as: UTF8.self)
    return (try? Parser.read(bytes)) == nil ? nil : mended
  }
}
