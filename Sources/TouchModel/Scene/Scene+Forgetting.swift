extension Scene {
  /// What a removal leaves behind elsewhere: whatever named the removed object lets go of it, so that the scene says
  /// of itself only what still holds. An overridden hitTest that answered with it answers nil from now on, as a weak
  /// reference would. Targets stay: they are not retained, and simply no longer called.
  mutating func forgetRemoved() {
    for (object, old) in overrides.entries {
      var kept = old
      if let next = kept.next, !isAlive(next) { kept.next = nil }
      if case .answers(let view) = kept.hitTest, !isAlive(.view(view)) { kept.hitTest = .answersNil }
      if kept != old { overrides[object] = kept.isEmpty ? nil : kept }
    }
    for row in 0..<recognizers.count {
      if recognizers[row].requiresToFail.contains(where: isRemoved) {
        recognizers[row].requiresToFail.removeAll(where: isRemoved)
      }
      if recognizers[row].rules.contains(where: isAboutRemoved) {
        recognizers[row].rules.removeAll(where: isAboutRemoved)
      }
    }
  }

  private func isRemoved(_ recognizer: RecognizerID) -> Bool { !isAlive(.recognizer(recognizer)) }

  private func isAboutRemoved(_ rule: DelegateRule) -> Bool {
    rule.about.map { !isAlive($0) } ?? false
  }
}
