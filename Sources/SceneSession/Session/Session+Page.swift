extension Session {
  /// The same scene and the same last touch, with nothing to take back: the start of a step of a lesson.
  package var onNewPage: Session {
    var session = self
    session.past = []
    session.future = []
    session.position = nil
    return session
  }

  /// How far one can go back and forth: differs after each command that is a step of `undo`.
  package var travelled: [Int] { [past.count, future.count] }

  /// The commands that can be taken back, oldest first, as they were typed.
  package var doneTexts: [String] { past.compactMap(\.text) }
}
