import TouchModel

extension RecognizerStory {
  /// What would have let it act in this touch.
  public func cures(_ episode: Episode) -> [Cure] {
    let id = id
    return episode.tried(candidates(episode) + curesReceiving(episode)) { facts in
      facts.contains {
        if case .stateChanged(id, .possible, let state, _) = $0.kind { state != .failed } else { false }
      }
    }
  }

  /// What would let its view receive the touch that never came to it.
  func curesReceiving(_ episode: Episode) -> [Cure] {
    guard case .notOffered(let hit, let view?) = verdict else { return [] }
    return episode.curesReceiving(view, hit: hit)
  }

  /// What would have kept it from acting.
  public func curesAgainst(_ episode: Episode) -> [Cure] {
    let id = id
    var candidates: [Cure] = []
    if let hit, hit != episode.scene.recognizers[id.row].view {
      candidates.append(.rule(id, DelegateRule(.shouldReceiveTouch, false, about: .view(hit))))
    }
    candidates.append(.rule(id, DelegateRule(.shouldBegin, false)))
    candidates.append(.set(.recognizer(id), .isEnabled, .bool(false)))
    return episode.tried(candidates) { facts in
      !facts.contains {
        if case .stateChanged(id, .possible, let state, _) = $0.kind { state != .failed } else { false }
      }
    }
  }

  /// What one would try so that it acts. Not all of them work.
  func candidates(_ episode: Episode) -> [Cure] {
    let me = ObjectID.recognizer(id)
    switch verdict {
    case .noTouch, .undecided, .acted, .cameLater: return []
    case .notOffered(_, let view): return view.map { episode.curesShowing($0) } ?? []
    case .notReceived(.disabled): return [.set(me, .isEnabled, .bool(true))]
    case .notReceived(.refusedByDelegate):
      let about = hit.flatMap { refusingRule(for: $0, episode) }
      return [
        .rule(id, DelegateRule(.shouldReceiveTouch, true, about: about)),
        .rule(id, DelegateRule(.shouldReceiveTouch, true)),
      ]
    case .notReceived: return []
    case .waits(let other): return [.set(.recognizer(other), .isEnabled, .bool(false))]
    case .failed(let reason): return candidates(against: reason, episode)
    }
  }

  /// The view that the delegate's no is about.
  private func refusingRule(for hit: ViewID, _ episode: Episode) -> ObjectID? {
    episode.scene.recognizers[id.row].rules.last {
      guard $0.question == .shouldReceiveTouch, !$0.answer, case .view(let view) = $0.about else {
        return false
      }
      return episode.isView(hit, in: view)
    }?.about
  }

  private func candidates(against reason: StateReason, _ episode: Episode) -> [Cure] {
    let me = ObjectID.recognizer(id)
    switch reason {
    case .excluded(let other):
      return [
        .require(other, toFail: id),
        .rule(id, DelegateRule(.shouldRecognizeSimultaneously, true, about: .recognizer(other))),
        .set(.recognizer(other), .minimumPressDuration, .duration(Time(seconds: 0.5))),
        .set(.recognizer(other), .isEnabled, .bool(false)),
      ]
    case .requirementSucceeded(let other): return [.set(.recognizer(other), .isEnabled, .bool(false))]
    case .vetoedByView(let view): return [.shouldBegin(view, true), .move(id, to: view)]
    case .vetoedByDelegate: return [.rule(id, DelegateRule(.shouldBegin, true))]
    case .tooFewFingers(let count, _), .tooManyFingers(let count, _):
      let isPan = episode.scene.recognizers[id.row].kind == .pan
      return [
        .set(me, isPan ? .minimumNumberOfTouches : .numberOfTouchesRequired, .number(Double(count)))
      ]
    case .noNextTap, .nextTapTooFar: return [.set(me, .numberOfTapsRequired, .number(1))]
    case .liftedTooEarly(let time, _): return [.set(me, .minimumPressDuration, .duration(time))]
    case .movedTooFar(let distance, _):
      return [.set(me, .allowableMovement, .number(distance.rounded(.up)))]
    case .wrongDirection:
      if episode.scene.recognizers[id.row].kind != .swipe { return [] }
      return [Recognizer.Sides.left, .right, .up, .down].map { .set(me, .direction, .sides($0)) }
    case .disabled: return [.set(me, .isEnabled, .bool(true))]
    case .nothingToScroll(let view):
      let extent = episode.scene.extent(in: view)
      let bounds = episode.scene.views[view.row].bounds.size
      if extent.width > bounds.width || extent.height > bounds.height {
        return [.set(.view(view), .contentSize, .size(extent))]
      }
      return [.set(.view(view), .contentSize, .size(Size(2 * bounds.width, 2 * bounds.height)))]
    case .tapped, .held, .moved, .spread, .turned, .entered, .left, .lifted, .contentDelayOver, .deadlocked,
      .heldTooLong, .liftedBeforeRecognition, .movedTooLittle, .tooSlow, .notAtEdge, .touchesCancelled,
      .removed,
      .requirementFailed, .byHand:
      return []
    }
  }
}

extension Episode {
  /// Flags of a view and of everything around it that keep touches away.
  func curesShowing(_ view: ViewID) -> [Cure] {
    var cures: [Cure] = []
    var current: ViewID? = view
    while let it = current {
      let object = ObjectID.view(it)
      for (property, value) in [
        (Property.isUserInteractionEnabled, PropertyValue.bool(true)), (.isHidden, .bool(false)),
        (.alpha, .number(1)), (.isEnabled, .bool(true)), (.isAnimating, .bool(false)),
      ] {
        if let now = scene.value(of: property, on: object), now != value {
          cures.append(.set(object, property, value))
        }
      }
      current = scene.views[it.row].superview
    }
    return cures
  }
}

extension Scene {
  /// How far the subviews of a view reach.
  fileprivate func extent(in view: ViewID) -> Size {
    var size = Size.zero
    for subview in subviews(of: view) {
      let frame = frame(of: subview)
      size.width = max(size.width, frame.maxX)
      size.height = max(size.height, frame.maxY)
    }
    return size
  }
}
