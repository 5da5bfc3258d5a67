/// Why a scene refuses an edit. The wording stands in `SceneLanguage`.
public enum SceneError: Error, Hashable, Sendable {
  case nameTaken(String)
  case builtIn(String)
  /// UIKit's own plumbing, or a part of a controller or scroll view.
  case belongsTo(part: String, owner: String)
  case wouldContainItself(String)
  case notSiblings(String, String)
  /// The same object where two are needed.
  case namedTwice(String)
  case negativeSize
  case notFinite
  /// The object has no such property, or nobody may set it.
  case noSuchProperty(Property, object: String)
  case readOnly(Property)
  case wrongValue(Property, expected: String)
  case wrongKind(String, expected: String)
  case alreadyPresenting(String, presented: String)
  case notPresented(String)
  case inUse(String, by: String)
  case notInHierarchy(String)
  case alreadyHasController(view: String, controller: String)
  case alreadyEmbedded(String, container: String)
  case lastOfStack(String)
  case chainCircle(String, String)
  case requiresItself(String)
  case nothingToRemove(String)
  /// `restore` of an object that overrides nothing of the kind.
  case nothingToRestore(String)
}
