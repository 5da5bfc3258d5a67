import TouchModel

/// Why recognizers did what they did, in words with numbers.
extension Wording {
  func words(_ why: StateReason) -> Phrase {
    switch why {
    case .tapped(let taps, let fingers):
      fingers == 1
        ? count(taps, "tap", "taps")
        : "\(count(taps, "tap", "taps")) with \(count(fingers, "finger", "fingers"))"
    case .held(let time): "held for \(time)"
    case .moved(let distance): "moved \(points(distance))"
    case .spread(let distance): "the fingers' distance changed by \(points(distance))"
    case .turned(let degrees): "turned by \(degrees) degrees"
    case .entered: "the pointer came in"
    case .left: "the pointer left"
    case .lifted: "lifted"
    case .movedTooFar(let distance, let limit): "moved \(points(distance)), at most \(limit) is allowed"
    case .heldTooLong(let limit): "held longer than \(limit)"
    case .noNextTap(let limit): "no further tap within \(limit)"
    case .nextTapTooFar(let distance, let limit):
      "the next tap was \(points(distance)) away, at most \(limit) is allowed"
    case .tooManyFingers(let fingers, let limit): "\(count(fingers, "finger", "fingers")), wants \(limit)"
    case .tooFewFingers(let fingers, let needed): "\(count(fingers, "finger", "fingers")), wants \(needed)"
    case .liftedTooEarly(let time, let needed): "lifted after \(time), wants \(needed)"
    case .liftedBeforeRecognition: "lifted before it recognized"
    case .movedTooLittle(let distance, let needed): "moved \(points(distance)), wants \(needed)"
    case .nothingToScroll(let view): nothingToScroll(view)
    case .wrongDirection: "moved in another direction"
    case .tooSlow(let limit): "not fast enough: \(limit) is the limit"
    case .notAtEdge: "the touch did not start at the edge"
    case .touchesCancelled: "its touches were cancelled"
    case .vetoedByView(let view): vetoed(by: view)
    case .vetoedByDelegate: "its delegate's gestureRecognizerShouldBegin says no"
    case .excluded(let other): "excluded by \(name(other))"
    case .requirementSucceeded(let other): "\(name(other)) recognized, which it required to fail"
    case .disabled: "it was switched off"
    case .removed: "it was removed from its view"
    case .requirementFailed(let other): "\(name(other)), which it waited for, failed"
    case .byHand: "set by command"
    case .contentDelayOver(let time): "the scroll view has held the touch back for \(time)"
    case .deadlocked(let other): "it waits for \(name(other)), which waits for it: neither can act"
    }
  }

  private func nothingToScroll(_ view: ViewID) -> Phrase {
    // It may have been given another size since.
    let bounds = scene.views[view.row].bounds.size
    guard case .size(let content)? = scene.value(of: .contentSize, on: .view(view)),
      content.width <= bounds.width, content.height <= bounds.height
    else {
      return "there is nothing to scroll"
    }
    return
      "there is nothing to scroll: contentSize \(content.width),\(content.height) is no larger than the bounds"
  }

  /// A scroll view asks whether its content may lose the touch (SV-6); every other view is asked itself (GR-20).
  private func vetoed(by view: ViewID) -> Phrase {
    guard scene.views[view.row].viewClass.isScrollView,
      scene.overrides[.view(view)]?.gestureRecognizerShouldBegin == nil
    else { return "\(name(view)).gestureRecognizerShouldBegin says no" }
    return scene.value(of: .canCancelContentTouches, on: .view(view)) == .bool(false)
      ? "\(name(view)).canCancelContentTouches is off, and its content tracks the touch"
      : "\(name(view)).touchesShouldCancel says no for the view that tracks the touch"
  }

  func words(_ why: SpareReason) -> Phrase {
    switch why {
    case .cannotPrevent: "canPrevent says no"
    case .cannotBePrevented: "canBePrevented says no"
    case .simultaneous: "a delegate allows both at once"
    case .alreadyBegan: "it had already begun"
    case .requiredToWait: "the winner was required to wait for it"
    case .needsMoreTaps: "it needs more taps"
    }
  }

  func words(_ why: StopReason, _ responder: Responder) -> Phrase {
    switch why {
    case .handled: "\(name(responder)) handles it and does not call super"
    case .control: "\(name(responder)) is a control, which does not forward"
    case .scrollView: "\(name(responder)) is a scroll view, which does not forward"
    case .endOfChain: "nobody handles it"
    }
  }

  func words(_ offer: Offer) -> Phrase {
    switch offer {
    case .received: "gets the touch"
    case .disabled: "does not get the touch: isEnabled is off"
    case .finished(let state): "does not get the touch: it is already \(state.name)"
    case .refusedByDelegate: "does not get the touch: its delegate's shouldReceiveTouch says no"
    }
  }

  func words(_ question: Question) -> Phrase {
    switch question {
    case .viewShouldBegin(let view): "\(name(view)).gestureRecognizerShouldBegin"
    case .delegate(let question, let about):
      about.map { "\(question.rawValue) (\(name($0)))" } ?? "\(question.rawValue)"
    }
  }

  func words(_ timer: TimerKind) -> Phrase {
    switch timer {
    case .longPress(let recognizer): "\(name(recognizer))'s press is long enough"
    case .tapDuration(let recognizer): "\(name(recognizer))'s time for a tap is up"
    case .tapGap(let recognizer): "\(name(recognizer))'s time for the next tap is up"
    case .swipeDuration(let recognizer): "\(name(recognizer))'s time for a swipe is up"
    case .contentDelay(let view): "\(name(view)) is over"
    }
  }

  func words(_ why: FirstResponderRefusal) -> Phrase {
    switch why {
    case .cannotBecome: "canBecomeFirstResponder is off"
    case .notInWindow: "it is in no window"
    case .currentWillNotResign(let current): "\(name(current)) does not resign"
    }
  }
}
