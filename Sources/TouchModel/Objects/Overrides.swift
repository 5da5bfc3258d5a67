/// What an app's subclass does instead of UIKit's default, for one object of the scene.
public struct Overrides: Sendable, Equatable {
  /// An overridden hitTest (HT-11): it answers before any flag or point of the view is looked at, except
  /// `passthrough`, which calls super and answers nil where super found the view itself.
  public enum HitTest: Sendable, Hashable {
    case answersNil
    case answersSelf
    case passthrough
    case answers(ViewID)
  }

  /// An overridden point(inside:) (HT-11), in the view's own coordinates.
  public enum PointInside: Sendable, Hashable {
    case always
    case never
    /// Bounds with each edge moved inwards; a negative number enlarges.
    case inset(Double)
    /// The circle inscribed in the shorter side.
    case circle
    /// Only where some subview that can be hit contains the point.
    case subviews
  }

  /// What an overridden touches method does (RC-11, RC-12).
  public enum Touches: Sendable, Hashable {
    /// Does not call super.
    case handle
    /// Logs and calls super.
    case observe
  }

  public var hitTest: HitTest?
  public var pointInside: PointInside?
  /// By phase: began, moved, ended, cancelled. nil forwards, as UIResponder does.
  public var touches: [TouchPhase: Touches] = [:]
  /// RC-9.
  public var next: ObjectID?
  /// UIView.gestureRecognizerShouldBegin (GR-20).
  public var gestureRecognizerShouldBegin: Bool?
  public var beginTracking: Bool?
  public var continueTracking: Bool?
  public var touchesShouldBegin: Bool?
  public var touchesShouldCancel: Bool?

  public init() {}

  public var isEmpty: Bool { self == Overrides() }
}
