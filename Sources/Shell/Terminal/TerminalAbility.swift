#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What can be done with the terminal that this process has.
public enum TerminalAbility {
  /// Whether a person types and reads: standard input and output are terminals.
  public static var isInteractive: Bool { isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0 }

  /// Whether the terminal may be sent escape sequences at all.
  public static func understandsEscapes(_ environment: (String) -> String?) -> Bool {
    guard let name = environment("TERM"), !name.isEmpty else { return false }
    return name != "dumb" && name != "unknown"
  }
}
