/// Identity of a view or window within one scene. Never used again after removal.
public struct ViewID: Hashable, Comparable, Sendable {
  public let index: Int32

  @inlinable
  public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  @inlinable public var row: Int { Int(index) }
  public static func < (a: ViewID, b: ViewID) -> Bool { a.index < b.index }
}

/// Identity of a view controller within one scene.
public struct ControllerID: Hashable, Sendable {
  public let index: Int32
  public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  public var row: Int { Int(index) }
}

/// Identity of a gesture recognizer within one scene.
public struct RecognizerID: Hashable, Comparable, Sendable {
  public let index: Int32
  public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  public var row: Int { Int(index) }
  public static func < (a: RecognizerID, b: RecognizerID) -> Bool { a.index < b.index }
}

/// Identity of anything that has a name in a scene.
public enum ObjectID: Hashable, Sendable {
  case view(ViewID)
  case controller(ControllerID)
  case recognizer(RecognizerID)
  /// `scene`, the UIWindowScene.
  case windowScene
  /// `app`, the UIApplication.
  case application
  /// `delegate`, the AppDelegate.
  case appDelegate

  public var view: ViewID? { if case .view(let id) = self { id } else { nil } }
  public var controller: ControllerID? { if case .controller(let id) = self { id } else { nil } }
  public var recognizer: RecognizerID? { if case .recognizer(let id) = self { id } else { nil } }
  /// RC-10: everything but a recognizer is a responder.
  public var isResponder: Bool { recognizer == nil }
}
