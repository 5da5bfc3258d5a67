import TouchModel

extension SceneError {
  /// The object that cannot be put into a container, by its name.
  var blamed: String? {
    switch self {
    case .alreadyEmbedded(let name, _), .inUse(let name, _), .namedTwice(let name),
      .wouldContainItself(let name):
      name
    default: nil
    }
  }
}
