/// The UIKit class that decides how a view treats touches. An app's own subclass keeps the behaviour of its base.
public enum ViewClass: UInt8, CaseIterable, Sendable {
  case view, label, imageView, button, `switch`, slider, stepper, segmentedControl, pageControl, textField
  case textView, control, scrollView, tableView, tableViewCell, collectionView, collectionViewCell, stackView
  case visualEffectView, datePicker, pickerView, progressView, activityIndicatorView, searchBar,
    refreshControl
  case colorWell, navigationBar, tabBar, toolbar, webView, mapView, window
  case transitionView, dropShadowView, dimmingView, layoutContainerView, navigationTransitionView
  case viewControllerWrapperView

  /// The name of the class in UIKit's headers, or in a debugger for private classes.
  public var uikitName: String {
    switch self {
    case .view: "UIView"
    case .label: "UILabel"
    case .imageView: "UIImageView"
    case .button: "UIButton"
    case .switch: "UISwitch"
    case .slider: "UISlider"
    case .stepper: "UIStepper"
    case .segmentedControl: "UISegmentedControl"
    case .pageControl: "UIPageControl"
    case .textField: "UITextField"
    case .textView: "UITextView"
    case .control: "UIControl"
    case .scrollView: "UIScrollView"
    case .tableView: "UITableView"
    case .tableViewCell: "UITableViewCell"
    case .collectionView: "UICollectionView"
    case .collectionViewCell: "UICollectionViewCell"
    case .stackView: "UIStackView"
    case .visualEffectView: "UIVisualEffectView"
    case .datePicker: "UIDatePicker"
    case .pickerView: "UIPickerView"
    case .progressView: "UIProgressView"
    case .activityIndicatorView: "UIActivityIndicatorView"
    case .searchBar: "UISearchBar"
    case .refreshControl: "UIRefreshControl"
    case .colorWell: "UIColorWell"
    case .navigationBar: "UINavigationBar"
    case .tabBar: "UITabBar"
    case .toolbar: "UIToolbar"
    case .webView: "WKWebView"
    case .mapView: "MKMapView"
    case .window: "UIWindow"
    case .transitionView: "UITransitionView"
    case .dropShadowView: "UIDropShadowView"
    case .dimmingView: "UIDimmingView"
    case .layoutContainerView: "UILayoutContainerView"
    case .navigationTransitionView: "UINavigationTransitionView"
    case .viewControllerWrapperView: "UIViewControllerWrapperView"
    }
  }

  /// A UIControl or one of its subclasses.
  public var isControl: Bool {
    switch self {
    case .button, .switch, .slider, .stepper, .segmentedControl, .pageControl, .textField, .control,
      .datePicker, .refreshControl, .colorWell:
      true
    default: false
    }
  }

  /// A UIScrollView or one of its subclasses: has `pan` and `pinch`, scrolls, does not forward touches (RC-14).
  public var isScrollView: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }

  /// UIKit's own plumbing, which an app neither makes nor subclasses.
  public var isPrivate: Bool { rawValue >= ViewClass.transitionView.rawValue }

  /// Section 1.1: image views and labels start with interaction off.
  public var interactsByDefault: Bool { self != .label && self != .imageView }
}
