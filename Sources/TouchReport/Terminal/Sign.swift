/// What a line says at first glance. Each sign has one form for every kind of terminal, and stands next to words that
/// say the same, so that neither colour nor shape is ever needed.
public enum Sign: UInt8, CaseIterable, Sendable {
  // Raw values start at 1 and stay below 32: inside a phrase a sign stands as one control byte, which no escaped text
  // can hold.
  case yes = 1
  case no
  case received
  case acted
  case cancelled
  case waits
  case note
  case arrow
  case times
  case dash
  case ellipsis
  case branch
  case lastBranch
  case pipe
  case rule

  /// For a terminal with Unicode.
  public var unicode: StaticString {
    switch self {
    case .yes: "✓"
    case .no: "✗"
    case .received: "●"
    case .acted: "▶"
    case .cancelled: "■"
    case .waits: "◌"
    case .note: "·"
    case .arrow: "→"
    case .times: "×"
    case .dash: "–"
    case .ellipsis: "…"
    case .branch: "├─"
    case .lastBranch: "└─"
    case .pipe: "│ "
    case .rule: "─"
    }
  }

  /// For a terminal without.
  public var ascii: StaticString {
    switch self {
    case .yes: "[ok]"
    case .no: "[no]"
    case .received: "[**]"
    case .acted: "[=>]"
    case .cancelled: "[xx]"
    case .waits: "[..]"
    case .note: "[--]"
    case .arrow: "->"
    case .times: "x"
    case .dash: "-"
    case .ellipsis: "..."
    case .branch: "|-"
    case .lastBranch: "`-"
    case .pipe: "| "
    case .rule: "-"
    }
  }

  /// For a screen reader; nothing where the words next to it say all.
  public var plain: StaticString {
    switch self {
    case .yes, .received: "Yes:"
    case .no: "No:"
    case .acted, .cancelled, .waits, .note, .branch, .lastBranch, .pipe, .rule: ""
    case .arrow: "to"
    case .times: "times "
    case .dash: "-"
    case .ellipsis: "..."
    }
  }

  /// What its colour stands for.
  public var role: Role {
    switch self {
    case .yes, .received: .good
    case .no: .bad
    case .acted: .action
    case .cancelled: .bad
    case .waits: .waiting
    case .note, .arrow, .times, .dash, .ellipsis, .branch, .lastBranch, .pipe, .rule: .quiet
    }
  }
}
