/// The model: a pure function from a scene and inputs to the scene after and the facts on the way.
public enum Simulator {
  /// Runs on a copy.
  public static func run(_ inputs: [Input], on scene: Scene) -> (scene: Scene, trace: Trace) {
    var after = scene
    var trace = Trace()
    run(inputs, on: &after, into: &trace)
    return (after, trace)
  }

  /// Runs in place, for callers that keep only the scene after.
  public static func run(_ inputs: [Input], on scene: inout Scene, into trace: inout Trace) {}

  /// Hit-testing alone, without a touch: the view that a finger at this point of the screen would find, with the
  /// walk as facts.
  public static func hit(_ point: Point, in scene: Scene, into trace: inout Trace) -> ViewID? { nil }
}
