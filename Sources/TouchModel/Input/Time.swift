/// A moment on the scene's clock, or a length of time, in whole nanoseconds, so that waits add up exactly.
public struct Time: Hashable, Comparable, AdditiveArithmetic, Sendable {
  public var nanoseconds: Int64

  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Rounds to the nearest nanosecond. The caller has checked that `seconds` is finite and within limits.
  public init(seconds: Double) { nanoseconds = Int64((seconds * 1e9).rounded()) }

  public var seconds: Double { Double(nanoseconds) / 1e9 }

  public static let zero = Time(nanoseconds: 0)
  public static func + (a: Time, b: Time) -> Time { Time(nanoseconds: a.nanoseconds + b.nanoseconds) }
  public static func - (a: Time, b: Time) -> Time { Time(nanoseconds: a.nanoseconds - b.nanoseconds) }
  public static func < (a: Time, b: Time) -> Bool { a.nanoseconds < b.nanoseconds }

  /// `self * part / whole`, without leaving whole numbers.
  public func fraction(_ part: Int, of whole: Int) -> Time {
    Time(nanoseconds: nanoseconds * Int64(part) / Int64(whole))
  }
}
