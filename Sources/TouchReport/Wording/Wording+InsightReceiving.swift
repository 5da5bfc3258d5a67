import TouchInsight
import TouchModel

/// Why a view receives a touch at a point, and why not.
extension Wording {
  // MARK: Answers

  func receives(_ view: ViewID, _ point: Point) -> Phrase { "\(named(view)) receives a touch at \(point)" }

  func receivesNot(_ answer: WhyNotAnswer) -> Phrase {
    let start: Phrase = "\(named(answer.view)) does not receive a touch at \(answer.point)"
    if let receiver = answer.receiver { return "\(start): \(named(receiver)) does" }
    if case .finger? = answer.obstacles.first?.kind { return "\(start), though it is hit there" }
    return "\(start): nobody does"
  }

  /// The question was put the other way round.
  func butReceives(_ view: ViewID) -> Phrase { "\(name(view)) does receive it, and this is why" }
  func butReceivesNot(_ view: ViewID) -> Phrase { "\(name(view)) does not receive it, and this is why" }

  var wouldStillStop: Phrase { "After that, these would still stop it" }
  func moreWouldStop(_ count: Int) -> Phrase { "and \(count) more" }

  // MARK: Obstacles

  func obstacle(_ it: Obstacle, to view: ViewID) -> Phrase {
    switch it.kind {
    case .inNoWindow:
      it.view == view ? "\(name(view)) is in no window" : "\(around(it.view, view)) is in no window"
    case .refused(let refusal): refused(it.view, view, refusal)
    case .outside(let miss): outside(it.view, view, miss)
    case .ownPointInside(let point):
      "\(around(it.view, view)) says no: its own pointInside does not take \(point) of its own coordinates"
    case .ownHitTest(let answer):
      "\(around(it.view, view)) decides: its own hitTest answers \(answered(it.view, answer)), whatever is in it"
    case .passesThrough: "\(passedThrough(it.view))"
    case .windowInFront(let found):
      "window \(name(it.view)) is in front and is asked first: \(named(found)) in it takes the touch"
    case .inFront(let over, let found): covered(by: it.view, over, view, found)
    case .subview(let found): subviewTakes(it.view, view, found)
    case .elsewhere(let found):
      found.map { "its touches here go to \(name($0)), one of the popover's passthroughViews" }
        ?? "its touches here go to nobody"
    case .finger(let refusal): fingerRefused(view, refusal)
    }
  }

  /// The view, or one that holds it with a reminder that it does.
  private func around(_ view: ViewID, _ goal: ViewID) -> Phrase {
    view == goal ? named(view) : "\(named(view)), which \(name(goal)) is in,"
  }

  private func refused(_ view: ViewID, _ goal: ViewID, _ refusal: HitRefusal) -> Phrase {
    let why: Phrase =
      switch refusal {
      case .interactionDisabled: "has isUserInteractionEnabled off"
      case .hidden: "is hidden"
      case .alpha(let alpha):
        "has alpha \(Double(alpha.description) ?? Double(alpha)), which counts as below 0.01"
      case .disabledControl: "has isEnabled off, and a disabled control is passed over"
      case .animating: "is in an animation that does not allow interaction"
      }
    let start: Phrase = "\(around(view, goal)) \(why)"
    return view == goal ? start : "\(start): nothing in it is asked"
  }

  private func answered(_ view: ViewID, _ answer: ViewID?) -> Phrase {
    guard let answer else { return "nil" }
    return answer == view ? "itself" : "\(name(answer))"
  }

  private func outside(_ view: ViewID, _ goal: ViewID, _ miss: Miss) -> Phrase {
    if miss.isEmpty {
      let zero: Phrase =
        miss.size.width == 0 ? miss.size.height == 0 ? "size 0" : "width 0" : "height 0"
      let start: Phrase =
        "\(around(view, goal)) has \(zero) (\(miss.size.width) x \(miss.size.height)): no point is inside"
      switch miss.contents {
      case 0: return start
      case 1: return "\(start), so the view in it cannot be touched"
      default: return "\(start), so none of the \(miss.contents) views in it can be touched"
      }
    }
    let sides = miss.sides.map { side($0, of: view) }.joined(", and ")
    let place: Phrase = miss.isOnScreen ? sides : "\(sides) (in its own coordinates)"
    return view == goal
      ? "\(named(view)) does not contain the point: \(place)"
      : "\(around(view, goal)) does not contain the point: \(place); nothing in it is asked"
  }

