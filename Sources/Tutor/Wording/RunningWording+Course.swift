import TouchReport

/// The map of the course, and which lesson is meant.
extension RunningWording {
  static func listedShort(_ lesson: Lesson, _ number: Int, _ state: CourseMap.State) -> Phrase {
    let place = String(repeating: " ", count: number < 10 ? 1 : 0) + String(number)
    return Phrase(stringLiteral: place + "  ") + Phrase(escaping: lesson.id) + ": "
      + Phrase(escaping: lesson.title)
      + note(state)
  }

  /// For a screen reader.
  static func listed(_ lesson: Lesson, _ number: Int, _ state: CourseMap.State) -> Phrase {
    let word: Phrase =
      switch state {
      case .finished: ", done"
      case .here: ", you are here"
      case .open: ", open"
      case .locked: note(state)
      }
    return "\(number). " + Phrase(escaping: lesson.title) + ", " + Phrase(escaping: lesson.id) + word
  }

  private static func note(_ state: CourseMap.State) -> Phrase {
    guard case .locked(let needs) = state else { return "" }
    return " (needs " + needs.map { Phrase(escaping: $0) }.joined(", ") + ")"
  }
}
