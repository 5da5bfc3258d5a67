import TouchModel

/// Each fact in a sentence of its own, for walking through a touch and for differences.
extension Wording {
  func sentence(_ kind: Fact.Kind) -> Phrase {
    switch kind {
    case .touchSampled(let finger, let phase, let point, _):
      "finger \(Int(finger.number)) \(happened(phase)) at \(point)"
    case .timerFired(let timer): words(timer)
    case .passBegan(let number, let finger, let point):
      "\(hitTestHeading(point, finger)): \(passHeading(number))"
    case .hitTestCalled(let view, let point, _): "\(name(view)) hitTest at \(point)"
    case .pointInsideCalled(let view, let point, _, let answer):
      "\(name(view)) pointInside at \(point): \(yesOrNo(answer))"
    case .hitTestAnswered(let view, let answer, _): answered(view, answer)
    case .windowChosen(let window, let finger):
      window.map { "\(name($0)) takes finger \(Int(finger.number))" } ?? noWindowAnswers()
    case .hitViewFound(let view, let finger):
      view.map { "\(name($0)) is the hit view of finger \(Int(finger.number))" }
        ?? nobodyReceived(finger)
    case .chainFound(let chain, _): "the responder chain: \(self.chain(chain))"
    case .touchRefused(let finger, let view, let why): notGiven(finger, view, why)
    case .recognizerOffered(let id, let finger, let offer):
      "\(name(id)) \(words(offer)) of finger \(Int(finger.number))"
    case .recognizerCalled(let id, let phase, _): "\(name(id)) \(phase.methodName)"
    case .questionAnswered(let id, let question, let answer):
      "\(name(id)): \(words(question)) answers \(yesOrNo(answer))"
    case .stateChanged(let id, let old, let new, let why):
      "\(name(id)) goes from \(old.name) to \(new.name): \(words(why))"
    case .recognizerWaits(let id, let other, let state):
      "\(name(id)) could be \(state.name), and waits for \(name(other)) to fail"
    case .recognizerSpared(let id, let winner, let why):
      "\(name(id)) may go on beside \(name(winner)): \(words(why))"
    case .touchIgnored(let id, let finger): "\(name(id)) gives finger \(Int(finger.number)) up"
    case .recognizerReset(let id): "\(name(id)) is possible again"
    case .stateCorrected(let id, let asked, let became):
      "\(name(id)) was set to \(asked.name) and is \(became.name)"
    case .touchesCalled(let responder, let phase, _, _, let forwarder):
      forwarder.map { "\(name(responder)) \(phase.methodName), passed on by \(name($0))" }
        ?? "\(name(responder)) \(phase.methodName)"
    case .bubblingStopped(let responder, _, let why): words(why, responder)
    case .touchWithheld(_, let phase, let view, let id): withheld(view, phase, id)
    case .touchReleased(let finger, let view):
      "nothing holds finger \(Int(finger.number)) back from \(name(view)) any more"
    case .touchTaken(_, let view, let id, let viewKnew):
      viewKnew ? cancelledBy(view, id) : neverHeard(view, id)
    case .touchLost(_, let view, let why): lost(view, why)
    case .actionSent(let sender, let target, let action, let route, _):
      routed(acted(sender, target, action, 1), route)
    case .actionLost(let sender, let action, let why): actionLost(sender, action, why)
    case .trackingCalled(let view, let method, let answer):
      "\(name(view)) \(longTracking(method))" + (answer ? "" : " answers no")
    case .controlEventSent(let view, let event, _): "\(name(view)) sends \(event.name)"
    case .propertyChanged(let object, let property, let value): changed(object, property, value)
    case .trackingRefused(let view, let why): notTracked(view, why)
    case .delegateCalled(let object, let selector, _): "\(name(object)) \(selector)"
    case .firstResponderChanged(let object): firstResponder(object)
    case .firstResponderRefused(let object, let why): firstResponderRefused(object, why)
    case .eventCalled(let responder, let selector): called(responder, selector)
    case .dismissed(let controller): dismissed(controller)
    case .interrupted: interrupted()
    }
  }

  private func answered(_ view: ViewID, _ answer: HitAnswer) -> Phrase {
    switch answer {
    case .refused(let refusal): "\(name(view)) answers nil: \(words(refusal))"
    case .outside: "\(name(view)) answers nil: the point is outside"
    case .itself: answersItself(view)
    case .subview(_, let found): passesOn(view, found)
    case .overridden(let found): overridden(view, found)
    case .passedThrough: passedThrough(view)
    }
  }

  private func happened(_ phase: TouchPhase) -> Phrase {
    switch phase {
    case .began: "goes down"
    case .moved: "moves"
    case .ended: "lifts"
    case .cancelled: "is taken away"
    }
  }

  private func yesOrNo(_ answer: Bool) -> Phrase { answer ? "yes" : "no" }

  // MARK: Where one is

  func position(_ number: Int, of count: Int, _ time: Time) -> Phrase {
    number == 0
      ? "before the first fact of \(count)" : "fact \(number) of \(count), \(time)"
  }
}
