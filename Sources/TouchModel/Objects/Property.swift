/// A property that `set`, `show` and `expect` know, under UIKit's name.
public enum Property: String, CaseIterable, Hashable, Sendable {
  // Every view.
  case frame, bounds, center, anchorPoint, transform
  case isHidden, alpha, isUserInteractionEnabled, isMultipleTouchEnabled, isExclusiveTouch
  case canBecomeFirstResponder, canResignFirstResponder, isFirstResponder
  /// A UIView animation without allowUserInteraction is running on it (HT-14).
  case isAnimating
  // Kept, and without any effect on touches (HT-8, HT-9, HT-10).
  case clipsToBounds, masksToBounds, cornerRadius, zPosition, backgroundColor, isOpaque, tag, text, title
  case borderWidth, shadowOpacity, mask, tintColor, contentMode, image, placeholder, accessibilityIdentifier
  // Windows.
  case windowLevel, isKeyWindow
  // Controls.
  case isEnabled, isSelected, isHighlighted, isTracking, isTouchInside
  case isOn, value, minimumValue, maximumValue, isContinuous, selectedSegmentIndex, numberOfSegments
  case currentPage, numberOfPages
  // Scroll views.
  case contentSize, contentOffset, contentInset, isScrollEnabled, isPagingEnabled, bounces
  case alwaysBounceVertical, alwaysBounceHorizontal
  case delaysContentTouches, canCancelContentTouches, isDirectionalLockEnabled
  case minimumZoomScale, maximumZoomScale, zoomScale, allowsSelection
  /// A table whose data source lets rows be deleted (tableView:commitEditingStyle:): swiping a row to the left offers it.
  case canEditRows
  // Controllers.
  case selectedIndex, passthroughViews
  // Recognizers.
  case numberOfTapsRequired, numberOfTouchesRequired, minimumNumberOfTouches, maximumNumberOfTouches
  case minimumPressDuration, allowableMovement, direction, edges
  case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded
  case state, translation, velocity, scale, rotation, location, numberOfTouches

  /// UIKit has it and touches do not look at it.
  public var isInert: Bool {
    switch self {
    case .clipsToBounds, .masksToBounds, .cornerRadius, .zPosition, .backgroundColor, .isOpaque, .tag, .text,
      .title, .borderWidth, .shadowOpacity, .mask, .tintColor, .contentMode, .image, .placeholder,
      .accessibilityIdentifier:
      true
    default: false
    }
  }
}

/// The value of a property.
public enum PropertyValue: Hashable, Sendable {
  case bool(Bool)
  /// Points, degrees, a level, a count: whatever the property measures.
  case number(Double)
  case duration(Time)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case transform(AffineTransform)
  case sides(Recognizer.Sides)
  case state(Recognizer.State)
  case objects([ObjectID])
  /// A word or quoted text.
  case text(String)
}
