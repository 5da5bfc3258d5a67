#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What one learner did, as lines that only ever come in at the end: a plain UTF-8 file for the user alone, with a first
/// line that says what it is.
///
/// Several sessions may use it at once. Lines are added under a lock; taking lines away reads what the others have added
/// first, and then puts a whole new file in the old one's place.
public struct ProgressFile: Sendable {
  public let path: String

  /// The first line.
  static let header = "tapwalk progress 1"
  /// The first line of any version begins so.
  private static let anyHeader = "tapwalk progress "
  /// Of a larger file only the end is read.
  static let largestRead = 16 << 20
  /// In bytes. Nobody types so much.
  static let longestLine = 1 << 20

  private let folder: StateFolder

  /// - Parameter profile: a name for which `isProfile` holds.
  public init(in folder: StateFolder, profile: String) {
    self.folder = StateFolder(path: folder.file("progress"))
    path = self.folder.file(profile + ".tsv")
  }

  /// Whether a learner may be called so: letters, digits, `-`, `_` and `.`, with no dot at the start.
  public static func isProfile(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 100
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType == .decimal
          || "-_.".unicodeScalars.contains($0)
      }
  }

  /// Every line below the first, oldest first. A file that is not there is empty.
  public func load() throws(FileError) -> [String] {
    do throws(FileError) {
      let file = try OpenFile(path, O_RDONLY)
      if try file.status().st_mode & 0o077 != 0 { fchmod(file.descriptor, 0o600) }
      return try lines(of: file)
    } catch {
      if error.reason == .system(ENOENT) { return [] }
      throw error
    }
  }

  /// Adds lines in one piece, so that a session that dies loses nothing. Lines with control characters other than tabs are
  /// not kept.
  public func append(_ lines: [String]) throws(FileError) {
    if lines.contains(where: { $0.utf8.count > Self.longestLine }) {
      throw FileError(path, .tooLarge(limit: Self.longestLine))
    }
    let lines = lines.filter { Self.isKept($0.utf8) }
    if lines.isEmpty { return }
    try folder.create()
    let file = try OpenFile.locked(path, O_RDWR | O_APPEND | O_CREAT)
    let isNew = try file.status().st_size == 0
    try file.append(Self.bytes(of: (isNew ? [Self.header] : []) + lines))
  }

  /// Takes away the lines for which `keep` does not hold, for good.
  public func rewrite(_ keep: (String) -> Bool) throws(FileError) {
    try rewrite(whole: { $0.filter(keep) })
  }

  /// Puts others in the place of all lines. Where nothing changes, nothing is written.
  public func rewrite(whole change: ([String]) -> [String]) throws(FileError) {
    do throws(FileError) {
      let file = try OpenFile.locked(path, O_RDWR)
      let old = try lines(of: file)
      let new = change(old)
      if new == old, try file.status().st_size <= Self.largestRead { return }
      try TextFile.write(Self.bytes(of: [Self.header] + new), toLocked: path, mode: 0o600)
    } catch {
      if error.reason != .system(ENOENT) { throw error }
    }
  }

  private func lines(of file: borrowing OpenFile) throws(FileError) -> [String] {
    let start = max(0, Int(try file.status().st_size) - Self.largestRead)
    let bytes = try file.read(from: start, limit: 2 * Self.largestRead)
    var result: [String] = []
    for (index, line) in bytes.split(separator: 10).enumerated() {
      if index == 0, start > 0 { continue }
      guard Self.isKept(line) else { continue }
      let text = String(decoding: line, as: UTF8.self)
      if !text.hasPrefix(Self.anyHeader) { result.append(text) }
    }
    return result
  }

  private static func isKept(_ line: some Collection<UInt8>) -> Bool {
    !line.isEmpty && line.count <= longestLine && !HistoryFile.hasControls(line.lazy.filter { $0 != 9 })
  }

  private static func bytes(of lines: [String]) -> [UInt8] {
    lines.flatMap { Array($0.utf8) + [10] }
  }
}
