import TouchModel

/// `--format log`: what an app would print that overrides every method and logs before it calls super, one line a call.
/// Questions and bookkeeping print nothing.
public struct LogReport: Sendable {
  public init() {}

  /// Appends the line of a fact that is a call, and nothing for any other.
  public func append(_ fact: Fact, _ scene: Scene, to out: inout [UInt8]) {
    switch fact.kind {
    case .hitTestCalled(let view, _, _): line(view, "hitTest:withEvent:", scene, &out)
    case .pointInsideCalled(let view, _, _, _): line(view, "pointInside:withEvent:", scene, &out)
    case .recognizerCalled(let recognizer, let phase, _):
      if scene.recognizers[recognizer.row].isPrivate { return }
      line(scene.name(of: recognizer), phase.selector, &out)
    case .touchesCalled(let responder, let phase, _, _, _): line(responder, phase.selector, scene, &out)
    case .trackingCalled(let view, let method, _): line(view, method.selector, scene, &out)
    case .actionSent(_, let target, let action, _, _): line(scene.name(of: target), action, suffix: ":", &out)
    case .delegateCalled(let object, let selector, _): line(scene.name(of: object), selector, &out)
    case .eventCalled(let responder, let selector): line(responder, selector, scene, &out)
    case .touchSampled, .timerFired, .passBegan, .hitTestAnswered, .windowChosen, .hitViewFound, .chainFound,
      .touchRefused, .recognizerOffered, .questionAnswered, .stateChanged, .recognizerWaits,
      .recognizerSpared,
      .touchIgnored, .recognizerReset, .stateCorrected, .bubblingStopped, .touchWithheld, .touchReleased,
      .touchTaken, .touchLost, .actionLost, .controlEventSent, .propertyChanged, .trackingRefused,
      .firstResponderChanged, .firstResponderRefused, .dismissed, .interrupted:
      break
    }
  }

  private func line(_ view: ViewID, _ selector: String, _ scene: Scene, _ out: inout [UInt8]) {
    if scene.views[view.row].viewClass.isPrivate {
      line(.object(.view(view)), selector, scene, &out)
    } else {
      line(scene.name(of: view), selector, &out)
    }
  }

  private func line(_ responder: Responder, _ selector: String, _ scene: Scene, _ out: inout [UInt8]) {
    if case .object(.view(let view)) = responder, scene.isConcealed(view) { return }
    line(scene.name(of: responder), selector, &out)
  }

  private func line(_ name: String, _ selector: String, suffix: String = "", _ out: inout [UInt8]) {
    out.append(contentsOf: "-[".utf8)
    Escape.append(name, to: &out)
    out.append(0x20)
    Escape.append(selector, to: &out)
    out.append(contentsOf: suffix.utf8)
    out.append(contentsOf: "]\n".utf8)
  }
}

extension TouchPhase {
  /// `touchesBegan:withEvent:`.
  var selector: String {
    switch self {
    case .began: "touchesBegan:withEvent:"
    case .moved: "touchesMoved:withEvent:"
    case .ended: "touchesEnded:withEvent:"
    case .cancelled: "touchesCancelled:withEvent:"
    }
  }
}

extension TrackingMethod {
  /// `beginTrackingWithTouch:withEvent:`.
  var selector: String {
    switch self {
    case .begin: "beginTrackingWithTouch:withEvent:"
    case .continue: "continueTrackingWithTouch:withEvent:"
    case .end: "endTrackingWithTouch:withEvent:"
    case .cancel: "cancelTrackingWithEvent:"
    }
  }
}

extension Recognizer {
  /// UIKit's own, without a name that an app could see: the one that delays a scroll view's content touches (SV-2).
  var isPrivate: Bool { isSystem && kind == .custom }
}
