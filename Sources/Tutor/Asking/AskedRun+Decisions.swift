import SceneLanguage
import TouchInsight
import TouchModel

extension AskedRun {
  /// What decided the answer to a question, first things first.
  func decisions(for ask: Ask, _ reader: AnswerReader) -> [Decision] {
    switch ask {
    case .receiver(let finger): return decisions(receiving: contact(of: finger.map { Finger($0) }))
    case .chain(let name): return chainDecisions(from: name)
    case .order, .line: return decisionsCancelling + decisionsActing + calls
    case .winner: return decisionsActing + decisions(receiving: contact(of: nil))
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

  private var calls: [Decision] {
    truth.trace.facts.compactMap {
      switch $0.kind {
      case .recognizerCalled, .touchesCalled: Decision($0.rule, $0.kind)
      default: nil
      }
    }
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
    case .noTouches, .log: calls
    case .chain(let names): chainDecisions(from: names.first?.text)
    case .state(let name, _), .property(let name, _, _), .location(let name, _, _, _):
      if case .recognizer(let id)? = end.scene.object(named: name.text) { decisions(of: id) } else { [] }
    }
  }
}
