import TouchModel

/// The `kind` of a JSON line, one for each kind of fact. Part of the schema: names are never changed, only added.
public enum FactName: String, CaseIterable, Sendable {
  case touchSampled, timerFired
  case passBegan, hitTestCalled, pointInsideCalled, hitTestAnswered, windowChosen, hitViewFound, chainFound
  case touchRefused
  case recognizerOffered, recognizerCalled, questionAnswered, stateChanged, recognizerWaits, recognizerSpared
  case touchIgnored, recognizerReset, stateCorrected
  case touchesCalled, bubblingStopped, touchWithheld, touchReleased, touchTaken, touchLost
  case actionSent, actionLost, trackingCalled, controlEventSent, propertyChanged, trackingRefused
  case delegateCalled, firstResponderChanged, firstResponderRefused, eventCalled, dismissed
  case interrupted
}

extension Fact.Kind {
  /// The name of this kind in JSON.
  public var name: FactName {
    switch self {
    case .touchSampled: .touchSampled
    case .timerFired: .timerFired
    case .passBegan: .passBegan
    case .hitTestCalled: .hitTestCalled
    case .pointInsideCalled: .pointInsideCalled
    case .hitTestAnswered: .hitTestAnswered
    case .windowChosen: .windowChosen
    case .hitViewFound: .hitViewFound
    case .chainFound: .chainFound
    case .touchRefused: .touchRefused
    case .recognizerOffered: .recognizerOffered
    case .recognizerCalled: .recognizerCalled
    case .questionAnswered: .questionAnswered
    case .stateChanged: .stateChanged
    case .recognizerWaits: .recognizerWaits
    case .recognizerSpared: .recognizerSpared
    case .touchIgnored: .touchIgnored
    case .recognizerReset: .recognizerReset
    case .stateCorrected: .stateCorrected
    case .touchesCalled: .touchesCalled
    case .bubblingStopped: .bubblingStopped
    case .touchWithheld: .touchWithheld
    case .touchReleased: .touchReleased
    case .touchTaken: .touchTaken
    case .touchLost: .touchLost
    case .actionSent: .actionSent
    case .actionLost: .actionLost
    case .trackingCalled: .trackingCalled
    case .controlEventSent: .controlEventSent
    case .propertyChanged: .propertyChanged
    case .trackingRefused: .trackingRefused
    case .delegateCalled: .delegateCalled
    case .firstResponderChanged: .firstResponderChanged
    case .firstResponderRefused: .firstResponderRefused
    case .eventCalled: .eventCalled
    case .dismissed: .dismissed
    case .interrupted: .interrupted
    }
  }
}
