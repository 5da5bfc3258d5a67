import TouchModel

/// Every sentence of this room that a person reads.
enum Wording {
  static func converted(_ point: Point, _ source: String, _ result: Point, _ target: String) -> String {
    "\(text(point)) in \(source) is \(text(result)) in \(target)"
  }

  static func inside(_ name: String, _ point: Point, _ isInside: Bool) -> String {
    "\(text(point)) is \(isInside ? "inside" : "outside") \(name): pointInside answers \(isInside ? "yes" : "no")"
  }

  static func text(for confirmation: Confirmation, _ scene: Scene) -> String {
    switch confirmation {
    case .nothing, .settingChanged: ""
    case .added(let object): added(object, scene)
    case .attached(let id):
      scene.recognizers[id.row].view.map { "attached \(scene.name(of: id)) to \(scene.name(of: $0))" } ?? ""
    case .changed(let object, let property):
      "\(scene.name(of: object)).\(property.rawValue) = "
        + (scene.value(of: property, on: object).map { text($0, scene) } ?? "none")
        + (property.isInert ? " (kept; it changes nothing for touches)" : "")
    case .removed(let name): "removed \(name)"
    case .moved(let object): moved(object, scene)
    case .renamed(let old, let object): "\(old) is now called \(scene.name(of: object))"
    case .systemChanged(let name): "system \(name.rawValue) = \(text(scene.settings[name], scene))"
    case .required(let a, let b): "\(scene.name(of: a)) waits for \(scene.name(of: b)) to fail"
    case .requirementCircle(let ids):
      "warning: a circle of requirements, none of these can ever act: "
        + ids.map { scene.name(of: $0) }.joined(separator: " > ")
    case .ruled(let id, let question): "\(scene.name(of: id)) now answers \(question.rawValue)"
    case .targeted(let object, let target):
      "\(scene.name(of: object)) sends \(target.object.map { scene.name(of: $0) } ?? "nil").\(target.action)"
    case .untargeted(let object): "removed targets of \(scene.name(of: object))"
    case .implemented(let object, let action): "\(scene.name(of: object)) responds to \(action)"
    case .overridden(let object): "\(scene.name(of: object)) overrides it"
    case .restored(let object): "\(scene.name(of: object)) behaves as UIKit's own again"
    case .undone(let count): count == 1 ? "undone" : "undone: \(count) steps"
    case .redone(let count): count == 1 ? "done again" : "done again: \(count) steps"
    case .reset: "a new scene; 'undo' brings the old one back"
    case .saved(let path): "saved to \(path)"
    case .opened(let path): "opened \(path); 'undo' brings the scene before it back"
    }
  }

  private static func added(_ object: ObjectID, _ scene: Scene) -> String {
    let name = scene.name(of: object)
    switch object {
    case .view(let view):
      let frame = text(.rect(scene.frame(of: view)), scene)
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

  // MARK: Values

  static func text(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : "\(rounded)"
  }

  static func text(_ point: Point) -> String { text(point.x) + "," + text(point.y) }

  static func text(_ value: PropertyValue, _ scene: Scene) -> String {
    switch value {
    case .bool(let on): on ? "on" : "off"
    case .number(let number): text(number)
    case .duration(let time): text(time.seconds) + "s"
    case .point(let point): text(point)
    case .size(let size): text(size.width) + "," + text(size.height)
    case .rect(let rect):
      [rect.minX, rect.minY, rect.size.width, rect.size.height].map(text).joined(separator: ",")
    case .transform(let it):
      "matrix " + [it.a, it.b, it.c, it.d, it.tx, it.ty].map(text).joined(separator: " ")
    case .sides(let sides): text(sides)
    case .state(let state): state.name
    case .objects(let objects): objects.map { scene.name(of: $0) }.joined(separator: ",")
    case .text(let text): text
    }
  }

  private static func text(_ sides: Recognizer.Sides) -> String {
    let names: [(Recognizer.Sides, String)] = [
      (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
    ]
    let words = names.filter { sides.contains($0.0) }.map(\.1)
    return words.isEmpty ? "none" : words.joined(separator: ",")
  }
}
