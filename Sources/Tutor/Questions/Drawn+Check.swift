import SceneSession

extension Drawn {
  /// What is wrong with the question itself; empty for every question that is ever drawn.
  package var faults: [String] {
    var faults: [String] = []
    let keys = question.choices.count { $0.answer == question.key }
    if question.ask == .order {
      if !question.choices.isEmpty { faults.append("an order has choices") }
      if Set(question.items).count != question.items.count { faults.append("a card comes twice") }
    } else if keys != 1 {
      faults.append("\(keys) choices are right")
    }
    if Set(question.choices.map(\.answer)).count != question.choices.count {
      faults.append("a choice comes twice")
    }
    if question.believed.contains(where: { $0.answer == question.key }) {
      faults.append("a belief gives the key")
    }
    if !question.isSound { faults.append("too little to choose from") }
    if difficulty != question.difficulty(script: script) { faults.append("the difficulty changes") }
    if let fault = disagreement { faults.append(fault) }
    return faults
  }

  /// The scene built again and asked with `expect`, which knows nothing of questions.
  private var disagreement: String? {
    guard var session = Session(building: script) else { return "its scene cannot be built" }
    session.settings.report.verbosity = .silent
    do throws(SessionError) {
      for line in question.lines { try session.run(line) }
    } catch {
      return "its touch cannot be made"
    }
    for claim in claims {
      do throws(SessionError) {
        try session.run("expect " + claim.text)
        if !claim.holds { return "expect says " + claim.text }
      } catch {
        guard case .expected = error.reason else { return "expect fails: " + claim.text }
        if claim.holds { return "expect denies " + claim.text }
      }
    }
    return nil
  }

  /// What the key says, in the words of `expect`.
  private var claims: [(text: String, holds: Bool)] {
    switch (question.ask, question.key) {
    case (.receiver(let finger), .names(let names)):
      [("hit " + (names.first ?? "nothing") + (finger.map { " for \($0)" } ?? ""), true)]
    case (.chain, .sequence(let names)): [("chain " + names.joined(separator: " > "), true)]
    case (.yesNo(let claim), .yes(let yes)): [(claim, yes)]
    case (.state(let name), .state(let state)): [("state \(name) \(state)", true)]
    case (.cancelled, .names(let names)): names.map { ("cancelled " + $0, true) }
    case (.winner, .names([])): [("no action", true)]
    case (.line, .line(let line)): [("log \"\(line)\"", true)]
    default: []
    }
  }
}

extension Ask {
  /// The word before the rest, as in a lesson's file.
  package var kind: String {
    switch self {
    case .receiver: "receiver"
    case .chain: "chain"
    case .order: "order"
    case .winner: "winner"
    case .cancelled: "cancelled"
    case .state: "state"
    case .yesNo: "yes-no"
    case .line: "line"
    case .rule: "rule"
    }
  }
}
