/// What every run must keep to, whatever the scene and the fingers. The raw value says it in words.
public enum Promise: String, CaseIterable, Sendable {
  case timeRuns = "facts are in order of time"
  case causesLieBefore = "every cause lies before its effect"
  case statesFollow = "a state change starts from the state that the last one left"
  case statesAreLegal = "a recognizer changes its state only as section 4.3 allows"
  case oneOutcome = "each attempt ends in exactly one of ended, cancelled and failed, and only then is reset"
  case actionsFollowStates = "an action is sent for began, changed, ended and cancelled, and for nothing else"
  case callsNeedTouches = "a recognizer at work is called with touches that it received, and no other is"
  case recognizersFirst = "a recognizer hears of a phase before the view does"
  case requirementsHold =
    "nobody leaves possible while a required recognizer is undecided or has succeeded, and that ends it"
  case oneWinner = "a winner fails everyone undecided on its line of views, unless GR-22 spares it"
  case sparingHasReason =
    "whoever is spared is spared for a reason that holds, and who could be is not excluded"
  case hitViewOnly = "only the hit view is called directly, and not with touches that it was refused"
  case oneEnding =
    "a view that got began gets exactly one of ended and cancelled for the touch, and nothing after"
  case takenStaysTaken = "a touch that a recognizer took gives its view cancelled at once, or nothing"
  case withheldStaysWithheld = "nothing reaches a view that a recognizer at work holds back"
  case withholdingHasHolder = "who holds a touch back is undecided, received it, and has the flag"
  case trackingIsPaired = "a control that began tracking ends or cancels it once"
  case oneTouchUp =
    "touchDown is followed by exactly one of touchUpInside, touchUpOutside and touchCancel, unless it lets go"
  case cancelledSendsNoUp = "a control whose touch is cancelled sends touchCancel, and no touchUp"
  case disabledHearsNothing = "no new touch reaches a control that is disabled"
  case tracksFingersOnly = "nothing tracks and nothing is highlighted when no touch is left"
  case idleInTheEnd = "with every finger up and every timer run out, nothing is at work"
  case repeatable = "the same stream gives the same facts"
}

/// A promise that a run broke, at the fact of this number.
public struct Violation: Sendable, Equatable, Error {
  public let promise: Promise
  public let fact: Int
}
