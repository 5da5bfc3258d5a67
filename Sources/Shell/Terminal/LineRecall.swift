/// Walks through earlier lines that begin like what was typed. The half-typed line is kept and comes back at the end.
struct LineRecall {
  private var typed = ""
  private var prefix = ""
  private var shown: String?
  /// Place in the history of the line shown; its count while none is.
  private var place = 0

  /// The next older line that begins like the text before the cursor, or nil when there is none.
  mutating func older(in history: [String], line: String, beforeCursor: String) -> String? {
    begin(history, line, beforeCursor)
    var candidate = place - 1
    while candidate >= 0 {
      if fits(history[candidate]) {
        place = candidate
        shown = history[candidate]
        return history[candidate]
      }
      candidate -= 1
    }
    return nil
  }

  /// The next newer one; at last the line as it was typed; nil when that is already shown.
  mutating func newer(in history: [String], line: String) -> String? {
    guard let shown, shown == line else { return nil }
    var candidate = place + 1
    while candidate < history.count {
      if fits(history[candidate]) {
        place = candidate
        self.shown = history[candidate]
        return history[candidate]
      }
      candidate += 1
    }
    self.shown = nil
    return typed
  }

  private mutating func begin(_ history: [String], _ line: String, _ beforeCursor: String) {
    if let shown, shown == line { return }
    typed = line
    prefix = beforeCursor
    shown = nil
    place = history.count
  }

  private func fits(_ candidate: String) -> Bool {
    candidate != (shown ?? typed) && candidate.utf8.starts(with: prefix.utf8)
  }
}