  private func side(_ side: Miss.Side, of view: ViewID) -> Phrase {
    let owner: Phrase = "\(name(view))'s"
    switch side.edge {
    case .left: return "x \(side.coordinate) is \(side.distance) pt before \(owner) left edge \(side.limit)"
    case .right where side.distance == 0:
      return "x \(side.coordinate) is on \(owner) right edge, which is just outside"
    case .right: return "x \(side.coordinate) is \(side.distance) pt past \(owner) right edge \(side.limit)"
    case .top: return "y \(side.coordinate) is \(side.distance) pt above \(owner) top edge \(side.limit)"
    case .bottom where side.distance == 0:
      return "y \(side.coordinate) is on \(owner) bottom edge, which is just outside"
    case .bottom:
      return "y \(side.coordinate) is \(side.distance) pt below \(owner) bottom edge \(side.limit)"
    }
  }

  private func covered(by cover: ViewID, _ over: ViewID, _ goal: ViewID, _ found: ViewID) -> Phrase {
    let parent = scene.views[cover.row].superview.map { name($0) } ?? ""
    let who: Phrase =
      over == goal ? "\(named(goal)) is covered" : "\(around(over, goal)) is covered"
    if let presented = scene.livingControllers.first(where: {
      scene.controllers[$0.row].presentationView == cover
    }) {
      return
        "\(who) here by what \(name(.controller(presented))) is presented in: \(named(found)) takes the touch"
    }
    let start: Phrase =
      "\(who) here by its sibling \(named(cover)), which is later in \(parent)'s subviews and asked first"
    return found == cover ? start : "\(start): \(named(found)) in it takes the touch"
  }

  private func subviewTakes(_ child: ViewID, _ goal: ViewID, _ found: ViewID) -> Phrase {
    if found == child { return "\(named(found)), a subview of \(name(goal)), takes the touch itself" }
    if scene.isView(found, inside: goal) {
      return "\(named(found)), inside \(name(goal)), takes the touch itself"
    }
    return "\(named(child)), a subview of \(name(goal)), answers \(named(found))"
  }

  private func fingerRefused(_ view: ViewID, _ refusal: TouchRefusal) -> Phrase {
    switch refusal {
    case .multipleTouchOff(let first):
      "\(name(view)) is hit, but finger \(Int(first.number)) is on it and its isMultipleTouchEnabled is off"
    case .othersActive(let other):
      "\(name(view)) is hit, but it is exclusive (isExclusiveTouch) and finger \(Int(other.number)) is down elsewhere"
    case .exclusiveElsewhere(let holder):
      "\(name(view)) is hit, but \(name(holder)) is exclusive (isExclusiveTouch) and is tracking a finger"
    }
  }

  // MARK: Notes

  func note(_ note: ReceiveNote) -> Phrase {
    switch note {
    case .classDefault(let view):
      "a \(scene.className(of: .view(view))) starts with isUserInteractionEnabled off"
    case .recognizersGetNothing(let view, let recognizers):
      "\(names(recognizers)) on \(name(view)) \(recognizers.count == 1 ? "gets" : "get") no touch here either"
    case .recognizersStillGet(let view, let recognizers):
      "\(names(recognizers)) on \(name(view)) \(recognizers.count == 1 ? "gets" : "get") the touch all the same: it lands inside"
    case .drawsNothing(let view):
      "\(name(view)) draws nothing of its own, and is hit all the same: hit-testing does not look at what is drawn"
    case .hardlyVisible(let view, let alpha):
      "\(name(view)) has alpha \(Double(alpha.description) ?? Double(alpha)), which is not below 0.01: hardly visible, and it still takes touches"
    case .sticksOut(let view, let holder, let overhang): sticksOut(view, holder, overhang)
    case .ownPointInsideDoesNotHelp(let view, let holder):
      "an override of pointInside on \(name(view)) would not help: \(name(holder)) is asked first"
    case .contentViewInFront(let content, let cell):
      "since iOS 14 a cell keeps its content view in front of views added to the cell itself: \(name(content)) covers what is straight in \(name(cell))"
    case .offScreen(let view, let controller): offScreen(view, controller)
    case .hitAtCenter(_, let center): "it is hit at its centre, \(center)"
    case .controlNeedsItself(let control, let receiver):
      "a control reacts only to touches that hit the control itself, and this one hits \(name(receiver)) inside \(name(control))"
    }
  }

