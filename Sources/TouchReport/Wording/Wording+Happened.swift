import TouchInsight
import TouchModel

/// Answers about what happened in a touch. Times count from the touch.
extension Wording {
  // MARK: Recognizers

  func verdict(_ story: RecognizerStory, _ origin: Time) -> Phrase {
    let me: Phrase = "\(name(story.id))"
    switch story.verdict {
    case .noTouch: return "\(me) had nothing to do: no finger has hit anything in the last touch"
    case .notOffered(let hit, let view):
      guard let view else { return "\(me) is in no view, so no touch can reach it" }
      guard let hit else { return "\(me) got no touch: the touch hit nothing" }
      return
        "\(me) got no touch: the touch belongs to \(name(hit)), which is not in \(name(view)); a recognizer gets those of its view and of what is in it"
    case .cameLater(let view):
      return "\(me) got no touch: it came to \(name(view)) after the finger had landed"
    case .notReceived(let offer): return "\(me) \(words(offer))"
    case .acted(let state, let why, let last):
      let end: Phrase = last == .cancelled ? "; later it was cancelled" : ""
      return "\(me) acted at \(at(story.time, origin)): \(state.name), \(words(why))\(end)"
    case .failed(let why): return "\(me) failed at \(at(story.time, origin)): \(words(why))"
    case .waits(let other): return "\(me) waits for \(name(other)) to fail, and has not acted"
    case .undecided: return "\(me) is still possible: nothing has decided about it yet"
    }
  }

  private func at(_ time: Time?, _ origin: Time) -> Phrase { "\((time ?? origin) - origin)" }

  /// Of the one that shut it out: what it had done, and when.
  func winner(_ id: RecognizerID, _ why: StateReason, _ time: Time, _ origin: Time) -> Phrase {
    "\(name(id)) was first, at \(time - origin): \(words(why))\(threshold(id, why)); it prevents the others on the same views"
  }

  private func threshold(_ id: RecognizerID, _ why: StateReason) -> Phrase {
    guard scene.recognizers[id.row].kind == .pan, case .moved = why else { return "" }
    return ", where a pan begins after \(points(scene.settings.panHysteresis))"
  }

  func wait(_ story: RecognizerStory, _ wait: RecognizerStory.Wait) -> Phrase {
    let start: Phrase = "\(name(story.id)) waited for \(name(wait.other)) to fail"
    guard let end = wait.end else { return "\(start), and still does" }
    if !story.hasActed { return "\(start), for \(end - wait.start), in vain" }
    let reason: Phrase = wait.reason.map { ": \(words($0))" } ?? ""
    return "\(start): \(end - wait.start) later than it could have been\(reason)"
  }

  /// Where the touch of a recognizer belongs, if not to its own view.
  func touchInside(_ id: RecognizerID, _ hit: ViewID, _ view: ViewID) -> Phrase {
    "the touch belongs to \(name(hit)), which is in \(name(view)): \(name(id)) gets the touches of its view and of everything in it"
  }

  /// Which controls keep an ancestor's tap away, and which do not.
  func guardsItself(_ view: ViewID) -> Phrase {
    "\(named(view)) is one of UIKit's own controls, which keep a recognizer of a view around them from taking their tap; one attached to \(name(view)) itself is not held back"
  }
  func doesNotGuardItself(_ view: ViewID) -> Phrase {
    "\(named(view)) is a control of one's own: unlike UIButton, UISwitch and UIKit's others it does not keep a recognizer around it from taking its tap"
  }

  // MARK: Actions

  func sent(_ call: ActionStory.Call, _ action: String, _ origin: Time) -> Phrase {
    let event: Phrase = call.event.map { " for \($0.name)" } ?? ""
    let state: Phrase = call.state.map { " when it was \($0.name)" } ?? ""
    let times: Phrase = call.times > 1 ? ", \(call.times) times" : ""
    return routed(
      "\(name(call.sender)) sent \(name(call.target)).\(action)\(event)\(state) at \(call.time - origin)\(times)",
      call.route)
  }

