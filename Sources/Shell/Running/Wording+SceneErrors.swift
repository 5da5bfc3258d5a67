import TouchModel

/// Why the scene refuses an edit.
extension Wording {
  static func text(for error: SceneError) -> String {
    switch error {
    case .nameTaken(let name): "there is a '\(name)' already"
    case .builtIn(let name): "'\(name)' belongs to every scene and stays as it is"
    case .belongsTo(let part, let owner): "'\(part)' is a part of '\(owner)' and goes where that goes"
    case .wouldContainItself(let name): "'\(name)' would contain itself"
    case .notSiblings(let a, let b): "'\(a)' and '\(b)' are not siblings"
    case .negativeSize: "a width or height cannot be negative"
    case .notFinite: "this would lead to numbers that are not finite"
    case .noSuchProperty(let property, let object): "'\(object)' has no \(property.rawValue)"
    case .readOnly(let property): "\(property.rawValue) can only be read"
    case .wrongValue(let property, let expected): "\(property.rawValue) is \(expected)"
    case .wrongKind(let name, let expected): "'\(name)' is not \(expected)"
    case .alreadyPresenting(let name, let presented): "'\(name)' presents '\(presented)' already"
    case .notPresented(let name): "'\(name)' is not presented"
    case .inUse(let name, let user): "'\(name)' is in use by '\(user)'"
    case .notInHierarchy(let name): "'\(name)' is in no window"
    case .alreadyHasController(let view, let controller):
      "'\(view)' is the root view of '\(controller)' already"
    case .alreadyEmbedded(let name, let container): "'\(name)' is in '\(container)' already"
    case .lastOfStack(let name): "the last controller of '\(name)' cannot be popped"
    case .chainCircle(let a, let b): "the responder chain from '\(a)' would come back to it through '\(b)'"
    case .requiresItself(let name): "'\(name)' cannot wait for itself"
    case .nothingToRemove(let name): "'\(name)' has nothing of that kind to take away"
    }
  }
}
