/// `set system`: what differs between systems, and every number that Apple does not publish. Lengths are points, times
/// are seconds.
public struct SystemSettings: Sendable, Equatable {
  /// Below 13 there is no scene in the responder chain (RC-6).
  public var iosVersion = 26.0
  /// How often the hit-test walk runs for one new touch (HT-17, HT-21).
  public var hitTestPasses = 2
  /// UIKit's private wrapper views stand in the chain and the log (RC-4).
  public var wrappers = false
  /// SYS-1 ... SYS-4 are told before the walk.
  public var pipeline = false
  /// Touch events a second.
  public var sampleRate = 60.0
  public var tapMaxMovement = 45.0
  public var tapMaxDuration = Time(seconds: 0.75)
  public var tapMaxGap = Time(seconds: 0.35)
  public var panHysteresis = 10.0
  public var pinchHysteresis = 8.0
  /// In degrees.
  public var rotationHysteresis = 2.0
  public var swipeMinDistance = 50.0
  public var swipeMaxDuration = Time(seconds: 0.5)
  /// Sideways or backwards travel that a swipe bears.
  public var swipeMaxSideways = 30.0
  public var edgeWidth = 20.0
  public var contentDelay = Time(seconds: 0.15)
  public var trackingOutset = 70.0

  public init() {}

  /// The settings by name, in the order in which they are shown.
  public enum Name: String, CaseIterable, Sendable {
    case iosVersion, hitTestPasses, wrappers, pipeline, sampleRate
    case tapMaxMovement, tapMaxDuration, tapMaxGap, panHysteresis, pinchHysteresis, rotationHysteresis
    case swipeMinDistance, swipeMaxDuration, swipeMaxSideways, edgeWidth, contentDelay, trackingOutset

    /// Apple publishes no number: shown as approximate.
    public var isApproximate: Bool {
      switch self {
      case .iosVersion, .hitTestPasses, .wrappers, .pipeline, .sampleRate: false
      default: true
      }
    }
  }

  public subscript(name: Name) -> PropertyValue {
    switch name {
    case .iosVersion: .number(iosVersion)
    case .hitTestPasses: .number(Double(hitTestPasses))
    case .wrappers: .bool(wrappers)
    case .pipeline: .bool(pipeline)
    case .sampleRate: .number(sampleRate)
    case .tapMaxMovement: .number(tapMaxMovement)
    case .tapMaxDuration: .duration(tapMaxDuration)
    case .tapMaxGap: .duration(tapMaxGap)
    case .panHysteresis: .number(panHysteresis)
    case .pinchHysteresis: .number(pinchHysteresis)
    case .rotationHysteresis: .number(rotationHysteresis)
    case .swipeMinDistance: .number(swipeMinDistance)
    case .swipeMaxDuration: .duration(swipeMaxDuration)
    case .swipeMaxSideways: .number(swipeMaxSideways)
    case .edgeWidth: .number(edgeWidth)
    case .contentDelay: .duration(contentDelay)
    case .trackingOutset: .number(trackingOutset)
    }
  }

  /// Takes `value` over, or answers false where it is of the wrong kind or not in `name.range`.
  public mutating func set(_ name: Name, to value: PropertyValue) -> Bool {
    switch (name, value) {
    case (.wrappers, .bool(let on)): wrappers = on
    case (.pipeline, .bool(let on)): pipeline = on
    case (_, .number(let n)) where name.range.contains(n): return setNumber(name, n)
    case (_, .duration(let t)) where name.range.contains(t.seconds): return setTime(name, t)
    default: return false
    }
    return true
  }

  private mutating func setNumber(_ name: Name, _ n: Double) -> Bool {
    switch name {
    case .iosVersion: iosVersion = n
    case .hitTestPasses: hitTestPasses = Int(n)
    case .sampleRate: sampleRate = n
    case .tapMaxMovement: tapMaxMovement = n
    case .panHysteresis: panHysteresis = n
    case .pinchHysteresis: pinchHysteresis = n
    case .rotationHysteresis: rotationHysteresis = n
    case .swipeMinDistance: swipeMinDistance = n
    case .swipeMaxSideways: swipeMaxSideways = n
    case .edgeWidth: edgeWidth = n
    case .trackingOutset: trackingOutset = n
    case .tapMaxDuration, .tapMaxGap, .swipeMaxDuration, .contentDelay: return setTime(name, Time(seconds: n))
    case .wrappers, .pipeline: return false
    }
    return true
  }

  private mutating func setTime(_ name: Name, _ time: Time) -> Bool {
    switch name {
    case .tapMaxDuration: tapMaxDuration = time
    case .tapMaxGap: tapMaxGap = time
    case .swipeMaxDuration: swipeMaxDuration = time
    case .contentDelay: contentDelay = time
    default: return false
    }
    return true
  }
}
