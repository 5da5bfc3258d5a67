import TouchModel

/// One thing that keeps a touch at a point away from a view.
public struct Obstacle: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// The top of its hierarchy is no window.
    case inNoWindow
    case refused(HitRefusal)
    case outside(Miss)
    /// Its overridden pointInside says no; the point is in its own coordinates.
    case ownPointInside(Point)
    /// Its overridden hitTest answers this, whatever the point.
    case ownHitTest(ViewID?)
    /// Its overridden hitTest does not want the view itself.
    case passesThrough
    /// A window in front, in which this view is found.
    case windowInFront(found: ViewID)
    /// It is asked before its sibling `over`, which is the view or holds it, and this is found in it.
    case inFront(of: ViewID, found: ViewID)
    /// A subview of the view asked about, in which this is found.
    case subview(found: ViewID)
    /// Something else takes its touches: the passthrough views of a popover.
    case elsewhere(found: ViewID?)
    /// It is the hit view, and does not take this finger.
    case finger(TouchRefusal)
  }

  /// Who decides: the view itself, one that holds it, or one that is asked before.
  public let view: ViewID
  public let kind: Kind
  public let rule: RuleID

  init(_ view: ViewID, _ kind: Kind, _ rule: RuleID) {
    self.view = view
    self.kind = kind
    self.rule = rule
  }
}
