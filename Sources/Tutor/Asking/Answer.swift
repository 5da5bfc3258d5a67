/// What somebody says will happen, or what does. Two are equal where they say the same.
public enum Answer: Sendable, Hashable {
  /// Objects, in alphabetical order; none is `nobody` or `nothing`.
  case names([String])
  /// A chain from its first responder on, or calls in their order.
  case sequence([String])
  case yes(Bool)
  /// By its name.
  case state(String)
  /// A line of the log.
  case line(String)
  /// The id of a rule.
  case rule(String)

  static func names(_ names: Set<String>) -> Answer { .names(names.sorted()) }
}
