import TouchModel

/// Every English sentence of this room, as phrases. One file for each kind of output; the logic elsewhere decides what
/// is said, and this how.
struct Wording {
  let scene: Scene

  func name(_ object: ObjectID) -> String { scene.name(of: object) }
  /// The private recognizer that delays a scroll view's content touches goes by what it is.
  func name(_ recognizer: RecognizerID) -> String {
    let it = scene.recognizers[recognizer.row]
    if it.isPrivate, let view = it.view { return "\(scene.name(of: view))'s content delay" }
    return it.name
  }
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

  /// `a`, `a and b`, `a, b and c`.
  func names(_ recognizers: [RecognizerID]) -> Phrase {
    let names = recognizers.map { "\(name($0))" as Phrase }
    guard let last = names.last, names.count > 1 else { return names.joined("") }
    return "\(names.dropLast().joined(", ")) and \(last)"
  }

  func rect(_ rect: Rect) -> Phrase { "\(rect.origin),\(rect.size.width),\(rect.size.height)" }

  func count(_ number: Int, _ one: Phrase, _ many: Phrase) -> Phrase {
    "\(number) \(number == 1 ? one : many)"
  }

  func points(_ number: Double) -> Phrase { "\(number) pt" }
}
