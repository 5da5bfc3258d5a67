@testable import TouchModel

/// Facts written by hand, as the engine would post them. Only what a test says happens.
struct Story {
  var scene: Scene
  var trace = Trace()
  var time = Time.zero

  init(_ scene: Scene) { self.scene = scene }

  @discardableResult
  mutating func post(_ kind: Fact.Kind, _ rule: RuleID, cause: Int = -1) -> Int {
    trace.now = time
    trace.cause = cause
    return trace.post(kind, rule)
  }

  mutating func wait(_ seconds: Double) { time = time + Time(seconds: seconds) }

  func view(_ name: String) -> ViewID { scene.object(named: name)?.view ?? ViewID(0) }
  func recognizer(_ name: String) -> RecognizerID { scene.object(named: name)?.recognizer ?? RecognizerID(0) }

  /// A new touch: the sample, both passes over the windows, the chain. Answers the hit view.
  @discardableResult
  mutating func touchDown(_ finger: Int = 1, at point: Point, tapCount: Int = 1) -> ViewID? {
    let finger = Finger(finger)
    post(.touchSampled(finger, .began, at: point, tapCount: tapCount), .ev1)
    return hitTest(finger, point)
  }

  @discardableResult
  mutating func hitTest(_ finger: Finger, _ point: Point) -> ViewID? {
    post(.passBegan(1, finger, at: point), .ht1)
    var chosen: ViewID?
    for window in scene.windows.reversed() where chosen == nil {
      if walk(window, scene.convert(point, into: window), 0) != nil { chosen = window }
    }
    post(.windowChosen(chosen, finger), .ht23)
    var found: ViewID?
    if let chosen {
      post(.passBegan(2, finger, at: point), .ht17)
      found = walk(chosen, scene.convert(point, into: chosen), 0)
    }
    post(.hitViewFound(found, finger), found == nil ? .ht15 : .ht1)
    if let found { post(.chainFound(scene.chain(from: .view(found)), finger), .rc1) }
    return found
  }

  private mutating func walk(_ view: ViewID, _ p: Point, _ depth: Int) -> ViewID? {
    post(.hitTestCalled(view, at: p, depth: depth), .ht4)
    let it = scene.views[view.row]
    let refusal: HitRefusal? =
      it.isHidden
      ? .hidden
      : !it.isUserInteractionEnabled
        ? .interactionDisabled
        : it.isTooTransparent ? .alpha(it.alpha) : it.isEnabled ? nil : .disabledControl
    if let refusal {
      post(.hitTestAnswered(view, .refused(refusal), depth: depth), .ht2)
      return nil
    }
    let isInside = it.bounds.contains(p)
    post(.pointInsideCalled(view, at: p, depth: depth, answer: isInside), .ht6)
    if !isInside {
      post(.hitTestAnswered(view, .outside, depth: depth), .ht4)
      return nil
    }
    for child in scene.subviews(of: view).reversed() {
      if let found = walk(child, scene.convert(p, into: child), depth + 1) {
        post(.hitTestAnswered(view, .subview(child, found: found), depth: depth), .ht5)
        return found
      }
    }
    post(.hitTestAnswered(view, .itself, depth: depth), .ht5)
    return view
  }

  /// A phase that goes up the chain until `stop`, or to the end.
  mutating func deliver(
    _ phase: TouchPhase, to view: ViewID, fingers: [Int] = [1], stop: (ObjectID, StopReason)? = nil
  ) {
    var set = FingerSet()
    for finger in fingers { set.insert(Finger(finger)) }
    var previous: Responder?
    for responder in scene.chain(from: .view(view)) {
      post(
        .touchesCalled(responder, phase, set, view: view, forwardedBy: previous),
        previous == nil ? .ev4 : .rc11)
      previous = responder
      if let stop, responder == .object(stop.0) {
        post(.bubblingStopped(responder, phase, stop.1), .rc12)
        return
      }
    }
    if let previous { post(.bubblingStopped(previous, phase, .endOfChain), .rc11) }
  }

  mutating func sample(_ phase: TouchPhase, at point: Point, finger: Int = 1, tapCount: Int = 1) {
    post(.touchSampled(Finger(finger), phase, at: point, tapCount: tapCount), .ev1)
  }

  mutating func call(_ recognizer: RecognizerID, _ phase: TouchPhase, fingers: [Int] = [1]) {
    var set = FingerSet()
    for finger in fingers { set.insert(Finger(finger)) }
    post(.recognizerCalled(recognizer, phase, set), .gr3)
  }

  mutating func act(_ recognizer: RecognizerID, _ state: Recognizer.State) {
    let target = scene.defaultTarget(of: recognizer)
    post(
      .actionSent(
        from: .recognizer(recognizer), to: target.object ?? .controller(Scene.vc), action: target.action,
        .defaultTarget, state: state), .gr10)
  }
}
