import TouchModel

/// A name of the scene that completion may offer.
public struct NameEntry: Hashable, Sendable {
  /// What the object is, as far as commands tell objects apart.
  public enum Kind: Hashable, Sendable {
    case view, control, scrollView, window, controller, container, recognizer, system
    /// No object of the scene: what `believe`, `rule`, `lesson` and `quiz` take.
    case belief, rule, lesson, concept

    var isOfScene: Bool { ![.belief, .rule, .lesson, .concept].contains(self) }
  }

  public let name: String
  public let kind: Kind
  /// Its class, and what else tells it from others.
  public let description: String

  public init(_ name: String, _ kind: Kind, _ description: String) {
    self.name = name
    self.kind = kind
    self.description = description
  }

  /// As it is typed.
  var word: String { kind.isOfScene ? Words.quoteIfNeeded(name) : name }

  /// Every name of a scene that a user may type, in alphabetical order. UIKit's private views are left out.
  public static func all(in scene: Scene) -> [NameEntry] {
    scene.allNames.sorted().compactMap { name in
      guard let id = scene.object(named: name), let kind = kind(of: id, in: scene) else { return nil }
      return NameEntry(name, kind, scene.className(of: id))
    }
  }

  private static func kind(of id: ObjectID, in scene: Scene) -> Kind? {
    switch id {
    case .view(let view):
      let viewClass = scene.views[view.row].viewClass
      if viewClass.isPrivate { return viewClass == .layoutContainerView ? .view : nil }
      return viewClass == .window
        ? .window : viewClass.isControl ? .control : viewClass.isScrollView ? .scrollView : .view
    case .controller(let controller):
      return scene.controllers[controller.row].kind == .navigation ? .container : .controller
    case .recognizer(let recognizer):
      let it = scene.recognizers[recognizer.row]
      return it.isSystem && it.kind == .custom ? nil : .recognizer
    case .windowScene, .application, .appDelegate: return .system
    }
  }
}
