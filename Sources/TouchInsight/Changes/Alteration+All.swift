import TouchModel

extension Alteration {
  /// Whether other views may get touches after it.
  var movesTouches: Bool {
    switch self {
    case .edit: true
    case .cure(.set(.view, let property, _)):
      [.isUserInteractionEnabled, .isHidden, .alpha, .isEnabled, .frame, .windowLevel].contains(property)
    case .cure: false
    }
  }

  /// Every natural change of every object, whatever stands in the way.
  static func all(of scene: Scene, for target: Target) -> [Alteration] {
    var all: [Alteration] = []
    for view in (0..<scene.views.count).map({ ViewID($0) })
    where scene.isAlive(.view(view)) && !scene.views[view.row].viewClass.isPrivate {
      all += EveryChange.edits(of: view, in: scene).map { Alteration($0) }
      all += cures(of: view, scene, target).map { .cure($0) }
    }
    let recognizers = (0..<scene.recognizers.count).map { RecognizerID($0) }.filter {
      scene.isAlive(.recognizer($0)) && !scene.recognizers[$0.row].isSystem
    }
    for id in recognizers {
      all += cures(of: id, scene, target).map { .cure($0) }
      for other in recognizers where other != id {
        all.append(.cure(.require(id, toFail: other)))
        all.append(
          .cure(.rule(id, DelegateRule(.shouldRecognizeSimultaneously, true, about: .recognizer(other)))))
      }
    }
    return all
  }

  private static func cures(of view: ViewID, _ scene: Scene, _ target: Target) -> [Cure] {
    let it = scene.views[view.row]
    var cures = toggles(
      .view(view),
      [.isExclusiveTouch, .isMultipleTouchEnabled]
        + (it.viewClass.isScrollView
          ? [.canCancelContentTouches, .delaysContentTouches, .isScrollEnabled] : []),
      scene)
    cures.append(.shouldBegin(view, false))
    if scene.overrides[.view(view)]?.gestureRecognizerShouldBegin == false {
      cures.append(.shouldBegin(view, true))
    }
    guard it.viewClass.isControl else { return cures }
    if scene.overrides[.view(view)]?.beginTracking == false { cures.append(.beginTracking(view, true)) }
    for event in [ControlEvent.touchUpInside, .valueChanged, .touchDown] {
      cures.append(.target(view, event, target))
    }
    return cures
  }

  private static func cures(of id: RecognizerID, _ scene: Scene, _ target: Target) -> [Cure] {
    var cures = toggles(
      .recognizer(id), [.isEnabled, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded], scene)
    for question in [DelegateRule.Question.shouldReceiveTouch, .shouldBegin] {
      cures.append(.rule(id, DelegateRule(question, true)))
      cures.append(.rule(id, DelegateRule(question, false)))
    }
    for rule in scene.recognizers[id.row].rules {
      cures.append(.rule(id, DelegateRule(rule.question, !rule.answer, about: rule.about)))
    }
    cures.append(.wire(id, target))
    return cures
  }

  private static func toggles(_ object: ObjectID, _ properties: [Property], _ scene: Scene) -> [Cure] {
    properties.compactMap { property in
      guard case .bool(let value)? = scene.value(of: property, on: object) else { return nil }
      return .set(object, property, .bool(!value))
    }
  }
}
