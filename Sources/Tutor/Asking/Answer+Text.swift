extension Answer {
  /// As a learner would type it.
  public var text: String {
    switch self {
    case .names(let names):
      names.isEmpty ? "nothing" : names.map(AnswerText.quotedIfNeeded).joined(separator: ", ")
    case .sequence(let names):
      names.isEmpty ? "nothing" : names.map(AnswerText.quotedIfNeeded).joined(separator: " > ")
    case .yes(let yes): yes ? "yes" : "no"
    case .state(let name): name
    case .line(let line): line
    case .rule(let id): id
    }
  }

  /// The same, with `nobody` where it is asked who does something.
  func text(for ask: Ask) -> String {
    switch (ask, self) {
    case (.winner, .names([])), (.cancelled, .names([])): "nobody"
    default: text
    }
  }
}
