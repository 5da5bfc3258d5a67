/// A view controller. Its `next` follows from where its view is (RC-3, RC-5), never from the links here.
public struct Controller: Sendable, Equatable {
  public enum Kind: Sendable, Equatable { case plain, navigation, tabs }

  public enum PresentationStyle: String, CaseIterable, Sendable {
    case pageSheet, fullScreen, overFullScreen, popover
  }

  public internal(set) var name: String
  public internal(set) var kind: Kind
  /// The app's own class, where it is not UIKit's.
  public internal(set) var className: String?
  public internal(set) var view: ViewID
  /// The container that holds this one.
  public internal(set) var parent: ControllerID?
  /// A navigation stack from the bottom up, or tabs from the left.
  public internal(set) var children: [ControllerID] = []
  /// The tab on screen.
  public internal(set) var selectedIndex = 0
  /// The bar of a container.
  public internal(set) var bar: ViewID?
  /// The private view that holds the views of the children.
  public internal(set) var transition: ViewID?

  public internal(set) var presenter: ControllerID?
  public internal(set) var presented: ControllerID?
  public internal(set) var style: PresentationStyle?
  /// The private view around a presented controller's view, and the dimming view in it.
  public internal(set) var presentationView: ViewID?
  public internal(set) var dimmingView: ViewID?
  /// HT-30: views outside a popover that still get touches.
  public internal(set) var passthroughViews: [ViewID] = []
  /// HT-29: where the presenter's view goes back to when a full-screen presentation ends.
  public internal(set) var detachedPresenterSuperview: ViewID?
  /// The view that it goes back in front of.
  var detachedPresenterSibling: ViewID?
  public internal(set) var isRemoved = false
}
