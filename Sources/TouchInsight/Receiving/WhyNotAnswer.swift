import TouchModel

/// Why a view does not receive a touch at a point.
public struct WhyNotAnswer: Sendable, Equatable {
  public let view: ViewID
  /// On the screen.
  public let point: Point
  /// Who gets the touch instead; nil is nobody.
  public let receiver: ViewID?
  /// The first one decided; each of the others would still stop the touch after that.
  public let obstacles: [Obstacle]
  public let notes: [ReceiveNote]
  /// The most natural first; each was tried. Where there is none, none was found.
  public let fixes: [Fix]
}

/// Why a view receives a touch at a point.
public struct WhyAnswer: Sendable, Equatable {
  /// One answer on the way, in the order in which hit-testing came to it.
  public enum Step: Sendable, Equatable {
    /// Asked before, and answered nil; the point is in its own coordinates.
    case declined(ViewID, HitAnswer, at: Point)
    /// Contains the point, by its bounds or its own pointInside.
    case accepted(ViewID, at: Point)
    /// Its own hitTest answers the view that receives.
    case named(ViewID)
  }

  public let view: ViewID
  /// On the screen.
  public let point: Point
  /// With the rule of each.
  public let steps: [(step: Step, rule: RuleID)]
  public let wiring: Wiring

  public static func == (a: WhyAnswer, b: WhyAnswer) -> Bool {
    a.view == b.view && a.point == b.point && a.wiring == b.wiring && a.steps.count == b.steps.count
      && zip(a.steps, b.steps).allSatisfy { $0 == $1 }
  }
}

/// What hears of a touch that a view has received.
public struct Wiring: Sendable, Equatable {
  /// The view's own target-action pairs.
  public let targets: [ControlTarget]
  /// The app's recognizers on the view and around it that are on, innermost first.
  public let recognizers: [RecognizerID]
  /// The responders up the chain whose own touches methods do something.
  public let handlers: [ObjectID]
  /// A scroll view or cell around it that does something with the touch by itself.
  public let scrollers: [ViewID]
  /// A control around the view, which gets nothing: it tracks only touches of its own (UC-2).
  public let controlAround: ViewID?

  public var isEmpty: Bool {
    targets.isEmpty && recognizers.isEmpty && handlers.isEmpty && scrollers.isEmpty
  }
}