  func notSent(_ target: Target) -> Phrase {
    "\(target.object.map { name($0) } ?? "nil").\(target.action) was not sent"
  }
  func wasSent(_ target: Target) -> Phrase {
    "\(target.object.map { name($0) } ?? "nil").\(target.action) was sent"
  }

  func unwired(_ target: Target) -> Phrase { "wiring: nothing in the scene sends \(target.action)" }

  func stop(_ miss: ActionStory.Miss, _ origin: Time) -> Phrase {
    let me: Phrase = "\(name(miss.sender))"
    switch miss.stop {
    case .noTouch: return "hit: no finger has hit anything, so \(me) got nothing"
    case .elsewhere(let hit):
      guard let hit else { return "hit: the touch hit nothing, so \(me) did not receive it" }
      return "hit: \(me) did not receive the touch, which hit \(name(hit))"
    case .inside(let view):
      return
        "tracking: the touch was received by \(name(view)) inside \(me); a control reacts only to touches that hit the control itself"
    case .refused(let finger, let why):
      guard case .view(let view) = miss.sender else { return me }
      return "delivery: \(notGiven(finger, view, why))"
    case .neverHeard(let by): return "delivery: \(me) never heard of the touch: \(name(by)) took it first"
    case .withheld(let phase, let by):
      return "delivery: \(phase.methodName) to \(me) is held back by \(name(by))"
    case .recognizer(let story): return "\(stage(of: story)): \(verdict(story, origin))"
    case .taken(let by, let why):
      let reason: Phrase = why.map { " (\(words($0)))" } ?? ""
      return
        "cancel: \(me) received the touch and lost it: \(name(by)) recognized\(reason) and its cancelsTouchesInView is on"
    case .lost(let why): return "cancel: \(me) received the touch and lost it: \(words(why))"
    case .notTracked(let why):
      guard case .view(let view) = miss.sender else { return me }
      return "tracking: \(notTracked(view, why))"
    case .stillDown:
      return "tracking: \(me) received the touch and still tracks it: the finger has not lifted"
    case .otherEvents(let sent) where sent.contains(where: miss.events.contains):
      return "wiring: \(me) received the touch, and was wired for it only afterwards"
    case .otherEvents(let sent):
      let wanted = miss.events.map { "\($0.name)" as Phrase }.joined(", ")
      let did: Phrase = sent.isEmpty ? "none" : sent.map { "\($0.name)" as Phrase }.joined(", ")
      return "wiring: \(me) received the touch; it is wired for \(wanted), and sent \(did)"
    case .actionLost(let why):
      switch why {
      case .targetRemoved: return "wiring: \(me) acted, and its target has been removed"
      case .noResponder: return "wiring: \(me) acted, and nobody in the responder chain implements it"
      }
    }
  }

  private func stage(of story: RecognizerStory) -> Phrase {
    switch story.verdict {
    case .noTouch, .notOffered, .cameLater: "hit"
    case .notReceived: "delivery"
    case .failed(.excluded): "exclusion"
    case .failed(.requirementSucceeded), .waits: "wait"
    case .failed(.touchesCancelled): "cancel"
    case .failed, .undecided, .acted: "recognition"
    }
  }

  /// A control received the touch, and has nobody to tell.
  func nothingWired(_ view: ViewID, _ sent: [ControlEvent]) -> Phrase {
    let did = sent.map { "\($0.name)" as Phrase }.joined(", ")
    return "\(name(view)) received the touch and sent \(did), but nothing is wired to it"
  }

  // MARK: Cancellations

