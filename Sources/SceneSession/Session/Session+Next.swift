import SceneLanguage
import TouchModel

extension Session {
  /// One command that works now and leads on from what was done last.
  public var nextCommand: String {
    guard let view = lastAddedView else { return "add A at 40,40,120,120" }
    let name = Words.quoteIfNeeded(scene.name(of: view))
    if !scene.activity.fingersDown.isEmpty {
      for finger in scene.activity.fingersDown { return "touch up \(finger.number)" }
    }
    if sequence.isEmpty || isEditedSinceTouch {
      return scene.window(of: view) == nil ? "tap 40,40" : "tap \(name)"
    }
    guard case .touched = lastHit, let hit = sequence.hitView(of: nil)?.view, scene.isAlive(.view(hit)) else {
      return "chain \(name)"
    }
    let hitName = Words.quoteIfNeeded(scene.name(of: hit))
    let it = scene.views[hit.row]
    if hit == Scene.root || hit == Scene.window || it.viewClass.isPrivate { return "tree" }
    if scene.recognizers(of: hit).isEmpty && past.count % 3 == 2 { return "attach tap to \(hitName)" }
    return past.count % 2 == 0 ? "chain \(hitName)" : "toggle \(hitName) interaction"
  }

  /// The last step was no touch: what it changed has not been tried yet.
  private var isEditedSinceTouch: Bool {
    guard let step = past.last, case .edit = step.change, case .grew(let count, _, _) = step.sequence else {
      return false
    }
    return count == sequence.trace.facts.count
  }

  /// The newest view of the user's own.
  private var lastAddedView: ViewID? {
    for row in stride(from: scene.views.count - 1, to: Scene.root.row, by: -1) {
      let id = ViewID(row)
      let it = scene.views[row]
      if !it.isWindow, !it.viewClass.isPrivate, scene.isAlive(.view(id)),
        scene.owner(ofPart: .view(id)) == nil
      {
        return id
      }
    }
    return nil
  }
}
