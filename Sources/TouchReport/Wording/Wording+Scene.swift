import TouchModel

/// Tree, map, show and settings.
extension Wording {
  // MARK: Tree

  /// A view with what matters for touches.
  func node(_ view: ViewID) -> Phrase {
    var phrase: Phrase = "\(named(view)) \(rect(scene.frame(of: view)))"
    for remark in remarks(view) { phrase += "  \(remark)" }
    return phrase
  }

  func remarks(_ view: ViewID) -> [Phrase] {
    let it = scene.views[view.row]
    var remarks: [Phrase] = []
    if let controller = scene.controller(ofRootView: view) {
      remarks.append("view of \(name(.controller(controller)))")
    }
    if it.isWindow && scene.windowLevel(of: view) != 0 {
      remarks.append("level \(scene.windowLevel(of: view))")
    }
    if it.isHidden { remarks.append("hidden") }
    if it.alpha < 1 {
      let alpha = Double(it.alpha.description) ?? Double(it.alpha)
      remarks.append("alpha \(alpha)")
    }
    if containsNothing(view) && it.firstSubview != nil { remarks.append("contains nothing") }
    if !it.isUserInteractionEnabled { remarks.append("interaction off") }
    if !it.isEnabled { remarks.append("disabled") }
    if it.flags.contains(.animating) { remarks.append("animating") }
    if it.isMultipleTouchEnabled { remarks.append("multiple touch") }
    if it.isExclusiveTouch { remarks.append("exclusive touch") }
    if it.flags.contains(.transformed) { remarks.append("transformed") }
    remarks += overrides(.view(view)).map { "own \($0)" }
    let recognizers = scene.recognizers(of: view).filter { !scene.recognizers[$0.row].isPrivate }
    remarks += scene.targets(of: view).map(target)
    remarks += recognizers.map(attachedItem)
    return remarks
  }

  /// HT-6: without width or height, and not by its own pointInside.
  func containsNothing(_ view: ViewID) -> Bool {
    let size = scene.views[view.row].bounds.size
    return (size.width == 0 || size.height == 0) && scene.overrides[.view(view)]?.pointInside == nil
  }

  /// The methods that an object's own class overrides, with what they do.
  func overrides(_ object: ObjectID) -> [Phrase] {
    guard let it = scene.overrides[object] else { return [] }
    var phrases: [Phrase] = []
    switch it.hitTest {
    case .answersNil: phrases.append("hitTest (nil)")
    case .answersSelf: phrases.append("hitTest (self)")
    case .passthrough: phrases.append("hitTest (passthrough)")
    case .answers(let view): phrases.append("hitTest (\(name(view)))")
    case nil: break
    }
    switch it.pointInside {
    case .always: phrases.append("pointInside (always)")
    case .never: phrases.append("pointInside (never)")
    case .inset(let inset): phrases.append("pointInside (inset \(inset))")
    case .circle: phrases.append("pointInside (circle)")
    case .subviews: phrases.append("pointInside (subviews)")
    case nil: break
    }
    for phase in TouchPhase.allCases {
      switch it.touches[phase] {
      case .handle: phrases.append("\(phase.methodName) (handle)")
      case .observe: phrases.append("\(phase.methodName) (observe)")
      case nil: break
      }
    }
    if let next = it.next { phrases.append("next (\(name(next)))") }
    let answers: [(Phrase, Bool?)] = [
      ("gestureRecognizerShouldBegin", it.gestureRecognizerShouldBegin), ("beginTracking", it.beginTracking),
      ("continueTracking", it.continueTracking), ("touchesShouldBegin", it.touchesShouldBegin),
      ("touchesShouldCancel", it.touchesShouldCancel),
    ]
    for case (let method, let answer?) in answers { phrases.append("\(method) (\(answer ? "yes" : "no"))") }
    return phrases
  }

  var treeOrder: Phrase {
    "windows from front to back; of the subviews of one view, the last is in front and asked first"
  }
  var outsideWindows: Phrase { "In no window" }
  func deep(_ level: Int) -> Phrase { "(\(level) deep) " }

  // MARK: Map

  func mapHeading(_ object: ViewID?, _ size: Size, _ cell: Size) -> Phrase {
    let what: Phrase = object.map { "\(name($0))" } ?? "the screen"
    return
      "\(what), \(size.width) x \(size.height) pt; one cell is \(round(cell.width)) x \(round(cell.height)) pt"
  }
  private func round(_ number: Double) -> Double { (number * 10).rounded() / 10 }
  /// For a screen reader: the box around all cells that find the view.
  func mapArea(_ view: ViewID, _ box: Rect) -> Phrase {
    "\(named(view)) is found within \(rect(box))"
  }
  func legend(_ letter: String, _ view: ViewID) -> Phrase { "\(letter) \(named(view))" }
  func mapTouch(_ point: Point, _ view: ViewID?) -> Phrase {
    guard let view else { return "the touch at \(point): nobody" }
    return "the touch at \(point): \(name(view))"
  }
  func tooSmall(_ views: [ViewID]) -> Phrase {
    let list = views.map { "\(name($0)) at \(scene.screenCenter(of: $0))" as Phrase }
    return "too small for a cell of its own: \(list.joined(", "))"
  }
  func inNoCell(_ views: [ViewID], more: Int) -> Phrase {
    let list = views.map { "\(name($0))" as Phrase }.joined(", ")
    return more == 0
      ? "not to be touched anywhere in the picture: \(list)"
      : "not to be touched anywhere in the picture: \(list) and \(more) more"
  }
  var nothingToDraw: Phrase { "there is nothing to draw: its width or height is 0" }

