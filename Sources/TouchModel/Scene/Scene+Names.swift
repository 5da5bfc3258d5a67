extension Scene {
  /// The object of that name, also `C.view` of a controller.
  public func object(named name: String) -> ObjectID? {
    if let id = ids[name] { return id }
    if name.hasSuffix(".view"), case .controller(let id) = ids[String(name.dropLast(5))] {
      return .view(controllers[id.row].view)
    }
    return nil
  }

  /// The name to show. A removed object keeps the name it had.
  public func name(of id: ObjectID) -> String {
    switch id {
    case .view(let view): name(of: view)
    case .controller(let controller): controllers[controller.row].name
    case .recognizer(let recognizer): recognizers[recognizer.row].name
    case .windowScene: "scene"
    case .application: "app"
    case .appDelegate: "delegate"
    }
  }

  public func name(of view: ViewID) -> String { viewNames[view.row] }
  public func name(of recognizer: RecognizerID) -> String { recognizers[recognizer.row].name }

  /// The name of a class as an app would see it: the app's own subclass, or UIKit's.
  public func className(of id: ObjectID) -> String {
    switch id {
    case .view(let view): details[view]?.className ?? views[view.row].viewClass.uikitName
    case .controller(let id):
      controllers[id.row].className
        ?? {
          switch controllers[id.row].kind {
          case .plain: "UIViewController"
          case .navigation: "UINavigationController"
          case .tabs: "UITabBarController"
          }
        }()
    case .recognizer(let id): recognizers[id.row].kind.uikitName
    case .windowScene: "UIWindowScene"
    case .application: "UIApplication"
    case .appDelegate: "AppDelegate"
    }
  }

  /// Every name in use, in no order.
  public var allNames: [String] { Array(ids.entries.keys) }

  /// `base`1, `base`2 ...: the first that is free. Among many, where some have gone again, it may be a later one, so that
  /// the next of a hundred thousand costs no more than the next of ten.
  func freeName(_ base: String) -> String {
    func isFree(_ number: Int) -> Bool { ids[base + String(number)] == nil }
    let few = 32
    if let number = (1...few).first(where: isFree) { return base + String(number) }
    var (taken, free) = (few, 2 * few)
    while !isFree(free) { (taken, free) = (free, 2 * free) }
    while free - taken > 1 {
      let middle = (taken + free) / 2
      if isFree(middle) { free = middle } else { taken = middle }
    }
    return base + String(free)
  }

  func checkFree(_ name: String) throws(SceneError) {
    if object(named: name) != nil { throw .nameTaken(name) }
  }

  /// Gives an object another name; the names of its parts (`nav.bar`) follow.
  public mutating func rename(_ id: ObjectID, to name: String) throws(SceneError) {
    let old = self.name(of: id)
    if isBuiltIn(id) { throw .builtIn(old) }
    if let owner = owner(ofPart: id) { throw .belongsTo(part: old, owner: self.name(of: owner)) }
    if old == name { return }
    try checkFree(name)
    let parts = parts(of: id)
    setName(name, of: id)
    for part in parts {
      setName(name + self.name(of: part).dropFirst(old.count), of: part)
    }
  }

  private mutating func setName(_ name: String, of id: ObjectID) {
    ids[self.name(of: id)] = nil
    ids[name] = id
    switch id {
    case .view(let view): viewNames[view.row] = name
    case .controller(let controller): controllers[controller.row].name = name
    case .recognizer(let recognizer): recognizers[recognizer.row].name = name
    case .windowScene, .application, .appDelegate: break
    }
  }

  /// The controller or scroll view that a view or recognizer with a dotted name belongs to.
  public func owner(ofPart id: ObjectID) -> ObjectID? {
    let name = name(of: id)
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return ids[String(name[..<dot])]
  }

  /// The objects named after this one with a dot: `nav.view`, `nav.bar`, `S.pan`.
  func parts(of id: ObjectID) -> [ObjectID] {
    let prefix = name(of: id) + "."
    return Scene.partNames.compactMap { ids[prefix + $0] }
  }

  /// What may stand behind the dot of a part's name.
  public static let partNames = [
    "view", "bar", "transition", "wrapper", "presentation", "dimming", "pan", "pinch", "delay", "swipe",
  ]
}
