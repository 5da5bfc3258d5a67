#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines typed in earlier sessions: a plain UTF-8 file, one line each, oldest first, for the user alone.
///
/// Several sessions may use it at once: each line is added by itself under a lock, and shortening reads what the others
/// have added before it replaces the file.
public struct HistoryFile: Sendable {
  public let path: String
  /// Lines that are kept.
  public let cap: Int

  /// A longer line is a paste or an accident; it is not kept.
  static let longestLine = 16_384
  /// Of a larger file only the end is read.
  static let largestRead = 16 << 20

  private let folder: StateFolder

  public init(in folder: StateFolder, cap: Int = 10_000) {
    self.folder = folder
    self.cap = cap
    path = folder.file("history")
  }

  /// The last lines, at most `cap`; no line twice in a row. A file that is not there is empty.
  public func load() throws(FileError) -> [String] {
    do throws(FileError) {
      let file = try OpenFile(path, O_RDONLY)
      let status = try file.status()
      if status.st_mode & 0o077 != 0 { fchmod(file.descriptor, 0o600) }
      return try lines(of: file, status)
    } catch {
      if error.reason == .system(ENOENT) { return [] }
      throw error
    }
  }

  /// Adds one line at once, so that a session that dies loses nothing. Lines with control characters are not kept.
  public func append(_ line: String) throws(FileError) {
    guard Self.isKept(line) else { return }
    try folder.create()
    try OpenFile.locked(path, O_RDWR | O_APPEND | O_CREAT).append(Array(line.utf8) + [10])
  }

  /// Shortens the file to its last `cap` lines, if it is longer.
  public func trim() throws(FileError) {
    let file = try OpenFile.locked(path, O_RDWR)
    let status = try file.status()
    let bytes = try file.read(from: Self.start(of: status), limit: 2 * Self.largestRead)
    guard Int(status.st_size) > Self.largestRead || bytes.count(where: { $0 == 10 }) > cap else { return }
    let kept = try lines(of: file, status).map { $0 + "\n" }.joined()
    try TextFile.write(Array(kept.utf8), toLocked: path, mode: 0o600)
  }

  /// Whether a line is one that the file keeps.
  public static func isKept(_ line: String) -> Bool {
    !line.isEmpty && line.utf8.count <= longestLine && !hasControls(line.utf8)
  }

  /// U+0000 to U+001F, U+007F, and U+0080 to U+009F, which UTF-8 writes as C2 80 to C2 9F.
  static func hasControls(_ bytes: some Sequence<UInt8>) -> Bool {
    var before: UInt8 = 0
    for byte in bytes {
      if byte < 0x20 || byte == 0x7f || (before == 0xc2 && byte < 0xa0) { return true }
      before = byte
    }
    return false
  }

  private static func start(of status: stat) -> Int { max(0, Int(status.st_size) - largestRead) }

  private func lines(of file: borrowing OpenFile, _ status: stat) throws(FileError) -> [String] {
    let start = Self.start(of: status)
    let bytes = try file.read(from: start, limit: 2 * Self.largestRead)
    var result: [String] = []
    for (index, line) in bytes.split(separator: 10).enumerated() {
      if index == 0, start > 0 { continue }
      let text = String(decoding: line, as: UTF8.self)
      if Self.isKept(text), text != result.last { result.append(text) }
    }
    return result.suffix(cap)
  }
}
