import SceneLanguage

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
  package func find(_ path: String) -> String {
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

  /// The scenes that come with Tapwalk, by the names that `open` knows, in alphabetical order.
  package var sceneNames: [String] {
    let names = lessonFolders.flatMap { folder in
      SceneFiles.shelves.flatMap { SceneFiles.sceneNames(in: folder + "/" + $0) }
    }
    return names.sorted()
  }

  /// The name of a scene that comes with Tapwalk and was probably meant.
  func sceneName(near path: String) -> String? {
    let names = sceneNames
    let typed = path.lowercased()
    return Words.near(typed, in: names) ?? names.first { $0.hasPrefix(typed) }
  }

  private static func sceneNames(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".tap") { names.append(String(name.dropLast(4))) }
    }
    return names
  }

  /// The first line of the comment that a scene begins with.
  static func introduction(of file: String) -> String {
    guard var script = try? Script(path: file) else { return "" }
    _ = script.next()
    return script.introduction.first ?? ""
  }

  /// `~` is the user's home, as in a shell.
  package static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }
}
