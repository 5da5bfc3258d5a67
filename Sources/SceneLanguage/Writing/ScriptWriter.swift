import TouchModel

/// Writes a scene as a script that rebuilds it. Saved are the objects with all that a user can set, and the first
/// responder; the clock and the touches under way are not.
public enum ScriptWriter {
  /// The script, one command a line. Running it in a new scene gives a scene with the same script and the same logs.
  public static func script(for scene: Scene) -> String {
    var builder = ScriptBuilder(scene)
    builder.writeSettings()
    builder.writeWindows()
    builder.writeViews()
    builder.writePresentations()
    builder.writeLooseControllers()
    builder.writeOrder()
    builder.writeRecognizers()
    builder.writeProperties()
    builder.writeTargets()
    builder.writeOverrides()
    builder.writeResponder()
    return builder.lines.map { $0 + "\n" }.joined()
  }
}

/// Builds the scene anew beside the original, one command at a time, and writes each command down. Where the copy
/// still differs, it writes what makes it the same.
struct ScriptBuilder {
  let scene: Scene
  var copy = Scene()
  var lines: [String] = ["# A Tapwalk scene"]
  /// The views of the original, each before those below it.
  var visited: [ViewID] = []
  /// The views that full-screen presentations took out of their superviews, with these.
  let detached: [(view: ViewID, superview: ViewID)]

  init(_ scene: Scene) {
    self.scene = scene
    detached = scene.livingControllers.compactMap { scene.detachedView(by: $0) }
    if !scene.activity.fingersDown.isEmpty { lines.append("# The fingers that were down are not saved") }
  }

  func word(_ id: ObjectID) -> String { Words.quoteIfNeeded(scene.name(of: id)) }
  func word(_ view: ViewID) -> String { word(.view(view)) }
  func word(_ controller: ControllerID) -> String { word(.controller(controller)) }

  /// The object of the copy with the name that `id` has in the original.
  func twin(_ id: ObjectID) -> ObjectID? { copy.object(named: scene.name(of: id)) }
  func twin(_ view: ViewID) -> ViewID? { twin(.view(view))?.view }
  func twin(_ controller: ControllerID) -> ControllerID? { twin(.controller(controller))?.controller }

  /// Changes the copy, and writes the command that does the same where the copy takes it.
  @discardableResult
  mutating func write(_ line: String, _ change: (inout Scene) throws(SceneError) -> Void) -> Bool {
    do throws(SceneError) {
      try change(&copy)
      lines.append(line)
      return true
    } catch {
      return false
    }
  }

  // MARK: Phases that need no tree

  mutating func writeSettings() {
    for name in SystemSettings.Name.allCases {
      let value = scene.settings[name]
      guard value != copy.settings[name] else { continue }
      _ = copy.settings.set(name, to: value)
      lines.append("set system \(name.rawValue) \(ValueText.text(value, of: .tag, in: scene))")
    }
  }

  mutating func writeWindows() {
    for window in scene.windowsByAge where window != Scene.window {
      let frame = plainFrame(of: window)
      let level = scene.windowLevel(of: window)
      let name = scene.name(of: window)
      let line = "window \(word(window)) at \(ValueText.text(frame))"
      write(level == 0 ? line : line + " level \(Words.number(level))") { copy throws(SceneError) in
        try copy.addWindow(name, frame: frame, level: level)
      }
    }
    guard scene.windowsByAge.first != Scene.window else { return }
    for window in scene.windowsByAge {
      guard let twin = twin(window) else { continue }
      write("bring \(word(window)) to front") { copy throws(SceneError) in try copy.reorder(twin, .front) }
    }
  }

  /// Where the first responder may be one only because it was one before it was forbidden, it is allowed for a moment.
  mutating func writeResponder() {
    guard let responder = scene.activity.firstResponder, scene.isAlive(responder) else { return }
    let name = word(responder)
    let isAllowed = scene.canBecomeFirstResponder(responder)
    if !isAllowed { lines.append("set \(name) canBecomeFirstResponder on") }
    lines.append("focus \(name)")
    if !isAllowed { lines.append("set \(name) canBecomeFirstResponder off") }
  }
}