  private func offScreen(_ view: ViewID, _ controller: ControllerID) -> Phrase {
    let keeper: Phrase = "\(name(.controller(controller)))"
    if scene.controllers[controller.row].presenter != nil {
      return "\(keeper) is presented full screen, which takes \(name(view)) out of its window"
    }
    switch scene.controllers[controller.row].kind {
    case .tabs: return "\(keeper) shows another tab, and \(name(view)) is then in no window"
    case .navigation, .plain:
      return "\(keeper) shows what was pushed over \(name(view)), which is then in no window"
    }
  }

  private func sticksOut(_ view: ViewID, _ holder: ViewID, _ overhang: Overhang) -> Phrase {
    if overhang.isWhole {
      let offset = scene.views[holder.row].bounds.origin
      return scene.views[holder.row].viewClass.isScrollView
        ? "all of \(name(view)) is scrolled out of \(name(holder)), whose contentOffset is \(offset)"
        : "all of \(name(view)) lies outside of \(name(holder))"
    }
    let sides: [(Phrase, Double)] = [
      ("left", overhang.left), ("right", overhang.right), ("top", overhang.top), ("bottom", overhang.bottom),
    ]
    let out = sides.filter { $0.1 > 0.0005 }
    let parts = out.map { "\($0.0) \($0.1) pt" as Phrase }.joined(" and the ")
    let start: Phrase =
      "the \(parts) of \(name(view)) stick out of \(name(holder)), where no touch reaches it"
    guard out.count == 1, let only = out.first else { return start }
    let isAcross = overhang.left + overhang.right > 0
    let rest = (isAcross ? overhang.size.width : overhang.size.height) - only.1
    let side: Phrase =
      overhang.left > 0 ? "right" : overhang.right > 0 ? "left" : overhang.top > 0 ? "lower" : "upper"
    return "\(start): tappable are its \(side) \(rest) pt"
  }

  // MARK: Why

  func asked(_ step: WhyAnswer.Step) -> (sign: Sign, text: Phrase) {
    switch step {
    case .accepted(let view, let point): return (.yes, contains(view, point))
    case .named(let view):
      return scene.views[view.row].viewClass == .dimmingView
        ? (.yes, "\(named(view)) gives it to the popover's passthroughViews")
        : (.yes, "\(named(view)) decides by its own hitTest")
    case .declined(let view, let answer, let point):
      switch answer {
      case .refused(let refusal): return (.no, "\(refused(view, refusal)): not in the way")
      case .outside: return (.no, outside(view, point))
      case .passedThrough: return (.no, passedThrough(view))
      case .overridden, .itself, .subview: return (.no, overridden(view, nil))
      }
    }
  }

  func leftOut(_ count: Int) -> Phrase { "and \(count) more, asked before, that declined" }
  func isHit(_ view: ViewID) -> Phrase { "no subview of \(name(view)) answers: it is the hit view" }

  // MARK: What hears of it

  var nothingWired: Phrase {
    "nothing is wired to it: no target, no recognizer on it or around it, and nobody up the chain handles touches"
  }
  func wired(_ targets: [ControlTarget]) -> Phrase { "targets: \(targets.map(target).joined("; "))" }
  func wired(_ view: ViewID, _ recognizers: [RecognizerID]) -> Phrase {
    let items = recognizers.map { recognizer -> Phrase in
      let owner = scene.recognizers[recognizer.row].view
      return owner == view
        ? "\(name(recognizer))" : "\(name(recognizer)) on \(owner.map { name($0) } ?? "")"
    }
    return "recognizers that get the touch: \(items.joined(", "))"
  }
  func wired(_ handlers: [ObjectID]) -> Phrase {
    "own touches methods: \(handlers.map { "\(name($0))" as Phrase }.joined(", "))"
  }
  func wired(scrollers: [ViewID]) -> Phrase {
    "acts on it by itself: \(scrollers.map { named($0) }.joined(", "))"
  }
  func noTargets(_ view: ViewID) -> Phrase { "\(name(view)) is a control without any target" }
  func inControl(_ view: ViewID, _ control: ViewID) -> Phrase {
    "\(name(control)) around it is a control, and a control reacts only to touches that hit the control itself: set isUserInteractionEnabled of \(name(view)) off to give them to \(name(control))"
  }
}
