import TouchModel

/// The answer, which stands first.
extension Wording {
  func received(_ view: ViewID, _ depth: Int?, _ finger: Finger?) -> Phrase {
    "\(named(view)) received \(touch(finger)) (\(hit(depth)))"
  }
  /// The hit view, which has not been called (yet).
  func hit(_ view: ViewID, _ depth: Int?, _ finger: Finger?) -> Phrase {
    "\(named(view)) is the hit view of \(touch(finger)) (\(hit(depth)))"
  }
  func wouldReceive(_ view: ViewID, _ depth: Int?, _ point: Point) -> Phrase {
    "\(named(view)) would receive a touch at \(point) (\(hit(depth)))"
  }
  private func hit(_ depth: Int?) -> Phrase {
    depth.map { "hit at depth \($0)" } ?? "named by an overridden hitTest"
  }
  func nobodyReceived(_ finger: Finger?) -> Phrase {
    "nobody received \(touch(finger)): no window answers there"
  }
  func nobodyWouldReceive(_ point: Point) -> Phrase {
    "nobody would receive a touch at \(point): no window answers there"
  }

  func touch(_ finger: Finger?) -> Phrase {
    if let finger { return "finger \(Int(finger.number))" }
    return "the touch"
  }

  func notGiven(_ finger: Finger, _ view: ViewID, _ refusal: TouchRefusal) -> Phrase {
    let start: Phrase = "\(name(view)) is not given finger \(Int(finger.number))"
    return switch refusal {
    case .multipleTouchOff(let first):
      "\(start): isMultipleTouchEnabled is off and finger \(Int(first.number)) is down on it"
    case .othersActive(let other):
      "\(start): it is exclusive and finger \(Int(other.number)) is already down"
    case .exclusiveElsewhere(let other): "\(start): \(name(other)) is exclusive and has a touch"
    }
  }

  func acted(_ sender: ObjectID, _ target: ObjectID, _ action: String, _ times: Int) -> Phrase {
    let who: Phrase = sender == .application ? "the edit menu" : "\(name(sender))"
    let what: Phrase = "\(who) acted: \(name(target)).\(action)"
    return times == 1 ? what : "\(what) (\(times) times)"
  }

  /// A recognizer gets the touches of everything inside its view (GR-1).
  func around(_ phrase: Phrase, _ recognizer: RecognizerID, on view: ViewID, _ hitView: ViewID) -> Phrase {
    "\(phrase); \(name(recognizer)) is on \(name(view)), around \(name(hitView))"
  }

  func routed(_ phrase: Phrase, _ route: ActionRoute) -> Phrase {
    switch route {
    case .direct: phrase
    case .responderChain(let start): "\(phrase), found up the responder chain from \(name(start))"
    case .defaultTarget: phrase
    }
  }

  func actionLost(_ sender: ObjectID, _ action: String, _ why: ActionLoss) -> Phrase {
    let what: Phrase = sender == .application ? "\(action)" : "\(name(sender)).\(action)"
    return switch why {
    case .targetRemoved: "\(what) reached nobody: its target has been removed"
    case .noResponder: "\(what) reached nobody: nobody in the responder chain implements it"
    }
  }

  func cancelledBy(_ view: ViewID, _ recognizer: RecognizerID) -> Phrase {
    let start: Phrase = "\(name(view)) was cancelled by \(name(recognizer))"
    let own = scene.overrides[.view(view)]?.touches ?? [:]
    return own[.ended] != nil && own[.cancelled] == nil
      ? "\(start); it overrides touchesEnded, not touchesCancelled" : start
  }
  func neverHeard(_ view: ViewID, _ recognizer: RecognizerID) -> Phrase {
    "\(name(view)) never heard of the touch: \(name(recognizer)) took it first"
  }
  func lost(_ view: ViewID, _ why: LossReason) -> Phrase {
    "\(name(view)) was cancelled: \(words(why))"
  }
  /// A recognizer that had begun was stopped.
  func cancelled(_ recognizer: RecognizerID, _ why: StateReason) -> Phrase {
    "\(name(recognizer)) was cancelled: \(words(why))"
  }
  func words(_ why: LossReason) -> Phrase {
    switch why {
    case .viewRemoved: "it left its window"
    case .interrupted: "the system took all touches away"
    case .cancelledByUser: "the touch was cancelled"
    case .animation: "an animation started that does not allow interaction"
    case .refusedByScrollView(let view): "\(name(view)).touchesShouldBegin says no"
    }
  }

  func waited(
    _ recognizer: RecognizerID, _ other: RecognizerID, _ end: WaitEnd, since begin: Time
  ) -> Phrase {
    let start: Phrase = "\(name(recognizer)) waited for \(name(other)) to fail"
    return switch end {
    case .failed(let time):
      "\(name(recognizer)) waited \(time - begin) for \(name(other)) to fail, until \(time)"
    case .succeeded: "\(start), which it did not: \(name(recognizer)) failed"
    case .inVain: "\(start), in vain"
    case .open: "\(start), and still does"
    }
  }

  func late(_ view: ViewID, _ phase: TouchPhase, _ delay: Time, _ recognizer: RecognizerID) -> Phrase {
    let start: Phrase =
      "\(phase.methodName) reached \(name(view)) \(delay) late: \(name(recognizer)) held it back"
    return isContentDelay(recognizer) ? start : "\(start) until it failed"
  }
  func stillWithheld(_ view: ViewID, _ phase: TouchPhase, _ recognizer: RecognizerID) -> Phrase {
    let start: Phrase = "\(phase.methodName) to \(name(view)) is held back by \(name(recognizer))"
    return isContentDelay(recognizer) ? start : "\(start), which can still recognize"
  }
  private func isContentDelay(_ recognizer: RecognizerID) -> Bool {
    scene.recognizers[recognizer.row].isPrivate
  }

  /// `winning` is why whoever excluded them recognized.
  func didNotAct(_ recognizers: [RecognizerID], _ why: StateReason, winning: StateReason?) -> Phrase {
    let start: Phrase = "\(names(recognizers)) did not act: \(words(why))"
    if let winning { return "\(start) (\(words(winning)))" }
    guard case .vetoedByView(let view) = why, scene.views[view.row].viewClass.isControl,
      scene.overrides[.view(view)]?.gestureRecognizerShouldBegin == nil
    else { return start }
    return "\(start), as in every \(scene.views[view.row].viewClass.uikitName)"
  }

  func notTracked(_ view: ViewID, _ why: TrackingRefusal) -> Phrase {
    switch why {
    case .touchOfSubview(let inner):
      "\(name(view)) does not track: the touch belongs to \(name(inner)) inside it"
    case .beginTrackingSaidNo: "\(name(view)) does not track: its own beginTracking says no"
    case .superNotCalled: "\(name(view)) does not track: its own touches methods do not call super"
    }
  }

  func selected(_ view: ViewID, _ object: ObjectID, _ selector: String) -> Phrase {
    "\(name(view)) selected: \(name(object)) \(selector)"
  }
  func nothingActed() -> Phrase { "nothing acted" }
  func interrupted() -> Phrase { "the system interrupted: every touch is cancelled" }
}
