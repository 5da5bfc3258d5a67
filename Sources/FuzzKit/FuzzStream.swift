import TouchModel

/// A random scene and what happens to it.
public struct FuzzStream: Sendable {
  /// What makes it again.
  public let seed: UInt64
  public var steps: [FuzzStep]
  /// Every contact has a finger number of its own, which lets the checker follow each contact to its end.
  public let hasUniqueFingers: Bool
}

/// A scene under a stream, with the objects that the stream made, in the order in which it made them.
struct FuzzWorld {
  var scene = Scene()
  var views: [ViewID] = [Scene.root]
  var recognizers: [RecognizerID] = []

  func view(_ number: Int) -> ViewID { views[abs(number) % views.count] }

  func recognizer(_ number: Int) -> RecognizerID? {
    recognizers.isEmpty ? nil : recognizers[abs(number) % recognizers.count]
  }

  /// Takes a step. Edits that the scene refuses change nothing.
  mutating func take(_ step: FuzzStep, into trace: inout Trace) {
    switch step {
    case .touches(let samples, let after):
      let inputs = samples.map { TouchSample(Finger($0.finger), $0.change) }
      Simulator.run([.touches(inputs, at: scene.clock + Time(seconds: after))], on: &scene, into: &trace)
    case .wait(let seconds):
      Simulator.run([.advance(to: scene.clock + Time(seconds: seconds))], on: &scene, into: &trace)
    case .settle: Simulator.run([.settle], on: &scene, into: &trace)
    case .interrupt: Simulator.run([.interrupt], on: &scene, into: &trace)
    case .hover(let point): Simulator.run([.hover(point)], on: &scene, into: &trace)
    case .setState(let number, let state):
      guard let id = recognizer(number), scene.recognizers[id.row].kind == .custom,
        !scene.recognizers[id.row].isSystem
      else { return }
      Simulator.setState(state, of: id, on: &scene, into: &trace)
    case .edit(let edit): take(edit, into: &trace)
    case .addView, .addWindow, .attach, .require, .rule, .override: try? build(step)
    }
  }

  private mutating func take(_ edit: FuzzEdit, into trace: inout Trace) {
    let world = self
    let presented = "p\(scene.views.count)"
    try? Simulator.edit(&scene, into: &trace) { (scene: inout Scene) throws(SceneError) in
      switch edit {
      case .removeView(let view):
        if scene.isAlive(.view(world.view(view))) { try scene.remove(.view(world.view(view))) }
      case .moveView(let view, let parent):
        if scene.isAlive(.view(world.view(view))) && scene.isAlive(.view(world.view(parent))) {
          try scene.move(world.view(view), to: world.view(parent))
        }
      case .hideView(let view, let on): try scene.set(.isHidden, .bool(on), on: .view(world.view(view)))
      case .enableControl(let view, let on):
        try scene.set(.isEnabled, .bool(on), on: .view(world.view(view)))
      case .animateView(let view, let on):
        try scene.set(.isAnimating, .bool(on), on: .view(world.view(view)))
      case .enableRecognizer(let number, let on):
        guard let id = world.recognizer(number), scene.isAlive(.recognizer(id)) else { return }
        try scene.set(.isEnabled, .bool(on), on: .recognizer(id))
      case .removeRecognizer(let number):
        guard let id = world.recognizer(number), scene.isAlive(.recognizer(id)) else { return }
        try scene.remove(.recognizer(id))
      case .moveRecognizer(let number, let view):
        guard let id = world.recognizer(number), scene.isAlive(.recognizer(id)),
          scene.isAlive(.view(world.view(view)))
        else { return }
        try scene.move(id, to: world.view(view))
      case .present(let style): try scene.present(presented, from: Scene.vc, style: style)
      case .dismiss:
        if let controller = scene.controllers[Scene.vc.row].presented { try scene.dismiss(controller) }
      }
    }
    if let controller = scene.controller(named: presented) {
      views.append(scene.controllers[controller.row].view)
    }
  }
}
