import SceneLanguage

/// The first word behind `ask:`.
private enum AskWord: String, CaseIterable {
  case receiver, chain, order, winner, cancelled, state
  case yesNo = "yes-no"
  case line, rule
}

extension LessonScan {
  /// What stands behind `ask:`.
  mutating func readAsk(_ text: LessonText, claim: LessonText?) -> Ask? {
    let parts = text.split(at: " ", most: 2)
    let first = parts[0].line
    guard let word = AskWord(rawValue: first.text.lowercased() == "canceled" ? "cancelled" : first.text)
    else {
      unknown(first, among: AskWord.allCases.map(\.rawValue), ReadingWording.unknownAsk)
      return nil
    }
    let rest = parts.count > 1 && !parts[1].text.isEmpty ? parts[1] : nil
    if let claim, word != .yesNo { fault(ReadingWording.claimElsewhere, at: claim.line) }
    switch word {
    case .receiver:
      guard let rest else { return .receiver(finger: nil) }
      let words = rest.line.words.map(\.text)
      if words.count == 2, words[0] == "for", let finger = Int(words[1]), finger > 0 {
        return .receiver(finger: finger)
      }
      return wrongAsk(rest, "receiver for 2")
    case .chain:
      guard let rest else { return .chain(of: nil) }
      return name(behind: "of", rest, sample: "chain of A").map { .chain(of: $0) }
    case .order: return alone(.order, rest, "order")
    case .winner: return alone(.winner, rest, "winner")
    case .cancelled: return alone(.cancelled, rest, "cancelled")
    case .state:
      guard let rest else { return wrongAsk(text, "state of tap1") }
      return name(behind: "of", rest, sample: "state of tap1").map { .state(of: $0) }
    case .yesNo: return yesNo(text, rest, claim)
    case .line:
      guard let rest else { return .line(missing: nil) }
      guard case .expect(.log(let line)) = check(rest, prefix: "expect log ").first?.command else {
        return nil
      }
      return .line(missing: line)
    case .rule: return rule(text, rest)
    }
  }

  private mutating func yesNo(_ text: LessonText, _ rest: LessonText?, _ claim: LessonText?) -> Ask? {
    if let rest, let claim, !rest.text.isEmpty {
      fault(ReadingWording.claimTwice, at: claim.line)
      return nil
    }
    guard let claim = claim ?? rest else { return wrongAsk(text, "yes-no hit A") }
    let outcomes = outcomes(claim)
    guard let outcome = outcomes.first else { return nil }
    if outcomes.count > 1 { fault(ReadingWording.oneClaim, at: claim.line) }
    return .yesNo(claim: outcome)
  }

  /// `of hit A`, `of not A`, and so on.
  private mutating func rule(_ text: LessonText, _ rest: LessonText?) -> Ask? {
    let parts = rest?.split(at: " ", most: 2) ?? []
    guard parts.count == 2, parts[0].text == "of", !parts[1].text.isEmpty else {
      return wrongAsk(text, "rule of hit A")
    }
    let decided = parts[1]
    let known = ["hit", "not", "action", "cancelled", "state"]
    let words = decided.split(at: " ", most: 2)
    guard known.contains(words[0].text) else {
      unknown(words[0].line, among: known, ReadingWording.unknownDecision)
      return nil
    }
    let statements = check(decided, prefix: words[0].text == "not" ? "why " : "expect ")
    return statements.isEmpty ? nil : .rule(of: decided.text)
  }

  private mutating func alone(_ ask: Ask, _ rest: LessonText?, _ sample: String) -> Ask? {
    rest.map { wrongAsk($0, sample) } ?? ask
  }

  private mutating func name(behind word: String, _ text: LessonText, sample: String) -> String? {
    let parts = text.split(at: " ", most: 2)
    guard parts.count == 2, parts[0].text == word, !parts[1].text.isEmpty else {
      _ = wrongAsk(text, sample)
      return nil
    }
    guard case .chain(let name) = check(parts[1], prefix: "chain ").first?.command else { return nil }
    return name.text
  }

  private mutating func wrongAsk(_ text: LessonText, _ sample: String) -> Ask? {
    fault(ReadingWording.wrongAsk(sample), at: text.line, try: "ask: " + sample)
    return nil
  }
}
