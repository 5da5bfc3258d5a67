import TouchModel

extension Checker {
  /// A recognizer leaves possible and acts.
  mutating func readRecognition(_ id: RecognizerID) {
    if !recognizers[id.row].mustFailBy.isEmpty { fail(.oneWinner) }
    for other in before.recognizers[id.row].requiresToFail where followsFingers {
      let book = recognizers[other.row]
      guard book.isAtWork, shares(recognizers[id.row], book) else { continue }
      if book.state != .failed && book.state != .cancelled { fail(.requirementsHold) }
    }
    for row in recognizers.indices where row != id.row && recognizers[row].isUndecided {
      if isOnLine(id.row, row, in: before) && isOnLine(id.row, row, in: after) {
        recognizers[row].mustFailBy.append(id)
      }
      if followsFingers, before.recognizers[row].requiresToFail.contains(id),
        shares(recognizers[row], recognizers[id.row])
      {
        recognizers[row].isOut = true
      }
    }
    guard before.recognizers[id.row].cancelsTouchesInView else { return }
    for finger in recognizers[id.row].fingers { fingers[Int(finger.number)].isTaken = true }
  }

  private func shares(_ a: RecognizerBook, _ b: RecognizerBook) -> Bool {
    a.fingers.isEmpty || a.fingers.bits & b.fingers.bits != 0
  }

  /// The views of both are the same or one is around the other. A hover shares no event with touches.
  private func isOnLine(_ a: Int, _ b: Int, in scene: Scene) -> Bool {
    guard let first = recognizers[a].view, let second = recognizers[b].view else { return false }
    if (scene.recognizers[a].kind == .hover) != (scene.recognizers[b].kind == .hover) { return false }
    return scene.isView(first, inside: second) || scene.isView(second, inside: first)
  }

  mutating func readFailure(_ id: RecognizerID, _ reason: StateReason) {
    if case .excluded(let winner) = reason {
      if !isOnLine(winner.row, id.row, in: before) && !isOnLine(winner.row, id.row, in: after) {
        fail(.oneWinner)
      }
      if isSpareable(id, by: winner) { fail(.sparingHasReason) }
    }
    recognizers[id.row].mustFailBy = []
    recognizers[id.row].isOut = false
  }

  mutating func readSpared(_ id: RecognizerID, by winner: RecognizerID, _ reason: SpareReason) {
    let holds =
      switch reason {
      case .alreadyBegan: recognizers[id.row].isActing
      case .needsMoreTaps: needsMoreTaps(id, than: winner)
      case .requiredToWait: true
      case .cannotPrevent: answer(winner, .canPrevent, id) == false
      case .cannotBePrevented: answer(id, .canBePrevented, winner) == false
      case .simultaneous:
        answer(winner, .shouldRecognizeSimultaneously, id) == true
          || answer(id, .shouldRecognizeSimultaneously, winner) == true
      }
    if !holds { fail(.sparingHasReason) }
    recognizers[id.row].mustFailBy.removeAll { $0 == winner }
  }

  private func isSpareable(_ id: RecognizerID, by winner: RecognizerID) -> Bool {
    recognizers[id.row].isActing || needsMoreTaps(id, than: winner)
      || answer(winner, .canPrevent, id) == false || answer(id, .canBePrevented, winner) == false
      || answer(winner, .shouldRecognizeSimultaneously, id) == true
      || answer(id, .shouldRecognizeSimultaneously, winner) == true
  }

  private func needsMoreTaps(_ id: RecognizerID, than winner: RecognizerID) -> Bool {
    let (a, b) = (before.recognizers[id.row], before.recognizers[winner.row])
    return a.kind == .tap && b.kind == .tap && a.numberOfTapsRequired > b.numberOfTapsRequired
  }

  /// The rule about this pair, or the one about all.
  private func answer(
    _ id: RecognizerID, _ question: DelegateRule.Question, _ other: RecognizerID
  ) -> Bool? {
    let rules = before.recognizers[id.row].rules.filter { $0.question == question }
    return
      (rules.first { $0.about == .recognizer(other) } ?? rules.first { $0.about == nil })?.answer
  }
}
