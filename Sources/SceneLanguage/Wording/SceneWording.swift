import TouchModel

/// What a person reads when a scene refuses an edit.
public enum SceneWording {
  /// One sentence, lower case, without a full stop.
  public static func message(_ error: SceneError) -> String {
    let shown = { (name: String) in Fault.shown(name) }
    return switch error {
    case .nameTaken(let name): "the name \(shown(name)) is taken"
    case .builtIn(let name): "\(shown(name)) is built in and stays as it is"
    case .belongsTo(let part, let owner): "\(shown(part)) is a part of \(shown(owner)) and stays with it"
    case .wouldContainItself(let name): "\(shown(name)) would contain itself"
    case .notSiblings(let a, let b): "\(shown(a)) and \(shown(b)) are not in the same superview"
    case .namedTwice(let name): "\(shown(name)) is named twice"
    case .negativeSize: "a size cannot be negative"
    case .notFinite: "the result is not a number that can be used"
    case .noSuchProperty(let property, let object): "\(shown(object)) has no \(property.rawValue)"
    case .readOnly(let property): "\(property.rawValue) follows from touches and cannot be set"
    case .wrongValue(let property, let expected): "\(property.rawValue) needs \(expected)"
    case .wrongKind(let name, let expected): "\(shown(name)) is not \(expected)"
    case .alreadyPresenting(let name, let presented): "\(shown(name)) presents \(shown(presented)) already"
    case .notPresented(let name): "\(shown(name)) is not presented"
    case .inUse(let name, let user): "\(shown(name)) is in use by \(shown(user))"
    case .notInHierarchy(let name): "\(shown(name)) is in no window"
    case .alreadyHasController(let view, let controller):
      "\(shown(view)) has a controller already: \(shown(controller))"
    case .alreadyEmbedded(let name, let container): "\(shown(name)) is in \(shown(container)) already"
    case .lastOfStack(let name): "\(shown(name)) has only its root controller left, which cannot be popped"
    case .chainCircle(let object, let next):
      "the responder chain would go in a circle: \(shown(next)) leads back to \(shown(object))"
    case .requiresItself(let name): "\(shown(name)) cannot wait for itself"
    case .nothingToRemove(let name): "\(shown(name)) has no such target"
    case .nothingToRestore(let name): "\(shown(name)) has nothing of the kind to restore"
    }
  }

  /// A line that can be read and leads on: it shows what is in the way, or is an example.
  public static func suggestion(_ error: SceneError) -> String {
    let word = { (name: String) in Words.quoteIfNeeded(name) }
    return switch error {
    case .nameTaken(let name), .builtIn(let name), .notPresented(let name), .nothingToRemove(let name),
      .nothingToRestore(let name),
      .notInHierarchy(let name), .requiresItself(let name), .wrongKind(let name, _), .namedTwice(let name):
      "show \(word(name))"
    case .noSuchProperty(_, let object): "show \(word(object))"
    case .belongsTo(_, let owner): "show \(word(owner))"
    case .inUse(_, let user): "show \(word(user))"
    case .alreadyHasController(_, let controller): "show \(word(controller))"
    case .alreadyEmbedded(_, let container): "show \(word(container))"
    case .wouldContainItself(let name): "move \(word(name)) to root"
    case .notSiblings(let name, _): "show \(word(name))"
    case .alreadyPresenting(_, let presented): "dismiss \(word(presented))"
    case .lastOfStack(let name): "push detail onto \(word(name))"
    case .chainCircle(let object, _): "chain \(word(object))"
    case .negativeSize: Verb.add.example
    case .notFinite: "set A transform identity"
    case .readOnly, .wrongValue: "help set"
    }
  }

  /// The line with the name that was probably meant, where one is near and the line can be read then.
  public static func line(
    _ line: String, meaning known: some Sequence<String>, insteadOf name: Name, quoting: Bool = true
  ) -> String? {
    guard let near = NearWord.find(name.text, in: known) else { return nil }
    var bytes = Array(line.utf8)
    guard name.span.start >= 0, name.span.start <= name.span.end, name.span.end <= bytes.count else {
      return nil
    }
    bytes.replaceSubrange(
      name.span.start..<name.span.end, with: (quoting ? Words.quoteIfNeeded(near) : near).utf8)
    return (try? Parser.read(bytes)) == nil ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// GR-36: the recognizers of a circle of failure requirements, from one back to itself.
  public static func requirementCircle(_ names: [String]) -> String {
    let circle = names.map(Fault.shown).joined(separator: " waits for ")
    return "a circle: \(circle); none of them can ever act"
  }
}
