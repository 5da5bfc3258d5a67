import TouchModel

/// Every English sentence of this room, as phrases. One file for each kind of output; the logic elsewhere decides what
/// is said, and this how.
struct Wording {
  let scene: Scene

  func name(_ object: ObjectID) -> String { scene.name(of: object) }
  func name(_ recognizer: RecognizerID) -> String { scene.name(of: recognizer) }
  func name(_ responder: Responder) -> String { scene.name(of: responder) }

  /// As chains and logs call it: UIKit's private views by their class.
  func name(_ view: ViewID) -> String {
    scene.views[view.row].viewClass.isPrivate
      ? scene.name(of: .object(.view(view))) : scene.name(of: view)
  }

  /// The name, with the class where it is not a plain view and not a private one, which is called by its class.
  func named(_ view: ViewID) -> Phrase {
    let viewClass = scene.views[view.row].viewClass
    if viewClass.isPrivate { return "\(name(view))" }
    let className = scene.className(of: .view(view))
    if className == "UIView" || className == "UIWindow" { return "\(scene.name(of: view))" }
    return "\(scene.name(of: view)) (\(className))"
  }

  func rect(_ rect: Rect) -> Phrase { "\(rect.origin),\(rect.size.width),\(rect.size.height)" }

  func count(_ number: Int, _ one: Phrase, _ many: Phrase) -> Phrase { "\(number) \(number == 1 ? one : many)" }

  func points(_ number: Double) -> Phrase { "\(number) pt" }
}
