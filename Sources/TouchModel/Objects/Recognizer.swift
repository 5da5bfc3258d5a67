/// A gesture recognizer as the app set it up. What it is doing at the moment stands in `Activity`.
public struct Recognizer: Sendable, Equatable {
  public enum Kind: String, CaseIterable, Sendable {
    case tap, pan, longPress, swipe, pinch, rotation, screenEdgePan, hover
    /// A subclass of UIGestureRecognizer whose state the user moves by command.
    case custom

    public var uikitName: String {
      switch self {
      case .tap: "UITapGestureRecognizer"
      case .pan: "UIPanGestureRecognizer"
      case .longPress: "UILongPressGestureRecognizer"
      case .swipe: "UISwipeGestureRecognizer"
      case .pinch: "UIPinchGestureRecognizer"
      case .rotation: "UIRotationGestureRecognizer"
      case .screenEdgePan: "UIScreenEdgePanGestureRecognizer"
      case .hover: "UIHoverGestureRecognizer"
      case .custom: "UIGestureRecognizer"
      }
    }

    /// Acts once (tap, swipe), rather than began, changed, ended.
    public var isDiscrete: Bool { self == .tap || self == .swipe }
  }

  public enum State: UInt8, CaseIterable, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public var name: String {
      switch self {
      case .possible: "possible"
      case .began: "began"
      case .changed: "changed"
      case .ended: "ended"
      case .cancelled: "cancelled"
      case .failed: "failed"
      }
    }
  }

  /// Swipe directions or screen edges.
  public struct Sides: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let right = Sides(rawValue: 1)
    public static let left = Sides(rawValue: 2)
    public static let up = Sides(rawValue: 4)
    public static let down = Sides(rawValue: 8)
    /// A screen edge: `up` is the top, `down` the bottom.
    public static let top = up
    public static let bottom = down
  }

  public internal(set) var name: String
  public internal(set) var kind: Kind
  /// nil once removed from its view.
  public internal(set) var view: ViewID?
  /// Counts attachments: later added is in front (GR-25).
  public internal(set) var order: Int
  public internal(set) var isEnabled = true
  public internal(set) var cancelsTouchesInView = true
  public internal(set) var delaysTouchesBegan = false
  public internal(set) var delaysTouchesEnded = true
  /// Tap 1, long press 0.
  public internal(set) var numberOfTapsRequired: Int
  /// Taps, long presses and swipes; for a pan the minimum.
  public internal(set) var numberOfTouchesRequired = 1
  /// Pan only; nil is unlimited.
  public internal(set) var maximumNumberOfTouches: Int?
  public internal(set) var minimumPressDuration = Time(seconds: 0.5)
  /// In points, before a long press begins.
  public internal(set) var allowableMovement = 10.0
  public internal(set) var direction: Sides = .right
  public internal(set) var edges: Sides = []
  public internal(set) var targets: [Target] = []
  /// GR-30.
  public internal(set) var requiresToFail: [RecognizerID] = []
  public internal(set) var rules: [DelegateRule] = []
  /// A scroll view's own: `S.pan`, `S.pinch`, and the private one that delays content touches (SV-2).
  public internal(set) var isSystem = false

  init(name: String, kind: Kind, view: ViewID, order: Int) {
    self.name = name
    self.kind = kind
    self.view = view
    self.order = order
    numberOfTapsRequired = kind == .tap ? 1 : 0
  }
}

/// Where an action goes.
public struct Target: Hashable, Sendable {
  /// nil searches the responder chain (RC-23).
  public let object: ObjectID?
  /// Without colon: `handleTap1`.
  public let action: String

  public init(object: ObjectID?, action: String) {
    self.object = object
    self.action = action
  }
}

/// A delegate's or subclass's answer, or an overridden canPrevent, for one recognizer.
public struct DelegateRule: Hashable, Sendable {
  public enum Question: String, CaseIterable, Sendable {
    case shouldReceiveTouch
    case shouldBegin
    case shouldRecognizeSimultaneously
    case shouldRequireFailureOf
    case shouldBeRequiredToFailBy
    /// Overrides rather than delegate calls.
    case canPrevent
    case canBePrevented
  }

  public let question: Question
  public let answer: Bool
  /// Answers so only for this recognizer, or (shouldReceiveTouch) for touches in this view or below it.
  public let about: ObjectID?

  public init(_ question: Question, _ answer: Bool, about: ObjectID? = nil) {
    self.question = question
    self.answer = answer
    self.about = about
  }
}
