#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whole files: scenes, scripts, settings.
public enum TextFile {
  /// - Parameter limit: bytes at most.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try OpenFile(path, O_RDONLY).read(limit: limit)
  }

  /// Writes a file whole or not at all: whoever reads it meanwhile, or after a crash, sees the old text or the new one.
  /// A link stays a link, and a file that is there keeps its access rights.
  ///
  /// - Parameter mode: access rights of a new file, before the user's mask.
  public static func write(_ bytes: [UInt8], to path: String, mode: UInt32 = 0o666) throws(FileError) {
    try write(bytes, to: path, mode: mode, by: ".\(getpid()).new")
  }

  /// The same for a file that is locked: as nobody else writes it now, what a session left behind that was killed at this
  /// very place is overwritten.
  static func write(_ bytes: [UInt8], toLocked path: String, mode: UInt32) throws(FileError) {
    try write(bytes, to: path, mode: mode, by: ".new")
  }

  private static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32, by suffix: String
  ) throws(FileError) {
    let target = resolved(path)
    var before = stat()
    let exists = stat(target, &before) == 0
    if exists, before.st_mode & S_IFMT != S_IFREG { throw FileError(path, .notARegularFile) }
    // The new file takes the old one's place, which a folder's owner may do even with a file he may not write.
    if exists, access(target, W_OK) != 0 { throw .last(path) }

    let temporary = target + suffix
    do throws(FileError) {
      let file = try OpenFile(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, mode: mode_t(mode))
      if exists { fchmod(file.descriptor, before.st_mode & 0o7777) }
      try file.write(bytes)
      guard fsync(file.descriptor) == 0 else { throw FileError.last(path) }
      guard rename(temporary, target) == 0 else { throw FileError.last(path) }
    } catch {
      unlink(temporary)
      throw FileError(path, error.reason)
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
