/// Which of the four touches methods of UIResponder is meant.
public enum TouchPhase: UInt8, CaseIterable, Sendable {
  case began, moved, ended, cancelled

  /// `touchesBegan`, `touchesMoved`, `touchesEnded`, `touchesCancelled`.
  public var methodName: String {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}

/// The number that the user gave a finger, 0 ... 63.
public struct Finger: Hashable, Comparable, Sendable {
  public static let limit = 64
  public let number: UInt8

  public init(_ number: Int) { self.number = UInt8(number) }

  public static func < (a: Finger, b: Finger) -> Bool { a.number < b.number }
}

/// A set of fingers.
public struct FingerSet: Hashable, Sendable, Sequence {
  public private(set) var bits: UInt64 = 0

  public init() {}
  public init(_ finger: Finger) { insert(finger) }

  public var isEmpty: Bool { bits == 0 }
  public var count: Int { bits.nonzeroBitCount }
  public func contains(_ finger: Finger) -> Bool { bits & (1 << UInt64(finger.number)) != 0 }
  public mutating func insert(_ finger: Finger) { bits |= 1 << UInt64(finger.number) }
  public mutating func remove(_ finger: Finger) { bits &= ~(1 << UInt64(finger.number)) }

  public func makeIterator() -> AnyIterator<Finger> {
    var rest = bits
    return AnyIterator {
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return Finger(rest.trailingZeroBitCount)
    }
  }
}
