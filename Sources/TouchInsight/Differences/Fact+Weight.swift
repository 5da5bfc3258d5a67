import TouchModel

extension Fact.Kind {
  /// Says something of its own: not a step on the way to something else that is told, nor an echo of it.
  public var isWeighty: Bool {
    switch self {
    // One step of a movement is like the next.
    case .touchSampled(_, .moved, _, _), .stateChanged(_, .changed, .changed, _),
      .propertyChanged(_, .contentOffset, _):
      false
    case .touchSampled, .timerFired, .hitViewFound, .touchRefused, .stateChanged, .recognizerWaits,
      .recognizerSpared, .stateCorrected, .touchWithheld, .touchTaken, .touchLost, .actionSent, .actionLost,
      .propertyChanged, .trackingRefused, .delegateCalled, .firstResponderChanged, .firstResponderRefused,
      .eventCalled, .dismissed, .interrupted:
      true
    case .recognizerOffered(_, _, let offer): offer != .received
    case .questionAnswered(_, _, let answer): !answer
    case .touchesCalled(_, _, _, _, let forwarder): forwarder == nil
    case .hitTestAnswered(_, .refused, _), .hitTestAnswered(_, .overridden, _): true
    case .passBegan, .hitTestCalled, .pointInsideCalled, .hitTestAnswered, .windowChosen, .chainFound,
      .recognizerCalled, .touchIgnored, .recognizerReset, .bubblingStopped, .touchReleased, .trackingCalled,
      .controlEventSent:
      false
    }
  }
}
