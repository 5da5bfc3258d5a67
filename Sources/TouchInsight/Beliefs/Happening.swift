import TouchModel

/// One thing that somebody who watches a touch would notice: the facts of a run without the reasons, so that what is
/// believed and what happens can be laid side by side.
public struct Happening: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// A hit-test walk began. Numbered from 1.
    case asked(pass: Int, Finger)
    /// The view that the finger belongs to.
    case found(ViewID?, Finger)
    case recognizerCalled(RecognizerID, TouchPhase, FingerSet)
    /// The view's own touches method was called about its touches.
    case viewCalled(ViewID, TouchPhase, FingerSet)
    /// The call went on to another responder.
    case passedOn(Responder, TouchPhase, FingerSet)
    /// Another recognizer won.
    case excluded(RecognizerID, by: RecognizerID)
    case controlSent(ViewID, ControlEvent)
    case acted(from: ObjectID, to: ObjectID, action: String)
    case selected(ViewID)
  }

  /// Since the run began.
  public var time: Time
  public var kind: Kind

  init(_ time: Time, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// What is noticed of the facts of a run that began at `start`.
  static func all(in trace: Trace, of scene: Scene, since start: Time) -> [Happening] {
    trace.facts.compactMap { fact in
      kind(of: fact.kind, scene).map { Happening(fact.time - start, $0) }
    }
  }

  private static func kind(of fact: Fact.Kind, _ scene: Scene) -> Kind? {
    switch fact {
    case .passBegan(let pass, let finger, _): .asked(pass: pass, finger)
    case .hitViewFound(let view, let finger): .found(view, finger)
    case .recognizerCalled(let id, let phase, let fingers):
      isPrivate(id, scene) ? nil : .recognizerCalled(id, phase, fingers)
    case .touchesCalled(.object(.view(let view)), let phase, let fingers, _, nil):
      .viewCalled(view, phase, fingers)
    case .touchesCalled(let responder, let phase, let fingers, _, _): .passedOn(responder, phase, fingers)
    case .stateChanged(let id, _, _, .excluded(let winner)): .excluded(id, by: winner)
    case .controlEventSent(let control, let event, _): .controlSent(control, event)
    case .actionSent(let sender, let target, let action, _, _):
      .acted(from: sender, to: target, action: action)
    case .delegateCalled(_, let selector, let view): selector.contains("didSelect") ? .selected(view) : nil
    case .touchSampled, .timerFired, .hitTestCalled, .pointInsideCalled, .hitTestAnswered, .windowChosen,
      .chainFound, .touchRefused, .recognizerOffered, .questionAnswered, .stateChanged, .recognizerWaits,
      .recognizerSpared, .touchIgnored, .recognizerReset, .stateCorrected, .bubblingStopped, .touchWithheld,
      .touchReleased, .touchTaken, .touchLost, .actionLost, .trackingCalled, .propertyChanged,
      .trackingRefused, .firstResponderChanged, .firstResponderRefused, .eventCalled, .dismissed,
      .interrupted:
      nil
    }
  }

  /// The recognizer that delays a scroll view's content touches.
  private static func isPrivate(_ id: RecognizerID, _ scene: Scene) -> Bool {
    let it = scene.recognizers[id.row]
    return it.isSystem && it.kind == .custom
  }
}

extension Happening {
  /// The phase and the fingers of a call to a view, a recognizer or another responder.
  var phase: TouchPhase? {
    switch kind {
    case .recognizerCalled(_, let phase, _), .viewCalled(_, let phase, _), .passedOn(_, let phase, _): phase
    case .asked, .found, .excluded, .controlSent, .acted, .selected: nil
    }
  }

  var isViewCall: Bool { if case .viewCalled = kind { true } else { false } }
  var isPassedOn: Bool { if case .passedOn = kind { true } else { false } }
  var isRecognizerCall: Bool { if case .recognizerCalled = kind { true } else { false } }
}
