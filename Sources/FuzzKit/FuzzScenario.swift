import TouchModel

/// A random scene, and what happens to it as acts that can be carried out on any copy of it.
public struct FuzzScenario: Sendable {
  public typealias Act = @Sendable (inout Scene, inout Trace) -> Void

  public let scene: Scene
  public let acts: [Act]

  /// nil where nothing happens in the stream of this seed.
  public init?(seed: UInt64) {
    let stream = FuzzStream.random(seed: seed)
    var world = FuzzWorld()
    var silent = Trace(isRecording: false)
    var acts: [Act] = []
    for step in stream.steps {
      switch step {
      case .addView, .addWindow, .attach, .require, .rule, .override: world.take(step, into: &silent)
      case .touches, .wait, .settle, .interrupt, .hover, .setState, .edit:
        let objects = world
        acts.append { scene, trace in
          var world = objects
          world.scene = scene
          world.take(step, into: &trace)
          scene = world.scene
        }
      }
    }
    if acts.isEmpty { return nil }
    scene = world.scene
    self.acts = acts
  }
}