  func cancellation(_ story: CancellationStory) -> Phrase {
    let me: Phrase = "\(name(story.view))"
    let owner: Phrase = story.inner.map { "\(name($0)), in \(me)," } ?? me
    switch story.verdict {
    case .taken(let by, let viewKnew, let why):
      let reason: Phrase = why.map { " recognized (\(words($0))) and" } ?? ""
      let how: Phrase =
        viewKnew
        ? "was cancelled: touchesCancelled came and touchesEnded never does" : "never heard of the touch"
      return "\(owner) \(how): \(name(by))\(reason) took the touch: \(flag(by))"
    case .lost(let why): return "\(owner) was cancelled: \(words(why))"
    case .fingerCancelled: return "\(owner) was cancelled: the system took the finger away"
    case .notCancelled(let phase):
      return "\(owner) was not cancelled: the last it heard was \(phase.methodName)"
    case .refused(let why):
      switch why {
      case .multipleTouchOff(let first):
        return
          "\(me) was not given the touch: isMultipleTouchEnabled is off and finger \(Int(first.number)) is down on it"
      case .othersActive(let other):
        return
          "\(me) was not given the touch: it is exclusive and finger \(Int(other.number)) is already down"
      case .exclusiveElsewhere(let other):
        return "\(me) was not given the touch: \(name(other)) is exclusive and has a touch"
      }
    case .elsewhere(let hit):
      guard let hit else { return "\(me) was not cancelled: the touch hit nothing" }
      return "\(me) was not cancelled: the touch never was its own, it hit \(name(hit))"
    case .noTouch: return "\(me) was not cancelled: no finger has hit anything"
    }
  }

  private func flag(_ id: RecognizerID) -> Phrase {
    scene.recognizers[id.row].isSystem
      ? "canCancelContentTouches is on" : "\(name(id)).cancelsTouchesInView is on"
  }

  func forgets(_ view: ViewID) -> Phrase {
    "\(name(view)) reacts to touchesBegan or touchesEnded, and not to touchesCancelled"
  }

  // MARK: Delays

  func delay(_ view: ViewID, _ delay: DelayStory.Delay) -> Phrase {
    let flag = self.flag(delay)
    let start: Phrase =
      "\(delay.phase.methodName) to \(name(view)) was held back by \(name(delay.by)) (\(flag))"
    let reason: Phrase = delay.reason.map { ", until \(name(delay.by)) was decided: \(words($0))" } ?? ""
    return switch delay.end {
    case .delivered: "\(start): \(delay.length) late\(reason)"
    case .taken(let by): "\(start) for \(delay.length), and never came: \(name(by)) took the touch"
    case .lost: "\(start) for \(delay.length), and never came"
    case .open: "\(start), and still is after \(delay.length)"
    }
  }

  private func flag(_ delay: DelayStory.Delay) -> Phrase {
    let it = scene.recognizers[delay.by.row]
    if it.isPrivate, let view = it.view { return "\(name(view)).delaysContentTouches is on" }
    return delay.phase == .ended ? "delaysTouchesEnded is on" : "delaysTouchesBegan is on"
  }

  func instant(_ view: ViewID) -> Phrase {
    "\(name(view)) got began and ended in the same moment, so no highlight is seen"
  }
  func notLate(_ view: ViewID, _ elsewhere: ViewID?, _ wasTouched: Bool) -> Phrase {
    if wasTouched { return "nothing of the touch came late to \(name(view))" }
    guard let elsewhere else { return "nothing came late to \(name(view)): it was not touched" }
    return "nothing came late to \(name(view)): the touch hit \(name(elsewhere))"
  }
  func didNotWait(_ id: RecognizerID) -> Phrase { "\(name(id)) waited for nobody" }

  // MARK: Fixes

  func fix(_ line: String) -> Phrase { "fix, tried on this touch: \(Phrase(escaping: line))" }
  func prevention(_ line: String) -> Phrase { "to keep it from acting: \(Phrase(escaping: line))" }
  func reaction(_ line: String) -> Phrase { "to react to it: \(Phrase(escaping: line))" }
}
