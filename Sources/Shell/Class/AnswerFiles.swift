import TouchFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that are meant by what stands on a command line: files as they are, and of a folder everything in it and
/// below it that may hold answers, in alphabetical order.
struct AnswerFiles {
  private(set) var paths: [String] = []
  /// Those among them whose name is not UTF-8.
  private(set) var misnamed: Set<String> = []
  /// Folders that hold none.
  private(set) var empty: [String] = []

  private static let suffixes = [".txt", ".md"]
  private static let deepest = 8

  init(_ arguments: [String]) {
    for argument in arguments {
      guard AnswerFiles.kind(of: argument, followingLinks: true) == S_IFDIR else {
        paths.append(argument)
        continue
      }
      let count = paths.count
      append(argument, depth: 0)
      if paths.count == count { empty.append(argument) }
    }
  }

  private mutating func append(_ folder: String, depth: Int) {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    for entry in FolderNames.all(in: folder) where !entry.text.hasPrefix(".") {
      let path = prefix + entry.text
      if entry.isUTF8, AnswerFiles.kind(of: path, followingLinks: false) == S_IFDIR {
        if depth < AnswerFiles.deepest { append(path, depth: depth + 1) }
        continue
      }
      // Whatever else it is, somebody wanted it to be marked: what cannot be read is told.
      let isMeant = AnswerFiles.suffixes.contains { entry.text.lowercased().hasSuffix($0) }
      guard isMeant || (entry.isFolder && !entry.isUTF8) else { continue }
      paths.append(path)
      if !entry.isUTF8 { misnamed.insert(path) }
    }
  }

  /// The file type in the mode; 0 where nothing is there.
  private static func kind(of path: String, followingLinks: Bool) -> mode_t {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return 0 }
    return status.st_mode & S_IFMT
  }
}
