import TouchReport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the program finds around it, read once at the edge.
public struct Surroundings: Equatable, Sendable {
  public var isInputTerminal = false
  public var isOutputTerminal = false
  public var isErrorTerminal = false
  public var columns: Int?
  /// The variables that matter, as they are set.
  public var variables: [String: String] = [:]
  /// The folder that the program's own file is in.
  public var programFolder: String?
  public var programPath: String?

  public init() {}

  static let names = [
    "NO_COLOR", "CLICOLOR_FORCE", "TERM", "COLUMNS", "ACCESSIBLE", "LC_ALL", "LC_CTYPE", "LANG", "HOME",
    "TAPWALK_HOME", "XDG_STATE_HOME", "EDITRC", "TAPWALK_LESSONS", "TAPWALK_FAULT",
  ]

  /// Those of this process.
  public static func current() -> Surroundings {
    var result = Surroundings()
    result.isInputTerminal = isatty(0) == 1
    result.isOutputTerminal = isatty(1) == 1
    result.isErrorTerminal = isatty(2) == 1
    for name in names {
      if let value = getenv(name) { result.variables[name] = String(cString: value) }
    }
    var size = winsize()
    if result.isOutputTerminal, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      result.columns = Int(size.ws_col)
    }
    var path = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    let file =
      count > 0
      ? String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      : CommandLine.arguments.first ?? ""
    result.programPath = file
    if let slash = file.lastIndex(of: "/") { result.programFolder = String(file[..<slash]) }
    return result
  }

  /// A person types and reads.
  public var isInteractive: Bool { isInputTerminal && isOutputTerminal }

  /// `--color` before `NO_COLOR` before `CLICOLOR_FORCE` before what the terminal can do.
  func usesColour(_ choice: Launch.ColourChoice, isTerminal: Bool) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      if isSet("NO_COLOR") {
        false
      } else if let force = variables["CLICOLOR_FORCE"], !force.isEmpty, force != "0" {
        true
      } else {
        isTerminal && !["", "dumb", "unknown"].contains(variables["TERM"] ?? "")
      }
    }
  }

  private func isSet(_ name: String) -> Bool { variables[name].map { !$0.isEmpty } ?? false }

  /// The character set of the locale is UTF-8, or nothing says that it is not.
  var isUTF8: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = variables[name], !value.isEmpty else { continue }
      let text = value.lowercased()
      return text.contains("utf-8") || text.contains("utf8")
    }
    return true
  }

  /// `ACCESSIBLE=1`: no boxes, no signs that a screen reader stumbles over.
  var isAccessible: Bool { variables["ACCESSIBLE"].map { !$0.isEmpty && $0 != "0" } ?? false }

  /// How to report, from the command line and all this.
  public func report(for launch: Launch) -> ReportOptions {
    let width = launch.columns ?? variables["COLUMNS"].flatMap(Int.init) ?? columns ?? 80
    let isPlain = launch.isPlain || isAccessible
    return ReportOptions(
      columns: Surroundings.usable(columns: width),
      isColour: usesColour(launch.colour, isTerminal: isOutputTerminal && !isPlain),
      isASCII: launch.isASCII || (isOutputTerminal && !isUTF8), isPlain: isPlain)
  }

  /// Text is laid out for no less and no more than this.
  static func usable(columns: Int) -> Int { min(max(columns, 20), 1000) }

  /// Where scenes and lessons are looked for: what the user names, the current folder, and beside the program.
  public var lessonFolders: [String] {
    var folders: [String] = []
    if let named = variables["TAPWALK_LESSONS"], !named.isEmpty { folders.append(named) }
    folders.append("lessons")
    if let programFolder {
      folders += ["/lessons", "/../share/tapwalk/lessons", "/../../lessons", "/../../../lessons"].map {
        programFolder + $0
      }
    }
    return folders
  }
}
