#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that are meant by what stands on a command line: files as they are, and of a folder everything in it and
/// below it that may hold answers, in alphabetical order.
struct AnswerFiles {
  private(set) var paths: [String] = []
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
    for name in AnswerFiles.names(in: folder) where !name.hasPrefix(".") {
      let path = prefix + name
      switch AnswerFiles.kind(of: path, followingLinks: false) {
      case S_IFDIR where depth < AnswerFiles.deepest: append(path, depth: depth + 1)
      case S_IFREG, S_IFLNK:
        if AnswerFiles.suffixes.contains(where: { name.lowercased().hasSuffix($0) }) { paths.append(path) }
      default: break
      }
    }
  }

  /// The file type in the mode; 0 where nothing is there.
  private static func kind(of path: String, followingLinks: Bool) -> mode_t {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return 0 }
    return status.st_mode & S_IFMT
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.sorted()
  }
}
