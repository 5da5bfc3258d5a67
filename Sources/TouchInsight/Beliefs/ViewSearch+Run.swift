import TouchModel

extension ViewSearch {
  /// Runs an input with the fingers that go down in it on the views that this search finds.
  func run(_ input: Input, on scene: inout Scene, into trace: inout Trace) {
    guard case .touches(let samples, let time) = input else {
      return Simulator.run([input], on: &scene, into: &trace)
    }
    let astray = samples.compactMap { sample -> ViewID?? in
      guard case .down(let point) = sample.change else { return nil }
      let found = find(point, in: scene)
      return found == ViewSearch().find(point, in: scene) ? nil : .some(found)
    }
    if astray.isEmpty { return Simulator.run([input], on: &scene, into: &trace) }
    for sample in samples {
      let one = Input.touches([sample], at: time)
      if case .down(let point) = sample.change {
        run(one, on: &scene, finding: find(point, in: scene), into: &trace)
      } else {
        Simulator.run([one], on: &scene, into: &trace)
      }
    }
  }

  /// Every window answers as if it had found this view.
  private func run(_ input: Input, on scene: inout Scene, finding view: ViewID?, into trace: inout Trace) {
    let own = scene.windows.map { ($0, scene.overrides[.view($0)]?.hitTest) }
    for (window, _) in own {
      try? scene.changeOverrides(of: .view(window)) { $0.hitTest = view.map { .answers($0) } ?? .answersNil }
    }
    Simulator.run([input], on: &scene, into: &trace)
    for (window, hitTest) in own {
      try? scene.changeOverrides(of: .view(window)) { $0.hitTest = hitTest }
    }
  }
}
