/// The first word of a command.
enum Verb: String, CaseIterable, Sendable {
  case add, window, controller, present, dismiss, embed, push, pop
  case set, toggle, remove, move, bring, send, rename
  case attach, require, delegate, target, untarget, implement, fire, override, restore
  case tap, press, drag, swipe, pinch, rotate, touch, wait, settle
  case hover, shake, remote, perform, interrupt, focus, resign
  case hit, chain, tree, map, show, trace, log, convert, inside
  case make, find
  case why, what, diff, compare, step, back, `goto`, at
  case believe, beliefs, rule, rules
  case expect
  case lessons, lesson, answer, hint, skip, next, play, leave, report, progress, forget, quiz, review,
    interview
  case undo, redo, reset, save, open, source, history, help, quit

  /// Further words that mean the same and are read as commands.
  private static let aliases: [String: Verb] = ["exit": .quit, "q": .quit, "?": .help]

  private static let words: [String: Verb] = aliases.merging(
    Verb.allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })

  /// By the whole word, in lower case.
  static func named(_ word: String) -> Verb? { words[word] }

  /// Those that begin with `prefix`, in lower case.
  static func beginning(with prefix: String) -> [Verb] {
    prefix.isEmpty ? [] : allCases.filter { $0.rawValue.hasPrefix(prefix) }
  }
}
