/// One thing that happened in a run. Facts are in order of time, and in order of happening within one moment; each one
/// says by which rule it happened and which earlier fact caused it. Nothing is printed from here: every output is a
/// view of these.
public struct Fact: Sendable, Equatable {
  public let time: Time
  public let kind: Kind
  public let rule: RuleID
  /// The place of an earlier fact in the same trace; nil where the user is the cause.
  public var cause: Int? { causeIndex < 0 ? nil : Int(causeIndex) }
  let causeIndex: Int32

  init(time: Time, kind: Kind, rule: RuleID, cause: Int) {
    self.time = time
    self.kind = kind
    self.rule = rule
    causeIndex = Int32(truncatingIfNeeded: cause)
  }

  public enum Kind: Sendable, Equatable {
    // MARK: What came in

    /// A finger changed. Posted once for each finger of an event, before anything is asked. Point on the screen.
    case touchSampled(Finger, TouchPhase, at: Point, tapCount: Int)
    /// The clock ran a timer.
    case timerFired(TimerKind)

    // MARK: Hit-testing

    /// A walk over the windows or over the chosen window begins. Numbered from 1. Point on the screen.
    case passBegan(Int, Finger, at: Point)
    /// `hitTest` was called, with the point in the view's coordinates. Followed by `pointInsideCalled` unless
    /// the view refuses, and by `hitTestAnswered` in the end. The window has depth 0.
    case hitTestCalled(ViewID, at: Point, depth: Int)
    /// `pointInside` was called with the same point.
    case pointInsideCalled(ViewID, at: Point, depth: Int, answer: Bool)
    /// `hitTest` returned.
    case hitTestAnswered(ViewID, HitAnswer, depth: Int)
    /// The window that takes the touch, after the first pass (HT-23); nil where none answers.
    case windowChosen(ViewID?, Finger)
    /// The view that the touch belongs to for its whole life; nil where no window answers (HT-15).
    case hitViewFound(ViewID?, Finger)
    /// The responder chain from the hit view to the end, at the moment of the touch.
    case chainFound([Responder], Finger)
    /// The hit view is not given this touch (EV-7, EV-8); recognizers still get it.
    case touchRefused(Finger, ViewID, TouchRefusal)

    // MARK: Recognizers

    /// A recognizer on the way from the hit view to the window was offered a new touch (GR-1, GR-2).
    case recognizerOffered(RecognizerID, Finger, Offer)
    /// The recognizer's own touches method was called.
    case recognizerCalled(RecognizerID, TouchPhase, FingerSet)
    /// A delegate, an override or a touched view answered a question about the recognizer.
    case questionAnswered(RecognizerID, Question, answer: Bool)
    case stateChanged(RecognizerID, from: Recognizer.State, to: Recognizer.State, StateReason)
    /// It is ready to leave possible, and waits for another to fail (GR-30).
    case recognizerWaits(RecognizerID, for: RecognizerID, toBecome: Recognizer.State)
    /// It was not excluded by the winner (GR-22).
    case recognizerSpared(RecognizerID, by: RecognizerID, SpareReason)
    /// It gave a touch up without the view hearing of it (GR-6).
    case touchIgnored(RecognizerID, Finger)
    /// Silently back to possible (GR-13).
    case recognizerReset(RecognizerID)
    /// A state that the user set on a custom recognizer and that the machine corrected or ignored.
    case stateCorrected(RecognizerID, asked: Recognizer.State, became: Recognizer.State)

    // MARK: Touches of views

    /// A responder's touches method was called. `view` is where the touches belong (touch.view).
    case touchesCalled(Responder, TouchPhase, FingerSet, view: ViewID, forwardedBy: Responder?)
    /// A responder did not pass the call on.
    case bubblingStopped(Responder, TouchPhase, StopReason)
    /// A recognizer holds a phase back (GR-18, GR-19).
    case touchWithheld(Finger, TouchPhase, ViewID, by: RecognizerID)
    /// Nothing holds the touch back any more.
    case touchReleased(Finger, ViewID)
    /// A recognizer took the touch from its view: the view is told, or, where it knew nothing yet, never hears of it
    /// (GR-16, GR-18).
    case touchTaken(Finger, ViewID, by: RecognizerID, viewKnew: Bool)
    /// The touch ended for its view for another reason (EV-9, EV-10).
    case touchLost(Finger, ViewID, LossReason)

