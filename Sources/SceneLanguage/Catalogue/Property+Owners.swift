import TouchModel

extension Property {
  /// Whether an object of this kind may have the property; so may one whose kind is not known.
  func belongs(to kind: NameEntry.Kind?) -> Bool {
    switch kind {
    case nil: true
    case .recognizer: Property.ofRecognizers.contains(self) || self == .isEnabled
    case .controller, .container: Property.ofControllers.contains(self)
    case .system: self == .isFirstResponder
    case .belief, .rule, .lesson, .concept: false
    case .scrollView: isOfViews && !Property.ofWindows.contains(self)
    case .control: isOfViews && !Property.ofWindows.contains(self) && !Property.ofScrollViews.contains(self)
    case .view, .window:
      isOfViews && !Property.ofScrollViews.contains(self) && !Property.ofControls.contains(self)
        && (kind == .window || !Property.ofWindows.contains(self))
    }
  }

  /// Follows from touches, and cannot be set.
  var isReadOnly: Bool {
    switch self {
    case .isFirstResponder, .isTracking, .isTouchInside, .isHighlighted, .translation, .velocity, .scale,
      .rotation,
      .location, .numberOfTouches:
      true
    default: false
    }
  }

  private var isOfViews: Bool {
    !Property.ofRecognizers.contains(self) && self != .selectedIndex && self != .passthroughViews
  }

  private static let ofControllers: Set<Property> = [
    .selectedIndex, .passthroughViews, .canBecomeFirstResponder, .isFirstResponder,
  ]

  private static let ofWindows: Set<Property> = [.windowLevel, .isKeyWindow]

  private static let ofControls: Set<Property> = [
    .isEnabled, .isSelected, .isHighlighted, .isTracking, .isTouchInside, .isOn, .value, .minimumValue,
    .maximumValue, .isContinuous, .selectedSegmentIndex, .numberOfSegments, .currentPage, .numberOfPages,
  ]

  private static let ofRecognizers: Set<Property> = [
    .numberOfTapsRequired, .numberOfTouchesRequired, .minimumNumberOfTouches, .maximumNumberOfTouches,
    .minimumPressDuration, .allowableMovement, .direction, .edges, .cancelsTouchesInView, .delaysTouchesBegan,
    .delaysTouchesEnded, .state, .translation, .velocity, .scale, .rotation, .location, .numberOfTouches,
  ]

  private static let ofScrollViews: Set<Property> = [
    .contentSize, .contentOffset, .contentInset, .isScrollEnabled, .isPagingEnabled, .bounces,
    .alwaysBounceVertical,
    .alwaysBounceHorizontal, .delaysContentTouches, .canCancelContentTouches, .isDirectionalLockEnabled,
    .minimumZoomScale, .maximumZoomScale, .zoomScale, .allowsSelection, .canEditRows,
  ]
}
