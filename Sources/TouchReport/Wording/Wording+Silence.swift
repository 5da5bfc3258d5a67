import TouchModel

/// Why somebody under the finger did nothing.
extension Wording {
  func silence(_ silence: Silence) -> Phrase {
    "\(who(silence.who)): stopped at \(station(silence.stop.station)): \(words(silence.stop, silence))"
  }

  /// The first line where the touch went elsewhere.
  func missed(_ silence: Silence, _ hit: ViewID?, isHeard: Bool, _ finger: Finger?) -> Phrase {
    let start: Phrase = "\(named(silence.view)) did not receive \(touch(finger)): \(missing(silence))"
    guard let hit else { return "\(start); nobody received it" }
    return isHeard ? "\(start); \(name(hit)) received it" : "\(start); \(name(hit)) is the hit view"
  }
  func wouldMiss(_ silence: Silence, _ hit: ViewID?, _ point: Point) -> Phrase {
    let start: Phrase =
      "\(named(silence.view)) would not receive a touch at \(point): \(missing(silence))"
    return "\(start); \(hit.map { "\(name($0))" } ?? "nobody") would receive it"
  }

  /// Without who takes the touch instead, which the line goes on with.
  private func missing(_ silence: Silence) -> Phrase {
    guard case .missed(let miss) = silence.stop else { return words(silence.stop, silence) }
    return switch miss {
    case .refused(let blocker, .disabledControl):
      blocker == silence.view ? "isEnabled is off" : "isEnabled of \(relation(blocker, silence.view)) is off"
    case .covered(let front): "\(faint(front)) is in front of it"
    case .otherWindow(let window, _): "\(name(window)), a window in front, takes the touch"
    case .refused, .outside, .answered: words(miss, of: silence.view)
    }
  }

  /// The lines that say a part of the same.
  func replaced(by silence: Silence) -> [Phrase] {
    switch silence.stop {
    case .notGiven(let finger, let why): [notGiven(finger, silence.view, why)]
    case .takenUnheard(let recognizer): [neverHeard(silence.view, recognizer)]
    case .taken(let recognizer): [cancelledBy(silence.view, recognizer)]
    case .keptByScrollView(let view): [lost(silence.view, .refusedByScrollView(view))]
    case .lost(let why): [lost(silence.view, why)]
    case .notTracked(let why): [notTracked(silence.view, why)]
    case .besideKnob: [notTracked(silence.view, .beginTrackingSaidNo)]
    case .actionLost(let action, let why): [actionLost(.view(silence.view), action, why)]
    case .missed, .continueTrackingSaidNo, .liftedOutside, .valueUnchanged, .notWired: []
    }
  }

  private func who(_ who: Silence.Who) -> Phrase {
    switch who {
    case .control(let view): "\(name(view)) did not fire"
    case .recognizer(let id, let view): "\(name(id)) on \(name(view)) did not act"
    case .row(let row, _): "\(name(row)) was not selected"
    }
  }

  private func station(_ station: Silence.Station) -> Phrase {
    switch station {
    case .hit: "hit"
    case .delivery: "delivery"
    case .tracking: "tracking"
    case .cancel: "cancel"
    case .wiring: "wiring"
    }
  }

  private func words(_ stop: Silence.Stop, _ silence: Silence) -> Phrase {
    switch stop {
    case .missed(let miss): words(miss, of: silence.view)
    case .notGiven(let finger, let why): "finger \(Int(finger.number)) is kept from it, \(words(why))"
    case .takenUnheard(let recognizer): "\(taker(recognizer)) took the touch before \(heard(silence))"
    case .keptByScrollView(let view): "\(name(view)).touchesShouldBegin says no"
    case .notTracked(.touchOfSubview(let inner)): "the touch belongs to \(name(inner)) inside it"
    case .notTracked(.beginTrackingSaidNo): "its own beginTracking says no"
    case .notTracked(.superNotCalled): "its own touches methods do not call super"
    case .besideKnob: "the finger landed beside the knob"
    case .continueTrackingSaidNo: "its own continueTracking says no"
    case .liftedOutside:
      "the finger lifted more than \(points(scene.settings.trackingOutset)) outside it, so touchUpOutside was sent"
    case .valueUnchanged: "its value stays what it was, so it does not send valueChanged"
    case .taken(let recognizer):
      isUnprotected(silence.view, from: recognizer)
        ? "\(taker(recognizer)) took the touch, which a direct UIControl subclass does not prevent"
        : "\(taker(recognizer)) took the touch"
    case .lost(let why): words(why)
    case .notWired(let event, let wired):
      wired.isEmpty
        ? "\(event.name) has no target"
        : "\(event.name) has no target, only \(wired.map { "\($0.name)" as Phrase }.joined(", "))"
    case .actionLost(let action, .noResponder): "nobody in the responder chain implements \(action)"
    case .actionLost(let action, .targetRemoved): "the target of \(action) has been removed"
    }
  }