    // MARK: Actions and controls

    /// A target's action method was called. Posted once for each target in order (GR-11, UC-12). `state` is a
    /// recognizer's state at that moment.
    case actionSent(from: ObjectID, to: ObjectID, action: String, ActionRoute, state: Recognizer.State?)
    /// Nobody was called.
    case actionLost(from: ObjectID, action: String, ActionLoss)
    /// A tracking method of UIControl was called.
    case trackingCalled(ViewID, TrackingMethod, answer: Bool)
    /// A control sent the actions registered for this event, if any.
    case controlEventSent(ViewID, ControlEvent, pairs: Int)
    /// A property changed as a part of what happened.
    case propertyChanged(ObjectID, Property, to: PropertyValue)
    /// The hit control or its position does not start tracking (RC-17, RC-18).
    case trackingRefused(ViewID, TrackingRefusal)

    // MARK: Delegates, first responder, other events

    /// A delegate method of a scroll view, table or collection was called on `object`: `scrollViewDidScroll:`.
    case delegateCalled(ObjectID, selector: String, of: ViewID)
    case firstResponderChanged(ObjectID?)
    case firstResponderRefused(ObjectID, FirstResponderRefusal)
    /// A UIResponder method for motion, presses or remote control was called: `motionBegan:withEvent:`.
    case eventCalled(Responder, selector: String)
    /// A presented controller went away.
    case dismissed(ControllerID)
    /// The system took all touches away.
    case interrupted
  }
}

/// What a view's `hitTest` returned.
public enum HitAnswer: Sendable, Equatable {
  /// nil, without asking pointInside.
  case refused(HitRefusal)
  /// nil: pointInside said no.
  case outside
  /// Itself: no subview answered.
  case itself
  /// What this subview answered.
  case subview(ViewID, found: ViewID)
  /// What an overridden hitTest says.
  case overridden(ViewID?)
  /// nil, because an overridden hitTest does not want the view itself.
  case passedThrough
}

/// Why `hitTest` returned nil at once.
public enum HitRefusal: Sendable, Equatable {
  case interactionDisabled
  case hidden
  /// HT-3; the alpha that is too small.
  case alpha(Float)
  /// HT-12.
  case disabledControl
  /// HT-14.
  case animating
}

/// Why a hit view does not get a touch.
public enum TouchRefusal: Sendable, Equatable {
  /// EV-7: another finger is down on it and it does not take several.
  case multipleTouchOff(first: Finger)
  /// EV-8 (a): the view is exclusive and other touches are active.
  case othersActive(Finger)
  /// EV-8 (b): an exclusive view has a touch.
  case exclusiveElsewhere(ViewID)
}

/// What a recognizer did with an offered touch.
public enum Offer: Sendable, Equatable {
  case received
  case disabled
  /// GR-2, GR-5: it has already failed or ended and is not reset yet.
  case finished(Recognizer.State)
  /// The delegate's shouldReceive(touch).
  case refusedByDelegate
}

/// A question about one recognizer.
public enum Question: Sendable, Equatable {
  /// UIView.gestureRecognizerShouldBegin of this view (GR-20).
  case viewShouldBegin(ViewID)
  case delegate(DelegateRule.Question, about: ObjectID?)
}

