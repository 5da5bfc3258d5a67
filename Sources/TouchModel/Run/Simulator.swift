/// The model: a pure function from a scene and inputs to the scene after and the facts on the way.
///
/// The way of one event (`Scene.process`): sample the fingers, hit-test the new ones, offer them to recognizers; call
/// the recognizers; resolve who acts, who waits and who is out; then tell the views what nobody holds back. Timers take
/// the same way from the second step on.
public enum Simulator {
  /// Runs on a copy.
  public static func run(_ inputs: [Input], on scene: Scene) -> (scene: Scene, trace: Trace) {
    var after = scene
    var trace = Trace()
    run(inputs, on: &after, into: &trace)
    return (after, trace)
  }

  /// Runs in place, for callers that keep only the scene after.
  public static func run(_ inputs: [Input], on scene: inout Scene, into trace: inout Trace) {
    for input in inputs where !trace.isFull {
      trace.cause = -1
      trace.now = scene.clock
      scene.run(input, &trace)
    }
  }

  /// Hit-testing alone, without a touch: the view that a finger at this point of the screen would find, with the
  /// walk as facts.
  public static func hit(_ point: Point, in scene: Scene, into trace: inout Trace) -> ViewID? {
    trace.cause = -1
    trace.now = scene.clock
    return scene.hitView(at: point, for: Finger(0), &trace)
  }

  /// Edits a scene as an app does while fingers may be down: touches of views that leave their window are cancelled
  /// while the views are still there (EV-10), recognizers that are switched off or removed end (GR-14). Where `change`
  /// throws, nothing has happened.
  public static func edit(
    _ scene: inout Scene, into trace: inout Trace, _ change: (inout Scene) throws(SceneError) -> Void
  ) throws(SceneError) {
    trace.cause = -1
    trace.now = scene.clock
    if !scene.activity.touches.isEmpty {
      var after = scene
      try change(&after)
      scene.loseTouches(missingFrom: after, &trace)
    }
    try change(&scene)
    scene.reconcile(&trace)
  }

  /// UIResponder.becomeFirstResponder (RC-21). A refusal is a fact with its reason.
  public static func focus(_ object: ObjectID, on scene: inout Scene, into trace: inout Trace) {
    trace.cause = -1
    trace.now = scene.clock
    scene.becomeFirstResponder(object, &trace)
  }

  /// resignFirstResponder of the current first responder.
  public static func resign(on scene: inout Scene, into trace: inout Trace) {
    trace.cause = -1
    trace.now = scene.clock
    scene.resignFirstResponder(&trace)
  }

  /// UIControl.sendActions(for:): without any touch (UC-14).
  public static func fire(
    _ event: ControlEvent, of control: ViewID, on scene: inout Scene, into trace: inout Trace
  ) {
    trace.cause = -1
    trace.now = scene.clock
    scene.sendActions(for: event, of: control, rule: .uc14, &trace)
  }

  /// Sets the state of a custom recognizer as its own code would; illegal changes are corrected or ignored (GR 4.3).
  public static func setState(
    _ state: Recognizer.State, of recognizer: RecognizerID, on scene: inout Scene, into trace: inout Trace
  ) {
    trace.cause = -1
    trace.now = scene.clock
    scene.setStateByHand(state, of: recognizer, &trace)
  }
}
