/// One view or window: what hit-testing reads, kept small because scenes hold up to a million of these. What few
/// views have stands in `ViewDetail`.
public struct View: Sendable, Equatable {
  /// In the superview's coordinates; for a window, in screen coordinates.
  public internal(set) var center: Point
  /// In the view's own coordinates; the origin is the content offset of a scroll view.
  public internal(set) var bounds: Rect
  /// As UIKit stores it: a 32-bit float (HT-3).
  public internal(set) var alpha: Float = 1
  public internal(set) var flags: Flags
  public internal(set) var viewClass: ViewClass

  @usableFromInline var superviewIndex: Int32 = -1
  /// Front-most child; children are linked, so that order changes cost nothing.
  @usableFromInline var lastSubviewIndex: Int32 = -1
  @usableFromInline var firstSubviewIndex: Int32 = -1
  @usableFromInline var nextSiblingIndex: Int32 = -1
  @usableFromInline var previousSiblingIndex: Int32 = -1

  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let hidden = Flags(rawValue: 1 << 0)
    /// isUserInteractionEnabled is false.
    public static let interactionDisabled = Flags(rawValue: 1 << 1)
    public static let multipleTouch = Flags(rawValue: 1 << 2)
    public static let exclusiveTouch = Flags(rawValue: 1 << 3)
    /// A control whose isEnabled is false (HT-12).
    public static let disabledControl = Flags(rawValue: 1 << 4)
    /// Has a transform or an anchor point of its own, kept in its detail.
    public static let transformed = Flags(rawValue: 1 << 5)
    /// Has an overridden hitTest or pointInside, kept in the scene's overrides.
    public static let overridesHitTesting = Flags(rawValue: 1 << 6)
    /// Touches are answered as during a UIView animation without allowUserInteraction (HT-14).
    public static let animating = Flags(rawValue: 1 << 7)
    public static let removed = Flags(rawValue: 1 << 8)

    /// Any of these makes hitTest answer nil before pointInside is asked (HT-2, HT-12, HT-14).
    @usableFromInline static let refusing: Flags = [
      .hidden, .interactionDisabled, .disabledControl, .animating,
    ]
  }

  public var isWindow: Bool { viewClass == .window }
  public var isHidden: Bool { flags.contains(.hidden) }
  public var isUserInteractionEnabled: Bool { !flags.contains(.interactionDisabled) }
  public var isEnabled: Bool { !flags.contains(.disabledControl) }
  public var isMultipleTouchEnabled: Bool { flags.contains(.multipleTouch) }
  public var isExclusiveTouch: Bool { flags.contains(.exclusiveTouch) }

  public var superview: ViewID? { superviewIndex < 0 ? nil : ViewID(Int(superviewIndex)) }
  public var firstSubview: ViewID? { firstSubviewIndex < 0 ? nil : ViewID(Int(firstSubviewIndex)) }
  public var lastSubview: ViewID? { lastSubviewIndex < 0 ? nil : ViewID(Int(lastSubviewIndex)) }
  public var nextSibling: ViewID? { nextSiblingIndex < 0 ? nil : ViewID(Int(nextSiblingIndex)) }
  public var previousSibling: ViewID? { previousSiblingIndex < 0 ? nil : ViewID(Int(previousSiblingIndex)) }

  /// HT-3: 0.01 itself is too small, because the nearest 32-bit float lies just below it.
  @inlinable public var isTooTransparent: Bool { Double(alpha) < 0.01 }
}

/// What few views have: asked only where a flag or the class says that it is there.
public struct ViewDetail: Sendable, Equatable {
  public internal(set) var transform = AffineTransform.identity
  /// In the unit space of the bounds.
  public internal(set) var anchorPoint = Point(0.5, 0.5)
  /// The app's own class, where it is not UIKit's.
  public internal(set) var className: String?
  public internal(set) var windowLevel = 0.0
  public internal(set) var canBecomeFirstResponder: Bool?
  public internal(set) var canResignFirstResponder = true
  /// Properties that touches ignore, and the state of controls and scroll views, by property.
  public internal(set) var properties: [Property: PropertyValue] = [:]

  public init() {}
}
