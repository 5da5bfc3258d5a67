@testable import TouchModel

/// A trace in the compact notation of published logs: `HT(A)`, `PI(A)+`, `A.began`, `ACT(tap1)`. Only the objects named
/// in `only` are shown, where it is given, as in a log whose author overrode a few classes.
func notation(_ trace: Trace, _ scene: Scene, only: Set<String>? = nil) -> [String] {
  trace.facts.compactMap { fact in
    func shown(_ name: String, _ text: String) -> String? {
      only.map { $0.contains(name) } ?? true ? text : nil
    }
    switch fact.kind {
    case .hitTestCalled(let view, _, _): return shown(scene.name(of: view), "HT(\(scene.name(of: view)))")
    case .pointInsideCalled(let view, _, _, let answer):
      return shown(scene.name(of: view), "PI(\(scene.name(of: view)))\(answer ? "+" : "-")")
    case .recognizerCalled(let id, let phase, _):
      return shown(scene.name(of: id), "\(scene.name(of: id)).\(phase)")
    case .touchesCalled(let responder, let phase, let fingers, _, _):
      let name = scene.name(of: responder)
      return shown(name, "\(name).\(phase)" + (fingers.count > 1 ? "(\(fingers.count))" : ""))
    case .actionSent(let sender, _, let action, let route, let state):
      let name = scene.name(of: sender)
      let text = route == .defaultTarget ? name : "\(name),\(action)"
      return shown(
        name, state == .ended || state == nil ? "ACT(\(text))" : "ACT(\(text),\(state?.name ?? ""))")
    case .trackingCalled(let view, let method, _):
      return shown(scene.name(of: view), "\(scene.name(of: view)).\(method.rawValue)Trk")
    case .delegateCalled(_, let selector, let view): return shown(scene.name(of: view), selector)
    default: return nil
    }
  }
}

/// A scene with one plain view V, 0,0,100,100, in `root`.
func sceneWithV() throws -> (scene: Scene, view: ViewID) {
  var scene = Scene()
  let view = try scene.add("V", to: Scene.root, frame: Rect(0, 0, 100, 100))
  return (scene, view)
}

extension Scene {
  /// Runs a whole gesture from now on and returns the facts.
  mutating func perform(_ gesture: Gesture) -> Trace {
    var trace = Trace()
    Simulator.run(gesture.inputs(from: clock, sampleRate: settings.sampleRate), on: &self, into: &trace)
    return trace
  }
}