  // MARK: Show

  func objectHeading(_ object: ObjectID) -> Phrase { "\(name(object)), a \(scene.className(of: object))" }
  func property(_ property: Property, _ value: PropertyValue) -> Phrase {
    "\(property.rawValue) \(self.value(value))"
  }
  func inert(_ properties: [Phrase]) -> Phrase { "without effect on touches: \(properties.joined(", "))" }
  func takesTouches() -> Phrase { "takes touches" }
  func takesNone(_ view: ViewID, because ancestor: ViewID, _ why: Phrase) -> Phrase {
    view == ancestor
      ? "takes no touches: \(why)" : "takes no touches: \(name(ancestor)), which it is in, is refused: \(why)"
  }
  func nothingFits(_ size: Size) -> Phrase { "\(size.width) x \(size.height) contains nothing" }
  func inNoWindow() -> Phrase { "takes no touches: it is in no window" }
  func listed(_ title: Phrase, _ items: [Phrase]) -> Phrase { "\(title): \(items.joined(", "))" }
  var recognizersTitle: Phrase { "recognizers" }
  var subviewsTitle: Phrase { "subviews, back to front" }
  var overridesTitle: Phrase { "its class overrides" }
  var implementsTitle: Phrase { "implements" }
  func viewOf(_ controller: ControllerID) -> Phrase { "root view of \(name(.controller(controller)))" }
  func inView(_ view: ViewID) -> Phrase { "in \(name(view))" }
  func recognizerItem(_ recognizer: RecognizerID) -> Phrase {
    let it = scene.recognizers[recognizer.row]
    return "\(name(recognizer)) (\(it.kind.rawValue)\(it.isEnabled ? "" : ", off"))"
  }
  func target(_ pair: ControlTarget) -> Phrase {
    let events = ControlEvent.allCases.filter { pair.events & $0.rawValue != 0 }
    let all = pair.events == ControlEvent.allEvents ? "every event" : nil as Phrase?
    let names = all ?? events.map { "\($0.name)" }.joined(", ")
    return "\(names) \(Sign.arrow) \(target(pair.target))"
  }
  func target(_ target: Target) -> Phrase {
    guard let object = target.object else { return "nil.\(target.action) (searched up the chain)" }
    let call: Phrase = "\(name(object)).\(target.action)"
    return scene.isAlive(object) ? call : "\(call) (removed)"
  }
  func attached(_ view: ViewID?) -> Phrase { view.map { "attached to \(name($0))" } ?? "attached to no view" }
  func acts(_ targets: [Target]) -> Phrase { "calls \(targets.map(target).joined(", "))" }
  func requires(_ others: [RecognizerID]) -> Phrase { "requires \(names(others)) to fail" }
  func requiredBy(_ others: [RecognizerID]) -> Phrase { "\(names(others)) requires it to fail" }
  func rule(_ rule: DelegateRule) -> Phrase {
    let start: Phrase = "\(rule.question.rawValue) \(rule.answer ? "yes" : "no")"
    return rule.about.map { "\(start) for \(name($0))" } ?? start
  }
  func controllerParts(_ id: ControllerID) -> [Phrase] {
    let it = scene.controllers[id.row]
    var parts: [Phrase] = ["its view is \(name(it.view))"]
    if let parent = it.parent { parts.append("in \(name(.controller(parent)))") }
    if !it.children.isEmpty {
      parts.append("holds \(it.children.map { "\(name(.controller($0)))" }.joined(", "))")
    }
    if let presenter = it.presenter {
      parts.append(
        "presented by \(name(.controller(presenter)))\(it.style.map { ", \($0.rawValue)" as Phrase } ?? "")")
    }
    if let presented = it.presented { parts.append("presents \(name(.controller(presented)))") }
    return parts
  }
  func notInChain(_ recognizer: RecognizerID) -> Phrase {
    "\(name(recognizer)) is a recognizer, not a responder: it is in no chain"
  }

  // MARK: Settings

  func settingsHeading() -> Phrase { "System settings" }
  func setting(_ setting: SystemSettings.Name, _ value: PropertyValue) -> Phrase {
    "\(setting.rawValue) \(self.value(value))\(unit(setting))"
  }
  var approximate: Phrase { "approximate" }
  var approximateMeans: Phrase { "approximate: Apple publishes no number, so this one may be off" }

  private func unit(_ name: SystemSettings.Name) -> Phrase {
    switch name {
    case .iosVersion, .hitTestPasses, .wrappers, .pipeline: ""
    case .sampleRate: " events a second"
    case .tapMaxMovement, .panHysteresis, .pinchHysteresis, .swipeMinDistance, .swipeMaxSideways, .edgeWidth,
      .trackingOutset:
      " pt"
    case .rotationHysteresis: " degrees"
    case .tapMaxDuration, .tapMaxGap, .swipeMaxDuration, .contentDelay: ""
    }
  }
}
