import TouchModel

/// What is worth knowing beside the answer, though it does not decide.
public enum ReceiveNote: Sendable, Equatable {
  /// Interaction is off because the class starts so.
  case classDefault(ViewID)
  /// It has recognizers, and no touch at this point reaches them.
  case recognizersGetNothing(ViewID, [RecognizerID])
  /// The touch goes to something inside the view, so that its recognizers get it all the same.
  case recognizersStillGet(ViewID, [RecognizerID])
  /// What takes the touch has no picture of its own, or hardly any, and is hit all the same (HT-10).
  case drawsNothing(ViewID)
  case hardlyVisible(ViewID, Float)
  /// A part of the view lies outside a view that holds it: no touch there ever reaches it.
  case sticksOut(ViewID, of: ViewID, Overhang)
  /// Overriding pointInside of the view would not help: the one that holds it is asked first.
  case ownPointInsideDoesNotHelp(ViewID, holder: ViewID)
  /// A cell's content view lies in front of what was added to the cell itself.
  case contentViewInFront(ViewID, cell: ViewID)
  /// The top of the view's hierarchy is the view of a controller that this one keeps off the screen: a container that
  /// shows another one, or a full-screen presentation over it.
  case offScreen(ViewID, by: ControllerID)
  /// The point is not in the view at all; at its centre, on the screen, it would be hit.
  case hitAtCenter(ViewID, Point)
  /// A control tracks only touches whose view is the control itself.
  case controlNeedsItself(control: ViewID, receiver: ViewID)
}

/// How far one view reaches over the edges of another that holds it, in points of the latter.
public struct Overhang: Sendable, Equatable {
  public let left: Double
  public let right: Double
  public let top: Double
  public let bottom: Double
  /// The size of what sticks out, in the same points.
  public let size: Size

  /// nil where it lies inside.
  init?(_ inner: Rect, of outer: Rect) {
    left = min(max(0, outer.minX - inner.minX), inner.size.width)
    right = min(max(0, inner.maxX - outer.maxX), inner.size.width)
    top = min(max(0, outer.minY - inner.minY), inner.size.height)
    bottom = min(max(0, inner.maxY - outer.maxY), inner.size.height)
    size = inner.size
    if left + right + top + bottom < 0.0005 { return nil }
  }

  /// Nothing of it lies inside.
  public var isWhole: Bool { left + right >= size.width || top + bottom >= size.height }
}
