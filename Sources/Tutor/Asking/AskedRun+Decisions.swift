import SceneLanguage
import TouchInsight
import TouchModel
import TouchReport

extension AskedRun {
  /// What decided the answer to a question, first things first.
  func decisions(for ask: Ask, _ reader: AnswerReader) -> [Decision] {
    switch ask {
    case .receiver(let finger): return decisions(receiving: contact(of: finger.map { Finger($0) }))
    case .chain(let name): return chainDecisions(from: name)
    case .order: return decisionsCancelling + calls + decisionsActing
    case .line: return decisions(behind: reader.missing) + decisionsCancelling + decisionsActing + calls
    case .winner:
      // A refusal is worth more than who acted in the end.
      let receiving = decisions(receiving: contact(of: nil))
      return receiving.dropLast() + decisionsActing + receiving.suffix(1)
    case .cancelled: return decisionsCancelling + decisionsActing
    case .state(let name):
      guard case .recognizer(let id)? = end.scene.object(named: name) else { return [] }
      return decisions(of: id)
    case .yesNo: return reader.claim.map { decisions(about: $0.expectation) } ?? []
    case .rule:
      guard let rule = reader.rule else { return [] }
      do throws(QuestionFault) { return try decisions(rule) } catch { return [] }
    }
  }

  /// Who heard of it: where a call ended on its way up, recognizers before views, and the way up itself.
  private var calls: [Decision] {
    var (stopped, recognizers, wayUp, views): ([Decision], [Decision], [Decision], [Decision]) = (
      [], [], [], []
    )
    for fact in truth.trace.facts {
      let decision = Decision(fact.rule, fact.kind)
      switch fact.kind {
      case .bubblingStopped(_, _, let why): if why != .endOfChain { stopped.append(decision) }
      case .recognizerCalled: recognizers.append(decision)
      case .touchesCalled(_, _, _, _, nil): views.append(decision)
      case .touchesCalled: wayUp.append(decision)
      default: break
      }
    }
    return stopped + recognizers + wayUp + views
  }

  /// The call that is the missing line.
  private func decisions(behind missing: MissingLine?) -> [Decision] {
    guard let missing else { return [] }
    let report = LogReport()
    return truth.trace.facts.filter { fact in
      var bytes: [UInt8] = []
      report.append(fact, truth.before, to: &bytes)
      return String(decoding: bytes.dropLast(), as: UTF8.self) == missing.line
    }.prefix(1).map { Decision($0.rule, $0.kind) }
  }

  private func chainDecisions(from name: String?) -> [Decision] {
    let scene = end.scene
    var start = name.flatMap { scene.object(named: AnswerText.unquoted($0)) }
    if start == nil, let contact = contact(of: nil), let receiver = truth.receivers(of: contact).first {
      start = scene.object(named: receiver)
    }
    guard let start else { return [] }
    return scene.chain(from: start).compactMap { scene.nextAndRule(of: $0) }.map { Decision($0.rule, nil) }
  }

  private func decisions(about expectation: Expectation) -> [Decision] {
    switch expectation {
    case .hit(_, let finger): decisions(receiving: contact(of: finger.map { Finger($0) }))
    case .action, .noAction: decisionsActing + decisions(receiving: contact(of: nil))
    case .cancelled: decisionsCancelling + decisionsActing
    case .noTouches, .log: calls + decisions(receiving: contact(of: nil))
    case .chain(let names): chainDecisions(from: names.first?.text)
    case .state(let name, _), .property(let name, _, _), .location(let name, _, _, _):
      if case .recognizer(let id)? = end.scene.object(named: name.text) { decisions(of: id) } else { [] }
    }
  }
}