/// Why a recognizer changed its state.
public enum StateReason: Sendable, Equatable {
  // Recognition.
  case tapped(count: Int, fingers: Int)
  /// Long press: held for so long.
  case held(Time)
  /// Pan, swipe, edge pan: points moved.
  case moved(Double)
  /// Pinch: the distance between the fingers changed by so many points.
  case spread(Double)
  /// Rotation: degrees turned.
  case turned(Double)
  case entered
  case left
  case lifted
  // Failure.
  /// SV-2: the scroll view has held the touch back long enough.
  case contentDelayOver(Time)
  /// GR-36: each waits for the other, and nobody can act any more.
  case deadlocked(with: RecognizerID)
  case movedTooFar(Double, limit: Double)
  case heldTooLong(limit: Time)
  case noNextTap(limit: Time)
  case nextTapTooFar(Double, limit: Double)
  case tooManyFingers(Int, limit: Int)
  case tooFewFingers(Int, needed: Int)
  case liftedTooEarly(Time, needed: Time)
  case liftedBeforeRecognition
  /// Points moved, and the points after which it begins.
  case movedTooLittle(Double, needed: Double)
  /// SV-1: the content of the scroll view is no larger than what shows it.
  case nothingToScroll(ViewID)
  case wrongDirection
  case tooSlow(limit: Time)
  case notAtEdge
  case touchesCancelled
  case vetoedByView(ViewID)
  case vetoedByDelegate
  case excluded(by: RecognizerID)
  case requirementSucceeded(RecognizerID)
  case disabled
  case removed
  /// Freed: what it waited for has failed.
  case requirementFailed(RecognizerID)
  /// Moved by command.
  case byHand
}

/// Why a recognizer survived another's recognition (GR-22).
public enum SpareReason: Sendable, Equatable {
  case cannotPrevent
  case cannotBePrevented
  case simultaneous
  case alreadyBegan
  case requiredToWait
  /// GR-24.
  case needsMoreTaps
}

/// Why a touches call went no further up.
public enum StopReason: Sendable, Equatable {
  /// The override does not call super.
  case handled
  /// RC-14: UIControl does not forward.
  case control
  case scrollView
  /// There is no next responder.
  case endOfChain
}

/// Why a view lost a touch, other than to a recognizer.
public enum LossReason: Sendable, Equatable {
  case viewRemoved
  case interrupted
  case cancelledByUser
  case animation
  /// The scroll view's touchesShouldBegin (SV-3).
  case refusedByScrollView(ViewID)
}

/// How an action's target was found.
public enum ActionRoute: Sendable, Equatable {
  case direct
  /// A nil target, found by walking up from here (RC-23).
  case responderChain(from: ObjectID)
  /// A recognizer without targets of its own.
  case defaultTarget
}

public enum ActionLoss: Sendable, Equatable {
  /// The target has been removed; targets are not retained (UC-13).
  case targetRemoved
  /// Nobody in the chain implements it.
  case noResponder
}

public enum TrackingMethod: String, Sendable, Equatable {
  case begin, `continue`, end, cancel
}

public enum TrackingRefusal: Sendable, Equatable {
  /// RC-17: the touch belongs to a view inside.
  case touchOfSubview(ViewID)
  /// UC-5.
  case beginTrackingSaidNo
  /// RC-18.
  case superNotCalled
}

public enum FirstResponderRefusal: Sendable, Equatable {
  case cannotBecome
  case notInWindow
  case currentWillNotResign(ObjectID)
}

/// What a timer is for.
public enum TimerKind: Sendable, Equatable {
  /// GR 4.8: the finger has been down for the minimum press duration.
  case longPress(RecognizerID)
  /// The finger has been down longer than a tap may last.
  case tapDuration(RecognizerID)
  /// The next tap did not come.
  case tapGap(RecognizerID)
  case swipeDuration(RecognizerID)
  /// SV-2.
  case contentDelay(RecognizerID)
}

/// A member of a responder chain.
public enum Responder: Hashable, Sendable {
  case object(ObjectID)
  /// One of UIKit's private wrappers around a root view, which exists only in the chain.
  case wrapper(ViewClass, window: ViewID)

  public var object: ObjectID? { if case .object(let id) = self { id } else { nil } }
}
