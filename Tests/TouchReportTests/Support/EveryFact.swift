@testable import TouchModel

/// At least one fact of every kind, and every reason.
enum EveryFact {
  static func kinds(_ scene: Scene) -> [Fact.Kind] {
    let v = ViewID(1)
    let g = RecognizerID(0)
    let h = RecognizerID(1)
    let vc = ObjectID.controller(Scene.vc)
    let one = Finger(1)
    let time = Time(seconds: 0.5)
    var kinds: [Fact.Kind] = [
      .touchSampled(one, .began, at: Point(1.5, 2), tapCount: 1),
      .passBegan(1, one, at: Point(1, 2)), .hitTestCalled(v, at: Point(1, 2), depth: 1),
      .pointInsideCalled(v, at: Point(1, 2), depth: 1, answer: true),
      .windowChosen(Scene.window, one), .windowChosen(nil, one), .hitViewFound(v, one),
      .hitViewFound(nil, one),
      .chainFound(scene.chain(from: .view(v)), one), .recognizerCalled(g, .began, FingerSet(one)),
      .questionAnswered(g, .viewShouldBegin(v), answer: false),
      .questionAnswered(g, .delegate(.shouldBegin, about: nil), answer: true),
      .questionAnswered(g, .delegate(.shouldRecognizeSimultaneously, about: .recognizer(h)), answer: true),
      .recognizerWaits(g, for: h, toBecome: .ended), .touchIgnored(g, one), .recognizerReset(g),
      .stateCorrected(g, asked: .failed, became: .cancelled),
      .touchesCalled(.object(.view(v)), .moved, FingerSet(one), view: v, forwardedBy: nil),
      .touchesCalled(
        .wrapper(.dropShadowView, window: Scene.window), .moved, FingerSet(one), view: v,
        forwardedBy: .object(.view(v))),
      .touchWithheld(one, .ended, v, by: g), .touchReleased(one, v),
      .touchTaken(one, v, by: g, viewKnew: false), .controlEventSent(v, .touchUpInside, pairs: 2),
      .delegateCalled(vc, selector: "scrollViewDidScroll:", of: v), .firstResponderChanged(vc),
      .firstResponderChanged(nil), .eventCalled(.object(vc), selector: "motionBegan:withEvent:"),
      .dismissed(Scene.vc), .interrupted,
    ]
    kinds += [.longPress(g), .tapDuration(g), .tapGap(g), .swipeDuration(g), .contentDelay(g)]
      .map { .timerFired($0) }
    let answers: [HitAnswer] = [
      .refused(.interactionDisabled), .refused(.hidden), .refused(.alpha(0.005)), .refused(.disabledControl),
      .refused(.animating), .outside, .itself, .subview(v, found: v), .overridden(nil), .overridden(v),
      .passedThrough,
    ]
    kinds += answers.map { .hitTestAnswered(v, $0, depth: 1) }
    kinds += [.multipleTouchOff(first: one), .othersActive(one), .exclusiveElsewhere(v)]
      .map { .touchRefused(Finger(2), v, $0) }
    kinds += [.received, .disabled, .finished(.failed), .refusedByDelegate].map {
      .recognizerOffered(g, one, $0)
    }
    kinds += stateReasons(v, h, time).map { .stateChanged(g, from: .possible, to: .failed, $0) }
    kinds += [
      .cannotPrevent, .cannotBePrevented, .simultaneous, .alreadyBegan, .requiredToWait, .needsMoreTaps,
    ].map { .recognizerSpared(g, by: h, $0) }
    kinds += [.handled, .control, .scrollView, .endOfChain].map {
      .bubblingStopped(.object(.view(v)), .began, $0)
    }
    kinds += [.viewRemoved, .interrupted, .cancelledByUser, .animation, .refusedByScrollView(v)].map {
      .touchLost(one, v, $0)
    }
    kinds += [.direct, .responderChain(from: .view(v)), .defaultTarget].map {
      .actionSent(from: .recognizer(g), to: vc, action: "save", $0, state: .ended)
    }
    kinds += [.targetRemoved, .noResponder].map { .actionLost(from: .view(v), action: "save", $0) }
    kinds += [.begin, .continue, .end, .cancel].map { .trackingCalled(v, $0, answer: true) }
    kinds += [.touchOfSubview(v), .beginTrackingSaidNo, .superNotCalled].map { .trackingRefused(v, $0) }
    kinds += [.cannotBecome, .notInWindow, .currentWillNotResign(vc)].map {
      .firstResponderRefused(.view(v), $0)
    }
    kinds += [
      .bool(true), .number(0.25), .duration(time), .point(Point(1, 2)), .size(Size(3, 4)),
      .rect(Rect(1, 2, 3, 4)), .transform(.identity), .sides([.left, .up]), .state(.began), .objects([vc]),
      .text("x"),
    ].map { .propertyChanged(.view(v), .isOn, to: $0) }
    return kinds
  }

  private static func stateReasons(_ v: ViewID, _ h: RecognizerID, _ time: Time) -> [StateReason] {
    [
      .contentDelayOver(time), .deadlocked(with: h), .tapped(count: 1, fingers: 2), .held(time), .moved(12),
      .spread(9), .turned(3), .entered, .left,
      .lifted,
      .movedTooFar(50, limit: 45), .heldTooLong(limit: time), .noNextTap(limit: time),
      .nextTapTooFar(50, limit: 45), .tooManyFingers(2, limit: 1), .tooFewFingers(1, needed: 2),
      .liftedTooEarly(time, needed: time), .liftedBeforeRecognition,
      .movedTooLittle(6, needed: 10), .nothingToScroll(v), .wrongDirection, .tooSlow(limit: time),
      .notAtEdge, .touchesCancelled, .vetoedByView(v), .vetoedByDelegate, .excluded(by: h),
      .requirementSucceeded(h), .disabled, .removed, .requirementFailed(h), .byHand,
    ]
  }

  static func scene() throws -> Scene {
    var scene = Scene()
    try scene.attach(.tap, to: Scene.root)
    try scene.attach(.pan, to: Scene.root)
    return scene
  }
}
