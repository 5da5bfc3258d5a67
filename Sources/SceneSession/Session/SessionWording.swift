import SceneLanguage
import TouchModel

/// Every sentence of this room that a person reads.
package enum SessionWording {
  static func converted(_ point: Point, _ source: String, _ result: Point, _ target: String) -> String {
    "\(ValueText.text(point)) in \(source) is \(ValueText.text(result)) in \(target)"
  }

  static func inside(_ name: String, _ point: Point, _ isInside: Bool) -> String {
    "\(ValueText.text(point)) is \(isInside ? "inside" : "outside") \(name): pointInside answers \(isInside ? "yes" : "no")"
  }

  static let noScenes = "no scenes were found; 'open PATH' opens a file"
  /// A line of the list of scenes, without the address that a report is from.
  static func scene(_ name: String, _ introduction: String) -> String {
    let words = introduction.split(separator: " ")
    let address = words.firstIndex { $0.hasPrefix("https://") } ?? -1
    let text = words[(address + 1)...].joined(separator: " ")
    return text.isEmpty ? name : "\(name): \(text)"
  }

  static func text(for confirmation: Confirmation, _ scene: Scene) -> String {
    switch confirmation {
    case .nothing, .settingChanged: ""
    case .added(let object): added(object, scene)
    case .attached(let id):
      scene.recognizers[id.row].view.map { "attached \(scene.name(of: id)) to \(scene.name(of: $0))" } ?? ""
    case .changed(let object, let property):
      "\(scene.name(of: object)).\(property.rawValue) = "
        + (scene.value(of: property, on: object).map { ValueText.text($0, of: property, in: scene) } ?? "none")
        + (property.isInert ? " (kept; it changes nothing for touches)" : "")
    case .removed(let name): "removed \(name)"
    case .moved(let object): moved(object, scene)
    case .renamed(let old, let object): "\(old) is now called \(scene.name(of: object))"
    case .systemChanged(let name):
      "system \(name.rawValue) = \(ValueText.text(scene.settings[name], of: .tag, in: scene))"
    case .required(let a, let b): "\(scene.name(of: a)) waits for \(scene.name(of: b)) to fail"
    case .requirementCircle(let ids):
      "warning: " + SceneWording.requirementCircle(ids.map { scene.name(of: $0) })
    case .ruled(let id, let question): "\(scene.name(of: id)) now answers \(question.rawValue)"
    case .targeted(let object, let target):
      "\(scene.name(of: object)) sends \(target.object.map { scene.name(of: $0) } ?? "nil").\(target.action)"
    case .untargeted(let object): "removed targets of \(scene.name(of: object))"
    case .implemented(let object, let action): "\(scene.name(of: object)) responds to \(action)"
    case .overridden(let object): "\(scene.name(of: object)) overrides it"
    case .restored(let object): "\(scene.name(of: object)) behaves as UIKit's own again"
    case .undone(let count, let texts): steps("undid", count, texts)
    case .redone(let count, let texts): steps("did again", count, texts)
    case .reset: "a new scene; 'undo' brings the old one back"
    case .saved(let path): "saved to \(path)"
    case .opened(let path): "opened \(path); 'undo' brings the scene before it back"
    }
  }

  /// With at most three commands.
  private static func steps(_ what: String, _ count: Int, _ texts: [String]) -> String {
    let number = count == 1 ? what : "\(what) \(count) steps"
    if texts.isEmpty { return count == 1 ? what + " 1 step" : number }
    let more = count - min(3, texts.count)
    return number + ": " + texts.prefix(3).joined(separator: "; ") + (more > 0 ? " and \(more) more" : "")
  }

  private static func added(_ object: ObjectID, _ scene: Scene) -> String {
    let name = scene.name(of: object)
    switch object {
    case .view(let view):
      let frame = ValueText.text(scene.frame(of: view))
      guard let parent = scene.views[view.row].superview else { return "added window \(name) at \(frame)" }
      return "added \(name) to \(scene.name(of: parent)) at \(frame)"
    case .controller(let id):
      return "added \(name), whose view is \(scene.name(of: scene.controllers[id.row].view))"
    case .recognizer, .windowScene, .application, .appDelegate: return "added \(name)"
    }
  }

  private static func moved(_ object: ObjectID, _ scene: Scene) -> String {
    let parent: ViewID? =
      switch object {
      case .view(let view): scene.views[view.row].superview
      case .recognizer(let id): scene.recognizers[id.row].view
      case .controller, .windowScene, .application, .appDelegate: nil
      }
    return "moved \(scene.name(of: object))" + (parent.map { " in \(scene.name(of: $0))" } ?? "")
  }
}
