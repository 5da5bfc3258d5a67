import TouchModel

/// Reasons: the name of the case, and its payload under keys of its own.
extension FactReader {
  typealias Reason = FactFields.Reason

  func reason(_ answer: HitAnswer) -> Reason {
    switch answer {
    case .refused(let refusal): reason(refusal)
    case .outside: Reason("outside")
    case .itself: Reason("itself")
    case .subview(let subview, _): Reason("subview", ["via": name(subview)])
    case .overridden: Reason("overridden")
    case .passedThrough: Reason("passedThrough")
    }
  }

  private func reason(_ refusal: HitRefusal) -> Reason {
    switch refusal {
    case .interactionDisabled: Reason("interactionDisabled")
    case .hidden: Reason("hidden")
    case .alpha(let alpha): Reason("alpha", ["alpha": .number(Double(alpha.description) ?? Double(alpha))])
    case .disabledControl: Reason("disabledControl")
    case .animating: Reason("animating")
    }
  }

  func reason(_ refusal: TouchRefusal) -> Reason {
    switch refusal {
    case .multipleTouchOff(let first): Reason("multipleTouchOff", ["other": number(first)])
    case .othersActive(let other): Reason("othersActive", ["other": number(other)])
    case .exclusiveElsewhere(let view): Reason("exclusiveElsewhere", ["view": name(view)])
    }
  }

  func reason(_ offer: Offer) -> Reason {
    switch offer {
    case .received: Reason("received")
    case .disabled: Reason("disabled")
    case .finished(let state): Reason("finished", ["state": .text(state.name)])
    case .refusedByDelegate: Reason("refusedByDelegate")
    }
  }

  func reason(_ why: StateReason) -> Reason {
    switch why {
    case .tapped(let count, let fingers): Reason("tapped", ["count": .int(count), "fingers": .int(fingers)])
    case .held(let time): Reason("held", ["measured": .number(time.seconds)])
    case .moved(let distance): Reason("moved", ["measured": .number(distance)])
    case .spread(let distance): Reason("spread", ["measured": .number(distance)])
    case .turned(let degrees): Reason("turned", ["measured": .number(degrees)])
    case .entered: Reason("entered")
    case .left: Reason("left")
    case .lifted: Reason("lifted")
    case .movedTooFar(let distance, let limit):
      Reason("movedTooFar", ["measured": .number(distance), "limit": .number(limit)])
    case .heldTooLong(let limit): Reason("heldTooLong", ["limit": .number(limit.seconds)])
    case .noNextTap(let limit): Reason("noNextTap", ["limit": .number(limit.seconds)])
    case .nextTapTooFar(let distance, let limit):
      Reason("nextTapTooFar", ["measured": .number(distance), "limit": .number(limit)])
    case .tooManyFingers(let count, let limit):
      Reason("tooManyFingers", ["measured": .int(count), "limit": .int(limit)])
    case .tooFewFingers(let count, let needed):
      Reason("tooFewFingers", ["measured": .int(count), "limit": .int(needed)])
    case .liftedTooEarly(let time, let needed):
      Reason("liftedTooEarly", ["measured": .number(time.seconds), "limit": .number(needed.seconds)])
    case .liftedBeforeRecognition: Reason("liftedBeforeRecognition")
    case .movedTooLittle(let distance, let needed):
      Reason("movedTooLittle", ["measured": .number(distance), "limit": .number(needed)])
    case .nothingToScroll(let view): Reason("nothingToScroll", ["by": name(view)])
    case .wrongDirection: Reason("wrongDirection")
    case .tooSlow(let limit): Reason("tooSlow", ["limit": .number(limit.seconds)])
    case .notAtEdge: Reason("notAtEdge")
    case .touchesCancelled: Reason("touchesCancelled")
    case .vetoedByView(let view): Reason("vetoedByView", ["by": name(view)])
    case .vetoedByDelegate: Reason("vetoedByDelegate")
    case .excluded(let other): Reason("excluded", ["by": name(other)])
    case .requirementSucceeded(let other): Reason("requirementSucceeded", ["by": name(other)])
    case .disabled: Reason("disabled")
    case .removed: Reason("removed")
    case .requirementFailed(let other): Reason("requirementFailed", ["by": name(other)])
    case .byHand: Reason("byHand")
    case .contentDelayOver(let time): Reason("contentDelayOver", ["measured": .number(time.seconds)])
    case .deadlocked(let other): Reason("deadlocked", ["by": name(other)])
    }
  }

  func reason(_ why: SpareReason) -> Reason {
    switch why {
    case .cannotPrevent: Reason("cannotPrevent")
    case .cannotBePrevented: Reason("cannotBePrevented")
    case .simultaneous: Reason("simultaneous")
    case .alreadyBegan: Reason("alreadyBegan")
    case .requiredToWait: Reason("requiredToWait")
    case .needsMoreTaps: Reason("needsMoreTaps")
    }
  }

  func reason(_ why: StopReason) -> Reason {
    switch why {
    case .handled: Reason("handled")
    case .control: Reason("control")
    case .scrollView: Reason("scrollView")
    case .endOfChain: Reason("endOfChain")
    }
  }

  func reason(_ why: LossReason) -> Reason {
    switch why {
    case .viewRemoved: Reason("viewRemoved")
    case .interrupted: Reason("interrupted")
    case .cancelledByUser: Reason("cancelledByUser")
    case .animation: Reason("animation")
    case .refusedByScrollView(let view): Reason("refusedByScrollView", ["by": name(view)])
    }
  }

  func reason(_ route: ActionRoute) -> Reason {
    switch route {
    case .direct: Reason("direct")
    case .responderChain(let start): Reason("responderChain", ["searchedFrom": name(start)])
    case .defaultTarget: Reason("defaultTarget")
    }
  }

  func reason(_ why: ActionLoss) -> Reason {
    switch why {
    case .targetRemoved: Reason("targetRemoved")
    case .noResponder: Reason("noResponder")
    }
  }

  func reason(_ why: TrackingRefusal) -> Reason {
    switch why {
    case .touchOfSubview(let view): Reason("touchOfSubview", ["view": name(view)])
    case .beginTrackingSaidNo: Reason("beginTrackingSaidNo")
    case .superNotCalled: Reason("superNotCalled")
    }
  }

  func reason(_ why: FirstResponderRefusal) -> Reason {
    switch why {
    case .cannotBecome: Reason("cannotBecome")
    case .notInWindow: Reason("notInWindow")
    case .currentWillNotResign(let current): Reason("currentWillNotResign", ["current": name(current)])
    }
  }
}