  /// The recognizer, with its view where that is not plain from the name.
  private func taker(_ recognizer: RecognizerID) -> Phrase {
    let it = scene.recognizers[recognizer.row]
    guard let view = it.view, !it.isSystem else { return "\(name(recognizer))" }
    return "\(name(recognizer)) on \(name(view))"
  }

  /// A tap around it, which most of UIKit's own controls would not have let begin (UC-20, UC-25).
  private func isUnprotected(_ view: ViewID, from recognizer: RecognizerID) -> Bool {
    let it = scene.recognizers[recognizer.row]
    return scene.views[view.row].viewClass == .control && it.kind == .tap && it.view != view
      && it.numberOfTapsRequired == 1 && it.numberOfTouchesRequired == 1
  }

  private func heard(_ silence: Silence) -> Phrase {
    if case .row(_, let hit) = silence.who { return "\(name(hit)) heard of it" }
    return "it heard of it"
  }

  private func words(_ why: TouchRefusal) -> Phrase {
    switch why {
    case .multipleTouchOff(let first):
      "since isMultipleTouchEnabled is off and finger \(Int(first.number)) is down on it"
    case .othersActive(let other): "since it is exclusive and finger \(Int(other.number)) is already down"
    case .exclusiveElsewhere(let other): "since \(name(other)) is exclusive and has a touch"
    }
  }

  private func words(_ miss: Silence.Miss, of view: ViewID) -> Phrase {
    switch miss {
    case .outside(let blocker, let point): outside(blocker, point, around: view)
    case .refused(let blocker, let refusal): words(refusal, blocker, around: view)
    case .answered(let blocker, let found):
      found.map { "hitTest of \(relation(blocker, view)) answers \($0 == blocker ? "itself" : name($0))" }
        ?? "hitTest of \(relation(blocker, view)) answers nil"
    case .covered(let front): "\(faint(front)) is in front of it and takes the touch"
    case .otherWindow(let window, let hit):
      hit == window || hit == nil
        ? "\(name(window)), a window in front, takes the touch"
        : "\(name(hit ?? window)) in \(name(window)), a window in front, takes the touch"
    }
  }

  /// The view itself, its superview, or one further out.
  private func relation(_ blocker: ViewID, _ view: ViewID) -> Phrase {
    if blocker == view { return "\(name(view))" }
    return scene.views[view.row].superview == blocker
      ? "its superview \(name(blocker))" : "\(name(blocker)) around it"
  }

  /// With its alpha where one could overlook it.
  private func faint(_ view: ViewID) -> Phrase {
    let alpha = scene.views[view.row].alpha
    if alpha >= 0.1 { return "\(name(view))" }
    return "\(name(view)), whose alpha \(shown(alpha)) is not below 0.01,"
  }

  private func outside(_ blocker: ViewID, _ point: Point, around view: ViewID) -> Phrase {
    let size = scene.views[blocker.row].bounds.size
    if scene.overrides[.view(blocker)]?.pointInside == nil {
      if size.width == 0 || size.height == 0 {
        return "\(relation(blocker, view)) is \(size.width) x \(size.height) and contains nothing"
      }
      if let edges = edges(of: blocker, point) { return "\(edges) of \(relation(blocker, view))" }
    }
    return "pointInside of \(relation(blocker, view)) says no to \(point)"
  }

  private func words(_ refusal: HitRefusal, _ blocker: ViewID, around view: ViewID) -> Phrase {
    let it: Phrase = blocker == view ? "it" : relation(blocker, view)
    switch refusal {
    case .interactionDisabled:
      let start: Phrase = "isUserInteractionEnabled of \(relation(blocker, view)) is off"
      let viewClass = scene.views[blocker.row].viewClass
      return viewClass.interactsByDefault ? start : "\(start), as in every new \(viewClass.uikitName)"
    case .disabledControl: return "\(it) is disabled, the touch goes to what is behind"
    case .hidden: return "\(it) is hidden"
    case .animating: return "\(it) is in an animation that does not allow interaction"
    case .alpha(let alpha):
      return "alpha \(shown(alpha)) of \(relation(blocker, view)) counts as below 0.01"
    }
  }

  private func shown(_ alpha: Float) -> Double { Double(alpha.description) ?? Double(alpha) }
}
