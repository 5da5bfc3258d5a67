#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines that a session has carried out, on disk while it runs, so that a fault of the program does not lose them.
public struct SessionJournal: Sendable {
  public let path: String

  /// A new, empty journal; nil where it cannot be written.
  public init?(in folder: StateFolder) {
    path = folder.file("session-\(getpid()).tap")
    do throws(FileError) {
      try folder.create()
      _ = try OpenFile(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW)
    } catch {
      return nil
    }
  }

  /// Goes on with the journal of a session that met a fault.
  public init(path: String) { self.path = path }

  /// Adds a line that worked. What cannot be written is not kept.
  public func add(_ line: String) {
    guard let file = try? OpenFile(path, O_WRONLY | O_APPEND) else { return }
    try? file.write(Array(line.utf8) + [10])
  }

  /// The session ended as it should.
  public func remove() { unlink(path) }
}
