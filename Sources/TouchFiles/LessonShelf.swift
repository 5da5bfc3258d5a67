/// Where lesson files stand: the first of some folders that has any.
public struct LessonShelf: Sendable {
  public let folders: [String]
  /// More than this, in bytes, of a file is not read. A lesson is smaller, so that whoever reads it can say so.
  public static let limit = 600 * 1024

  public init(folders: [String]) { self.folders = folders }

  /// The first folder that holds lessons, with their file names in order; nil where none does.
  public func find() -> (folder: String, names: [String])? {
    for folder in folders {
      let names = LessonShelf.names(in: folder)
      if !names.isEmpty { return (folder, names) }
    }
    return nil
  }

  /// Every file of the course that can be read, in the order of the file names. Folders inside are not looked into.
  public func load() -> [(path: String, bytes: [UInt8])] {
    guard let (folder, names) = find() else { return [] }
    return names.compactMap { name in
      let path = folder + "/" + name
      guard let bytes = try? LessonShelf.read(path) else { return nil }
      return (path, bytes)
    }
  }

  /// One file, a bit more of it than a lesson may have.
  public static func read(_ path: String) throws(FileError) -> [UInt8] {
    try TextFile.read(path, limit: limit)
  }

  /// The Markdown files of a folder, in order; those that begin with a dot are not seen.
  public static func names(in folder: String) -> [String] {
    FolderNames.all(in: folder).map(\.text).filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }
  }
}
