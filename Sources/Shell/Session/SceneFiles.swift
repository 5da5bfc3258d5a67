#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where `open` and `source` look for a file: as written, then among the scenes that come with Tapwalk.
public struct SceneFiles: Sendable {
  /// Folders that hold `scenes/NAME.tap`.
  public var lessonFolders: [String]
  static let suffixes = ["", ".tap", ".tapwalk"]
  /// Folders within those, in which a scene is found by its bare name.
  static let shelves = ["", "scenes/", "scenes/gestures/", "scenes/reports/"]

  public init(lessonFolders: [String] = ["lessons"]) { self.lessonFolders = lessonFolders }

  /// The path of a file that is there; the path as written where none is.
  func find(_ path: String) -> String {
    let expanded = SceneFiles.expanded(path)
    var places = [expanded]
    if !expanded.hasPrefix("/") {
      for folder in lessonFolders { places += SceneFiles.shelves.map { folder + "/" + $0 + expanded } }
    }
    for place in places {
      for suffix in SceneFiles.suffixes where SceneFiles.isFile(place + suffix) { return place + suffix }
    }
    return expanded
  }

  /// `~` is the user's home, as in a shell.
  static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }
}
