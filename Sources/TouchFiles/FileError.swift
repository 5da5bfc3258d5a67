#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file could not be used.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Reason: Equatable, Sendable {
    /// The system refused; its error number.
    case system(Int32)
    case notARegularFile
    /// Larger than the limit, in bytes.
    case tooLarge(limit: Int)
  }

  public let path: String
  public let reason: Reason

  public init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// From the error number of the call that failed just now.
  static func last(_ path: String) -> FileError { FileError(path, .system(errno)) }

  /// `notes.tap: No such file or directory`. The path is not made harmless; see Shell.
  public var description: String {
    switch reason {
    case .system(let number): "\(path): \(String(cString: strerror(number)))"
    case .notARegularFile: "\(path): not a regular file"
    case .tooLarge(let limit): "\(path): larger than \(limit) bytes"
    }
  }
}
