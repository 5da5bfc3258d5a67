import SceneLanguage
import TouchModel

/// Checks of what the last touch sequence did to one object.
extension Session {
  // MARK: Actions

  func checkAction(_ action: ActionName) throws(SessionError) -> Failure? {
    let sent = try actions(matching: action)
    return sent.matching ? nil : .action(expected: text(action), sent: sent.all)
  }

  func checkNoAction(_ action: ActionName?) throws(SessionError) -> Failure? {
    guard let action else {
      let all = sentActions.map { text($0.object, $0.action) }
      return all.isEmpty ? nil : .noAction(expected: nil, sent: all)
    }
    let sent = try actions(matching: action)
    return sent.matching ? .noAction(expected: text(action), sent: sent.all) : nil
  }

  private func actions(
    matching action: ActionName
  ) throws(SessionError) -> (matching: Bool, all: [String]) {
    let target: ObjectID? = if let name = action.object { try scene.objectEver(name) } else { nil }
    let sent = sentActions
    let matching = sent.contains { $0.action == action.action && (target == nil || $0.object == target) }
    return (matching, sent.map { text($0.object, $0.action) })
  }

  private var sentActions: [(object: ObjectID, action: String)] {
    sequence.facts.compactMap { fact in
      if case .actionSent(_, let object, let action, _, _) = fact.kind { (object, action) } else { nil }
    }
  }

  private func text(_ action: ActionName) -> String { (action.object?.text ?? "nil") + "." + action.action }
  private func text(_ object: ObjectID, _ action: String) -> String { scene.name(of: object) + "." + action }

  // MARK: Touches

  func checkCancelled(_ name: Name) throws(SessionError) -> Failure? {
    let object = try scene.objectEver(name)
    if case .recognizer(let id) = object {
      let states = states(of: id)
      if states.contains(where: { $0.state == .cancelled }) { return nil }
      return .recognizerNotCancelled(name.text, states.last?.state ?? .possible)
    }
    let phases = phases(of: object)
    return phases.contains(.cancelled) ? nil : .notCancelled(name.text, got: phases)
  }

  func checkNoTouches(_ name: Name) throws(SessionError) -> Failure? {
    let phases = phases(of: try scene.objectEver(name))
    return phases.isEmpty ? nil : .touches(name.text, got: phases)
  }

  /// The touches methods that were called on it, forwarded calls included.
  private func phases(of object: ObjectID) -> [TouchPhase] {
    sequence.facts.compactMap { fact in
      switch fact.kind {
      case .touchesCalled(.object(object), let phase, _, view: _, forwardedBy: _): phase
      case .recognizerCalled(let id, let phase, _) where object == .recognizer(id): phase
      default: nil
      }
    }
  }

  // MARK: States

  func checkState(_ name: Name, _ expected: Recognizer.State) throws(SessionError) -> Failure? {
    let object = try scene.objectEver(name)
    guard case .recognizer(let id) = object else { throw scene.notA(.recognizer, name, object) }
    let last = states(of: id).last
    let state = last?.state ?? .possible
    if state == expected { return nil }
    let why = last.map { reporter.words(for: $0.reason, scene) }
    return .state(name.text, expected: expected, was: state, why: why)
  }

  /// The states other than possible that it reached, in order.
  private func states(of id: RecognizerID) -> [(state: Recognizer.State, reason: StateReason)] {
    sequence.facts.compactMap { fact in
      if case .stateChanged(id, from: _, let state, let reason) = fact.kind, state != .possible {
        (state, reason)
      } else {
        nil
      }
    }
  }
}
