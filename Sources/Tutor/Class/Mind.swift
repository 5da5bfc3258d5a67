import TouchInsight

/// How somebody chooses answers: a learner for trying a course with.
public enum Mind: Sendable, Equatable {
  /// Always right.
  case right
  /// By chance; the same seed chooses the same.
  case random(seed: UInt64)
  /// As the holder of a belief, by its name, and right where the belief makes no difference.
  case believer(String)

  /// `right`, `random:7`, or the name of a belief; nil for anything else.
  public init?(_ name: String) {
    let word = name.lowercased()
    if word == "right" {
      self = .right
    } else if word.hasPrefix("random:"), let seed = UInt64(word.dropFirst("random:".count)) {
      self = .random(seed: seed)
    } else if let belief = Belief.named(word) {
      self = .believer(belief.name)
    } else {
      return nil
    }
  }
}
