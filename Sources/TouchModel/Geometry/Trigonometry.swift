#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The only door to the platform's mathematics library.
public enum Trigonometry {
  /// Sine and cosine of an angle in degrees; exact at every quarter turn.
  public static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    switch turn < 0 ? turn + 360 : turn {
    case 0: return (0, 1)
    case 90: return (1, 0)
    case 180: return (0, -1)
    case 270: return (-1, 0)
    default:
      let radians = degrees * .pi / 180
      return (sin(radians), cos(radians))
    }
  }

  /// The direction of the vector, in radians, in -pi ... pi.
  public static func angle(_ v: Point) -> Double { atan2(v.y, v.x) }
}
