import TouchModel

extension Wording {
  /// What is told in a line of its own, in a list of deliveries and in a time line.
  func aside(_ fact: Fact) -> Message? {
    switch fact.kind {
    case .touchRefused(let finger, let view, let why):
      Message(.no, notGiven(finger, view, why), rule: fact.rule)
    case .touchLost(_, let view, let why): Message(.cancelled, lost(view, why), rule: fact.rule)
    case .interrupted: Message(.cancelled, interrupted(), rule: fact.rule)
    case .firstResponderChanged(let object): Message(.note, firstResponder(object), rule: fact.rule)
    case .firstResponderRefused(let object, let why):
      Message(.no, firstResponderRefused(object, why), rule: fact.rule)
    case .eventCalled(let responder, let selector):
      Message(.arrow, called(responder, selector), rule: fact.rule)
    case .dismissed(let controller): Message(.note, dismissed(controller), rule: fact.rule)
    case .propertyChanged(let object, let property, let value):
      Message(.note, changed(object, property, value), rule: fact.rule)
    case .timerFired(let timer): Message(.note, words(timer), rule: fact.rule)
    case .touchSampled, .passBegan, .hitTestCalled, .pointInsideCalled, .hitTestAnswered,
      .windowChosen, .hitViewFound, .chainFound, .recognizerOffered, .recognizerCalled, .questionAnswered,
      .stateChanged, .recognizerWaits, .recognizerSpared, .touchIgnored, .recognizerReset, .stateCorrected,
      .touchesCalled, .bubblingStopped, .touchWithheld, .touchReleased, .touchTaken, .actionSent,
      .actionLost, .trackingCalled, .controlEventSent, .trackingRefused, .delegateCalled:
      nil
    }
  }
}
