import TouchModel

/// How a believer's world differs from the true one.
struct World: Sendable {
  /// A change of the scene before the run.
  var change: (@Sendable (inout Scene) throws -> Void)?
  /// The touches as the believer thinks they arrive. The scene is the changed one.
  var arrive: (@Sendable ([Input], Scene) -> [Input])?
  /// The search for the view under a new finger.
  var search: ViewSearch?
  /// A rewriting of what happened.
  var retell: (@Sendable (inout [Happening], Telling) -> Void)?

  init(
    change: (@Sendable (inout Scene) throws -> Void)? = nil,
    arrive: (@Sendable ([Input], Scene) -> [Input])? = nil,
    search: ViewSearch? = nil,
    retell: (@Sendable (inout [Happening], Telling) -> Void)? = nil
  ) {
    self.change = change
    self.arrive = arrive
    self.search = search
    self.retell = retell
  }
}

/// What a retelling may look at.
struct Telling: Sendable {
  /// Before the run, with the believer's changes.
  let scene: Scene
  let inputs: [Input]

  /// Where the finger went down first, on the screen.
  func start(of finger: Finger) -> Point? {
    for case .touches(let samples, _) in inputs {
      for sample in samples where sample.finger == finger {
        if case .down(let point) = sample.change { return point }
      }
    }
    return nil
  }

  /// Where the finger was last, on the screen.
  func end(of finger: Finger) -> Point? {
    var last: Point?
    for case .touches(let samples, _) in inputs {
      for sample in samples where sample.finger == finger {
        switch sample.change {
        case .down(let point), .move(let point): last = point
        case .up, .cancel: break
        }
      }
    }
    return last
  }
}
