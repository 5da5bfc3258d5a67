import SceneLanguage
import TouchInsight
import TouchModel
import TouchReport

/// What decided about a claim.
extension AskedRun {
  func decisions(about expectation: Expectation) -> [Decision] {
    let scene = truth.before
    switch expectation {
    case .hit(let name, let finger):
      let contact = contact(of: finger.map { Finger($0) })
      return decisions(against: [name?.text].compactMap { $0 }, contact) + decisions(receiving: contact)
    case .action(let name), .noAction(let name?):
      let object = name.object.flatMap { scene.object(named: $0.text) }
      return decisions(acting: Target(object: object, action: name.action))
    case .noAction(nil): return decisionsActing + decisions(receiving: contact(of: nil))
    case .cancelled(let name):
      let own = scene.object(named: name.text).map { decisions(cancelling: $0) } ?? []
      return own + decisionsSparing + decisionsCancelling + decisionsActing
    case .noTouches(let name): return decisions(hearing: name.text, nil)
    case .log(let line): return decisions(aboutLine: line)
    case .chain(let names): return chainDecisions(from: names.first?.text)
    case .state(let name, _), .property(let name, _, _), .location(let name, _, _, _):
      if case .recognizer(let id)? = end.scene.object(named: name.text) { return decisions(of: id) }
      return []
    }
  }

  /// Who took nothing away though it recognized.
  private var decisionsSparing: [Decision] {
    let recognizes = truth.trace.facts.contains {
      if case .stateChanged(let id, .possible, let state, _) = $0.kind {
        state != .failed && !truth.before.recognizers[id.row].cancelsTouchesInView
      } else {
        false
      }
    }
    return recognizes ? [Decision("GR-17")] : []
  }

  /// A line that is in the log: its call. One that is not: what took the touch from its view, or was in the way.
  private func decisions(aboutLine line: String) -> [Decision] {
    let words = line.dropFirst(2).dropLast().split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return calls }
    if truth.log.contains(line) {
      let own = decisions(ofLine: line)
      return words[1].hasPrefix("touchesCancelled") ? decisions(hearing: words[0], .cancelled) + own : own
    }
    let phases: [TouchPhase] = [.began, .moved, .ended, .cancelled]
    if let phase = phases.first(where: { words[1] == $0.logSelector }) {
      return decisions(hearing: words[0], phase)
    }
    // A row that is not selected, a target that is not called: somebody took the touch, or kept another from acting.
    let taken = truth.trace.facts.filter { if case .touchTaken = $0.kind { true } else { false } }
    return taken.map(decision) + decisionsActing
  }

  /// The call that a line of the log is.
  func decisions(ofLine line: String) -> [Decision] {
    let report = LogReport()
    return truth.trace.facts.filter { fact in
      var bytes: [UInt8] = []
      report.append(fact, truth.before, to: &bytes)
      return String(decoding: bytes.dropLast(), as: UTF8.self) == line
    }.prefix(1).map { Decision($0.rule, $0.kind) }
  }

  /// Why a view hears of a touch, or does not: its touch was taken or held back, or the view was never found.
  private func decisions(hearing name: String, _ phase: TouchPhase?) -> [Decision] {
    guard let object = truth.before.object(named: name), case .view(let view) = object else { return calls }
    var (own, found): ([Decision], Bool) = ([], false)
    for fact in truth.trace.facts {
      switch fact.kind {
      case .hitViewFound(view, _): found = true
      case .touchTaken(_, view, _, _), .touchLost(_, view, _), .touchRefused(_, view, _),
        .touchWithheld(_, _, view, _):
        own.insert(decision(fact), at: 0)
      case .touchesCalled(.object(object), let called, _, _, _):
        if phase == nil || phase == called { own.append(Decision(fact.rule, fact.kind)) }
      default: break
      }
    }
    let taken = own.filter { if case .touchTaken = $0.fact { true } else { false } }
    if found || !own.isEmpty { return taken + own + calls }
    return decisions(against: [name], contact(of: nil)) + calls
  }
}
