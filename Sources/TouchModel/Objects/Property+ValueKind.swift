/// What may be written behind a property.
public enum ValueKind: Sendable, Equatable {
  case bool, number, duration, point, size, rect, transform, directions, edges, state, objects, text

  /// For error messages: what was expected.
  public var expectation: String {
    switch self {
    case .bool: "on or off"
    case .number: "a number"
    case .duration: "a time such as 0.5s or 500ms"
    case .point: "a point such as 40,40"
    case .size: "a size such as 100,50"
    case .rect: "a rectangle such as 10,10,50,50"
    case .transform: "scale, rotate, translate, matrix or identity"
    case .directions: "left, right, up or down"
    case .edges: "top, bottom, left, right or all"
    case .state: "a recognizer state"
    case .objects: "names of views"
    case .text: "a word or a quoted text"
    }
  }

  func accepts(_ value: PropertyValue) -> Bool {
    switch (self, value) {
    case (.bool, .bool), (.number, .number), (.duration, .duration), (.point, .point), (.size, .size),
      (.rect, .rect), (.transform, .transform), (.directions, .sides), (.edges, .sides), (.state, .state),
      (.objects, .objects), (.text, .text):
      true
    default: false
    }
  }
}

extension Property {
  public var valueKind: ValueKind {
    switch self {
    case .frame, .bounds, .contentInset: .rect
    case .center, .anchorPoint, .contentOffset, .translation, .velocity, .location: .point
    case .contentSize: .size
    case .transform: .transform
    case .isHidden, .isUserInteractionEnabled, .isMultipleTouchEnabled, .isExclusiveTouch,
      .canBecomeFirstResponder, .canResignFirstResponder, .isFirstResponder, .isAnimating, .isKeyWindow,
      .isEnabled, .isSelected, .isHighlighted, .isTracking, .isTouchInside, .isOn, .isContinuous,
      .isScrollEnabled, .isPagingEnabled, .bounces, .alwaysBounceVertical, .alwaysBounceHorizontal,
      .delaysContentTouches, .canCancelContentTouches, .isDirectionalLockEnabled, .allowsSelection,
      .canEditRows,
      .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded:
      .bool
    case .clipsToBounds, .masksToBounds, .isOpaque: .bool
    case .alpha, .windowLevel, .value, .minimumValue, .maximumValue, .selectedSegmentIndex,
      .numberOfSegments, .currentPage, .numberOfPages, .minimumZoomScale, .maximumZoomScale, .zoomScale,
      .selectedIndex, .numberOfTapsRequired, .numberOfTouchesRequired, .minimumNumberOfTouches,
      .maximumNumberOfTouches, .allowableMovement, .scale, .rotation, .numberOfTouches, .cornerRadius,
      .zPosition, .tag, .borderWidth, .shadowOpacity:
      .number
    case .minimumPressDuration: .duration
    case .direction: .directions
    case .edges: .edges
    case .state: .state
    case .passthroughViews: .objects
    case .backgroundColor, .text, .title, .mask, .tintColor, .contentMode, .image, .placeholder,
      .accessibilityIdentifier:
      .text
    }
  }
}
