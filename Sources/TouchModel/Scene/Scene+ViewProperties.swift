extension Scene {
  func viewValue(_ property: Property, _ view: ViewID) -> PropertyValue? {
    let it = views[view.row]
    switch property {
    case .frame: return .rect(frame(of: view))
    case .bounds: return .rect(it.bounds)
    case .center: return .point(it.center)
    case .anchorPoint: return .point(anchorPoint(of: view))
    case .transform: return .transform(transform(of: view))
    case .isHidden: return .bool(it.isHidden)
    case .alpha: return .number(Scene.shown(it.alpha))
    case .isUserInteractionEnabled: return .bool(it.isUserInteractionEnabled)
    case .isMultipleTouchEnabled: return .bool(it.isMultipleTouchEnabled)
    case .isExclusiveTouch: return .bool(it.isExclusiveTouch)
    case .isAnimating: return .bool(it.flags.contains(.animating))
    case .canBecomeFirstResponder: return .bool(canBecomeFirstResponder(.view(view)))
    case .canResignFirstResponder: return .bool(detail(of: view).canResignFirstResponder)
    case .isFirstResponder: return .bool(activity.firstResponder == .view(view))
    case .windowLevel: return it.isWindow ? .number(windowLevel(of: view)) : nil
    case .isKeyWindow: return it.isWindow ? .bool(keyWindow == view) : nil
    case .isEnabled: return it.viewClass.isControl ? .bool(it.isEnabled) : nil
    case .contentOffset: return it.viewClass.isScrollView ? .point(it.bounds.origin) : nil
    case .isTracking where it.viewClass.isScrollView: return .bool(isTracking(scrollView: view))
    case .isTracking, .isTouchInside, .isHighlighted:
      return it.viewClass.isControl || it.viewClass.isScrollView || it.viewClass == .tableViewCell
        || it.viewClass == .collectionViewCell ? .bool(activity.controlFlag(property, view)) : nil
    default:
      if property.isInert { return details[view]?.properties[property] }
      guard let initial = it.viewClass.initialValue(of: property) else { return nil }
      return details[view]?.properties[property] ?? initial
    }
  }

  /// The shortest decimal of a 32-bit float, so that an alpha reads as it was written.
  static func shown(_ alpha: Float) -> Double { Double(alpha.description) ?? Double(alpha) }

  mutating func setView(
    _ property: Property, _ value: PropertyValue, _ view: ViewID
  ) throws(SceneError) {
    if !property.isInert && viewValue(property, view) == nil {
      throw .noSuchProperty(property, object: name(of: view))
    }
    switch (property, value) {
    case (.frame, .rect(let rect)): try setFrame(rect, of: view)
    case (.bounds, .rect(let rect)): try setBounds(rect, of: view)
    case (.center, .point(let point)):
      guard point.x.isFinite && point.y.isFinite else { throw .notFinite }
      views[view.row].center = point
    case (.anchorPoint, .point(let point)):
      guard point.x.isFinite && point.y.isFinite else { throw .notFinite }
      changeDetail(of: view) { $0.anchorPoint = point }
    case (.transform, .transform(let transform)):
      let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      guard parts.allSatisfy(\.isFinite) else { throw .notFinite }
      changeDetail(of: view) { $0.transform = transform }
    case (.isHidden, .bool(let on)): setFlag(.hidden, on, view)
    case (.isUserInteractionEnabled, .bool(let on)): setFlag(.interactionDisabled, !on, view)
    case (.isMultipleTouchEnabled, .bool(let on)): setFlag(.multipleTouch, on, view)
    case (.isExclusiveTouch, .bool(let on)): setFlag(.exclusiveTouch, on, view)
    case (.isAnimating, .bool(let on)): setFlag(.animating, on, view)
    case (.isEnabled, .bool(let on)): setFlag(.disabledControl, !on, view)
    case (.alpha, .number(let n)):
      guard n.isFinite else { throw .notFinite }
      views[view.row].alpha = Float(n)
    case (.canBecomeFirstResponder, .bool(let on)):
      changeDetail(of: view) { $0.canBecomeFirstResponder = on }
    case (.canResignFirstResponder, .bool(let on)):
      changeDetail(of: view) { $0.canResignFirstResponder = on }
    case (.windowLevel, .number(let n)): changeDetail(of: view) { $0.windowLevel = n }
    case (.isKeyWindow, .bool(let on)): small.keyWindow = on ? view : nil
    case (.contentOffset, .point(let point)): views[view.row].bounds.origin = point
    case (.isFirstResponder, _), (.isTracking, _), (.isTouchInside, _), (.isHighlighted, _):
      throw .readOnly(property)
    default:
      let kind = property.valueKind
      guard property.isInert || kind.accepts(value) else {
        throw .wrongValue(property, expected: kind.expectation)
      }
      changeDetail(of: view) { $0.properties[property] = value }
    }
  }

  private mutating func setFlag(_ flag: View.Flags, _ on: Bool, _ view: ViewID) {
    if on { views[view.row].flags.insert(flag) } else { views[view.row].flags.remove(flag) }
  }

  /// The window that `isKeyWindow` was set on, or the first one. Touches do not look at it (HT-24).
  public var keyWindow: ViewID {
    if let key = small.keyWindow, isAlive(.view(key)) { return key }
    return Scene.window
  }
}

extension ViewClass {
  /// What a new object of this class has, for the properties that few classes have; nil where this class has none.
  func initialValue(of property: Property) -> PropertyValue? {
    switch property {
    case .isSelected:
      isControl || self == .tableViewCell || self == .collectionViewCell ? .bool(false) : nil
    case .isOn: self == .switch ? .bool(false) : nil
    case .value: self == .slider || self == .stepper ? .number(0) : nil
    case .minimumValue: self == .slider || self == .stepper ? .number(0) : nil
    case .maximumValue: self == .slider ? .number(1) : self == .stepper ? .number(100) : nil
    case .isContinuous: self == .slider || self == .stepper ? .bool(true) : nil
    case .selectedSegmentIndex: self == .segmentedControl ? .number(-1) : nil
    case .numberOfSegments: self == .segmentedControl ? .number(2) : nil
    case .currentPage: self == .pageControl ? .number(0) : nil
    case .numberOfPages: self == .pageControl ? .number(3) : nil
    case .contentSize: isScrollView ? .size(.zero) : nil
    case .contentInset: isScrollView ? .rect(Rect(0, 0, 0, 0)) : nil
    case .isScrollEnabled, .bounces, .delaysContentTouches, .canCancelContentTouches:
      isScrollView ? .bool(true) : nil
    case .isPagingEnabled, .isDirectionalLockEnabled, .alwaysBounceHorizontal:
      isScrollView ? .bool(false) : nil
    case .alwaysBounceVertical: isScrollView ? .bool(self == .tableView) : nil
    case .minimumZoomScale, .maximumZoomScale, .zoomScale: isScrollView ? .number(1) : nil
    case .canEditRows: self == .tableView ? .bool(false) : nil
    case .allowsSelection: self == .tableView || self == .collectionView ? .bool(true) : nil
    default: nil
    }
  }
}
