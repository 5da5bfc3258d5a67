import TouchModel

extension Checker {
  mutating func readOffer(_ id: RecognizerID, _ finger: Finger, _ offer: Offer) {
    switch offer {
    case .received:
      recognizers[id.row].fingers.insert(finger)
      start(id)
      if recognizers[id.row].state != .possible && !recognizers[id.row].isActing { fail(.callsNeedTouches) }
    case .finished(let state): if state != recognizers[id.row].state { fail(.statesFollow) }
    case .disabled, .refusedByDelegate: break
    }
  }

  private mutating func start(_ id: RecognizerID) {
    if recognizers[id.row].isAtWork { return }
    recognizers[id.row].isAtWork = true
    recognizers[id.row].view = before.recognizers[id.row].view
  }

  mutating func readCall(_ id: RecognizerID, _ phase: TouchPhase, _ called: FingerSet) {
    let book = recognizers[id.row]
    if !book.isUndecided && !book.isActing { fail(.callsNeedTouches) }
    for finger in called {
      if !book.fingers.contains(finger) { fail(.callsNeedTouches) }
      if followsFingers, toldNow[Int(phase.rawValue)].contains(finger) { fail(.recognizersFirst) }
    }
  }

  mutating func readChange(
    _ id: RecognizerID, _ from: Recognizer.State, _ to: Recognizer.State, _ reason: StateReason
  ) {
    if from != recognizers[id.row].state { fail(.statesFollow) }
    if !isLegal(from, to, before.recognizers[id.row].kind) { fail(.statesAreLegal) }
    if recognizers.contains(where: { $0.actionsDue != 0 }) { fail(.actionsFollowStates) }
    start(id)
    if from == .possible {
      if to == .failed {
        readFailure(id, reason)
      } else {
        readRecognition(id)
      }
    }
    recognizers[id.row].state = to
    let it = before.recognizers[id.row]
    if to != .failed { recognizers[id.row].actionsDue = it.isSystem ? 0 : max(1, it.targets.count) }
  }

  private func isLegal(_ from: Recognizer.State, _ to: Recognizer.State, _ kind: Recognizer.Kind) -> Bool {
    switch (from, to) {
    case (.possible, .failed): true
    case (.possible, .ended): kind.isDiscrete || kind == .custom
    case (.possible, .began), (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      !kind.isDiscrete
    default: false
    }
  }

  mutating func readAction(_ id: RecognizerID, _ state: Recognizer.State?) {
    recognizers[id.row].actionsDue -= 1
    if recognizers[id.row].actionsDue < 0 { fail(.actionsFollowStates) }
    if let state, state != recognizers[id.row].state { fail(.actionsFollowStates) }
  }

  mutating func readReset(_ id: RecognizerID) {
    switch recognizers[id.row].state {
    case .ended, .cancelled, .failed: break
    case .possible, .began, .changed: fail(.oneOutcome)
    }
    recognizers[id.row] = RecognizerBook()
  }
}
