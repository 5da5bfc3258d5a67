import TouchModel

extension Checker {
  /// A view's own touches method was called.
  mutating func readDelivery(
    _ responder: Responder, _ phase: TouchPhase, _ called: FingerSet, _ view: ViewID
  ) {
    if responder != .object(.view(view)) { fail(.hitViewOnly) }
    if followsFingers { for finger in called { readDelivery(phase, finger, view) } }
  }

  private mutating func readDelivery(_ phase: TouchPhase, _ finger: Finger, _ view: ViewID) {
    let number = Int(finger.number)
    let book = fingers[number]
    if book.hitView != view || book.isRefused { fail(.hitViewOnly) }
    fingers[number].withheld.removeAll { $0 == phase }
    switch phase {
    case .began:
      if book.standing != .untold { fail(.oneEnding) }
      if isHeld(finger, by: { $0.delaysTouchesBegan }) { fail(.withheldStaysWithheld) }
      fingers[number].standing = .open
    case .moved: if book.standing != .open { fail(.oneEnding) }
    case .ended:
      if book.standing != .open { fail(.oneEnding) }
      if isHeld(finger, by: { $0.delaysTouchesEnded }) { fail(.withheldStaysWithheld) }
      fingers[number].standing = .closed
    case .cancelled:
      if book.standing != .open { fail(.oneEnding) }
      fingers[number].standing = .closed
      fingers[number].withheld = []
    }
    if phase != .cancelled && (book.isTaken || book.isLost || isTakenByActing(finger)) {
      fail(.takenStaysTaken)
    }
    toldNow[Int(phase.rawValue)].insert(finger)
  }

  private func isHeld(_ finger: Finger, by flag: (Recognizer) -> Bool) -> Bool {
    recognizers.indices.contains {
      recognizers[$0].isUndecided && recognizers[$0].fingers.contains(finger) && flag(before.recognizers[$0])
    }
  }

  private func isTakenByActing(_ finger: Finger) -> Bool {
    recognizers.indices.contains {
      recognizers[$0].isActing && recognizers[$0].fingers.contains(finger)
        && before.recognizers[$0].cancelsTouchesInView
    }
  }

  mutating func readWithheld(_ finger: Finger, _ phase: TouchPhase, _ holder: RecognizerID) {
    let it = before.recognizers[holder.row]
    let book = recognizers[holder.row]
    if !book.isUndecided || !book.fingers.contains(finger) { fail(.withholdingHasHolder) }
    if !it.delaysTouchesBegan && !(it.delaysTouchesEnded && phase == .ended) { fail(.withholdingHasHolder) }
    fingers[Int(finger.number)].withheld.append(phase)
    fingers[Int(finger.number)].wasWithheld = true
  }

  mutating func readTaken(_ finger: Finger, _ id: RecognizerID, _ viewKnew: Bool) {
    let number = Int(finger.number)
    if !recognizers[id.row].hasRecognized { fail(.takenStaysTaken) }
    if followsFingers && viewKnew != (fingers[number].standing == .open) { fail(.takenStaysTaken) }
    fingers[number].isTaken = true
    fingers[number].withheld = []
  }
}
