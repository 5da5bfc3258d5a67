#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import TouchFiles

extension Wording {
  static func outputFailed(_ code: Int32) -> String {
    "tapwalk: error: the output cannot be written: " + text(for: FileError.Reason.system(code))
  }

  static func cannotRead(_ error: FileError) -> String {
    "tapwalk: error: \(error.path): " + text(for: error.reason)
  }

  /// A line that works wherever an error has none of its own.
  static func suggestion(for reason: SessionError.Reason, _ line: String) -> String {
    switch reason {
    case .fingerDown(let finger), .fingerTwice(let finger): "touch up \(finger)"
    case .fingerNotDown(let finger): "touch down \(finger) at 40,40"
    case .noTouchYet, .noHitYet: "tap 40,40"
    case .unknownName, .notA: "tree"
    case .noHelp: "help"
    case .clockLimit: "reset"
    default: "help"
    }
  }
}
