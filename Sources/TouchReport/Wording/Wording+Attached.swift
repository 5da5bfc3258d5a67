import TouchModel

/// A recognizer as `tree` has it: its kind, and what is not as UIKit makes it.
extension Wording {
  func attachedItem(_ recognizer: RecognizerID) -> Phrase {
    let it = scene.recognizers[recognizer.row]
    let facts = needs(it) + flags(it) + it.rules.map(rule)
    return "[\(name(recognizer)): \((["\(it.kind.rawValue)"] + facts).joined(", "))]"
  }

  /// What its gesture is made of.
  private func needs(_ it: Recognizer) -> [Phrase] {
    var facts: [Phrase] = []
    if it.numberOfTapsRequired != (it.kind == .tap ? 1 : 0) {
      facts.append("\(it.numberOfTapsRequired) taps")
    }
    if it.numberOfTouchesRequired != 1 { facts.append("\(it.numberOfTouchesRequired) fingers") }
    if it.kind == .swipe { facts.append("direction \(value(.sides(it.direction)))") }
    if it.kind == .longPress && it.minimumPressDuration != Time(seconds: 0.5) {
      facts.append("minimumPressDuration \(value(.duration(it.minimumPressDuration)))")
    }
    if !it.requiresToFail.isEmpty { facts.append(requires(it.requiresToFail)) }
    return facts
  }

  private func flags(_ it: Recognizer) -> [Phrase] {
    guard !it.isSystem else { return [] }
    var facts: [Phrase] = []
    if !it.isEnabled { facts.append("disabled") }
    if !it.cancelsTouchesInView { facts.append("cancelsTouchesInView off") }
    if it.delaysTouchesBegan { facts.append("delaysTouchesBegan on") }
    if !it.delaysTouchesEnded { facts.append("delaysTouchesEnded off") }
    return facts
  }
}
