#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where Tapwalk keeps what it remembers between runs: `$TAPWALK_HOME`, else `$XDG_STATE_HOME/tapwalk`, else
/// `~/.local/state/tapwalk`.
public struct StateFolder: Equatable, Sendable {
  public let path: String

  /// nil when the environment names neither a place nor a home.
  public init?(environment: (String) -> String?) {
    if let own = environment("TAPWALK_HOME"), !own.isEmpty {
      path = own
    } else if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      path = state + "/tapwalk"
    } else if let home = environment("HOME"), !home.isEmpty {
      path = home + "/.local/state/tapwalk"
    } else {
      return nil
    }
  }

  init(path: String) { self.path = path }

  public func file(_ name: String) -> String { path + "/" + name }

  /// Makes the folder, for the user alone, and the folders above it.
  func create() throws(FileError) {
    var made = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      made += made.isEmpty && !path.hasPrefix("/") ? String(part) : (part.isEmpty ? "" : "/" + part)
      if made.isEmpty { continue }
      if mkdir(made, 0o700) != 0, errno != EEXIST, errno != EISDIR {
        let code = errno
        var status = stat()
        if stat(made, &status) != 0 { throw FileError(made, .system(code)) }
      }
    }
  }
}
