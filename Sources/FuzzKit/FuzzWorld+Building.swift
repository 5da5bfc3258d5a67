import TouchModel

extension FuzzWorld {
  mutating func build(_ step: FuzzStep) throws(SceneError) {
    switch step {
    case .addView(let viewClass, let parent, let frame, let multipleTouch, let exclusive):
      let view = try scene.add("v\(views.count)", viewClass, to: self.view(parent), frame: frame)
      views.append(view)
      if multipleTouch { try scene.set(.isMultipleTouchEnabled, .bool(true), on: .view(view)) }
      if exclusive { try scene.set(.isExclusiveTouch, .bool(true), on: .view(view)) }
      if viewClass.isScrollView {
        try scene.set(.contentSize, .size(Size(1000, 1000)), on: .view(view))
        recognizers += scene.recognizers(of: view)
      }
    case .addWindow(let frame): views.append(try scene.addWindow("v\(views.count)", frame: frame))
    case .attach(let recipe): try attach(recipe)
    case .require(let first, let second):
      guard let a = recognizer(first), let b = recognizer(second) else { return }
      try scene.require(a, toFail: b)
    case .rule(let number, let question, let answer, let about):
      guard let id = recognizer(number) else { return }
      let subject: ObjectID? =
        if about < 0 { nil } else if question == .shouldReceiveTouch {
          .view(view(about))
        } else { recognizer(about).map { .recognizer($0) } }
      scene.setRule(DelegateRule(question, answer, about: subject), of: id)
    case .override(let view, let override): try change(view, override)
    case .touches, .wait, .settle, .interrupt, .hover, .setState, .edit: break
    }
  }

  private mutating func attach(_ recipe: RecognizerRecipe) throws(SceneError) {
    let id = try scene.attach(recipe.kind, "r\(recognizers.count)", to: view(recipe.view))
    recognizers.append(id)
    let object = ObjectID.recognizer(id)
    if !recipe.cancels { try scene.set(.cancelsTouchesInView, .bool(false), on: object) }
    if recipe.delaysBegan { try scene.set(.delaysTouchesBegan, .bool(true), on: object) }
    if !recipe.delaysEnded { try scene.set(.delaysTouchesEnded, .bool(false), on: object) }
    if !recipe.isEnabled { try scene.set(.isEnabled, .bool(false), on: object) }
    switch recipe.kind {
    case .tap:
      try scene.set(.numberOfTapsRequired, .number(Double(recipe.taps)), on: object)
      try scene.set(.numberOfTouchesRequired, .number(Double(recipe.touches)), on: object)
    case .longPress:
      try scene.set(.numberOfTapsRequired, .number(Double(recipe.taps - 1)), on: object)
      try scene.set(.numberOfTouchesRequired, .number(Double(recipe.touches)), on: object)
      try scene.set(.minimumPressDuration, .number(recipe.duration), on: object)
    case .pan:
      try scene.set(.minimumNumberOfTouches, .number(Double(recipe.touches)), on: object)
      if let most = recipe.mostTouches {
        try scene.set(.maximumNumberOfTouches, .number(Double(most)), on: object)
      }
    case .swipe:
      try scene.set(.direction, .sides(recipe.sides), on: object)
      try scene.set(.numberOfTouchesRequired, .number(Double(recipe.touches)), on: object)
    case .screenEdgePan: try scene.set(.edges, .sides(recipe.sides), on: object)
    case .pinch, .rotation, .hover, .custom: break
    }
  }

  private mutating func change(_ number: Int, _ override: FuzzOverride) throws(SceneError) {
    try scene.changeOverrides(of: .view(view(number))) { overrides in
      switch override {
      case .shouldBegin(let answer): overrides.gestureRecognizerShouldBegin = answer
      case .beginTracking(let answer): overrides.beginTracking = answer
      case .continueTracking(let answer): overrides.continueTracking = answer
      case .touchesShouldCancel(let answer): overrides.touchesShouldCancel = answer
      case .touchesShouldBegin(let answer): overrides.touchesShouldBegin = answer
      case .observe(let phase): overrides.touches[phase] = .observe
      }
    }
  }
}
