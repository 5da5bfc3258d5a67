import SceneSession
import TouchFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Wording {
  static func outputFailed(_ code: Int32) -> String {
    "tapwalk: error: the output cannot be written: " + SessionWording.text(for: FileError.Reason.system(code))
  }

  /// A command line that is not understood; nothing of it is printed raw.
  static func refusal(_ error: UsageError) -> String { ("tapwalk: error: " + text(for: error)).safe }

  static func cannotRead(_ error: FileError) -> String {
    ("tapwalk: error: \(error.path): " + SessionWording.text(for: error.reason)).safe
  }
}
