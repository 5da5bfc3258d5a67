/// Failure requirements (GR-30 ... GR-36).
extension Scene {
  enum Standing: Equatable {
    case free
    case waits(RecognizerID)
    /// A required recognizer has begun or recognized.
    case out(RecognizerID)
  }

  /// Whether it may leave possible now. A required recognizer that takes no part does not count (GR-31).
  func standing(of attempt: Attempt) -> Standing {
    if recognizers[attempt.id.row].requiresToFail.isEmpty && attempt.dynamicRequirements.isEmpty {
      return .free
    }
    var waits: RecognizerID?
    for other in activity.attempts where other.id != attempt.id && requires(attempt, other) {
      switch other.state {
      case .possible: waits = waits ?? other.id
      case .began, .changed, .ended: return .out(other.id)
      case .cancelled, .failed: break
      }
    }
    return waits.map { .waits($0) } ?? .free
  }

  /// `attempt` has to wait for `other`, and both follow a common touch.
  private func requires(_ attempt: Attempt, _ other: Attempt) -> Bool {
    (recognizers[attempt.id.row].requiresToFail.contains(other.id)
      || attempt.dynamicRequirements.contains(other.id))
      && (attempt.touches.isEmpty || attempt.touches.contains { other.touches.contains($0) })
  }

  /// GR-30: whoever needed this one to fail is out, also where exclusion spares it or does not reach it.
  mutating func failDependents(of winner: RecognizerID, _ trace: inout Trace) {
    guard let index = activity.attemptIndex(winner) else { return }
    let attempt = activity.attempts[index]
    for other in activity.attempts where other.isUndecided && requires(other, attempt) {
      fail(other.id, .requirementSucceeded(winner), .gr30, &trace)
    }
  }

  func isDynamicallyRequired(_ other: RecognizerID, by id: RecognizerID) -> Bool {
    activity.attempts.contains { $0.id == id && $0.dynamicRequirements.contains(other) }
  }

  /// GR-33: asks both delegates once for each pair and attempt. Only rules that the user made are asked.
  mutating func askAboutRequirements(_ id: RecognizerID, _ trace: inout Trace) {
    guard let index = activity.attemptIndex(id) else { return }
    let hasRules = !recognizers[id.row].rules.isEmpty
    for place in activity.attempts.indices where place != index && !activity.attempts[place].hasFailed {
      let other = activity.attempts[place].id
      if !hasRules && recognizers[other.row].rules.isEmpty { continue }
      if activity.attempts[index].askedAboutRequirements.contains(other) { continue }
      activity.attempts[index].askedAboutRequirements.append(other)
      let answers = [
        ask(id, .shouldRequireFailureOf, about: other, &trace),
        ask(other, .shouldBeRequiredToFailBy, about: id, &trace),
      ]
      if answers.contains(true) { activity.attempts[index].dynamicRequirements.append(other) }
    }
  }

  /// A rule of the user's about a pair: the one that names the other recognizer counts more than one about all.
  func answer(_ id: RecognizerID, _ question: DelegateRule.Question, about other: RecognizerID?) -> Bool? {
    let rules = recognizers[id.row].rules
    if rules.isEmpty { return nil }
    if let other, let rule = rules.first(where: { $0.question == question && $0.about == .recognizer(other) })
    {
      return rule.answer
    }
    return rules.first { $0.question == question && $0.about == nil }?.answer
  }

  /// As `answer`, and says what was answered.
  mutating func ask(
    _ id: RecognizerID, _ question: DelegateRule.Question, about other: RecognizerID?, _ trace: inout Trace
  ) -> Bool? {
    guard let answer = answer(id, question, about: other) else { return nil }
    let rule: RuleID =
      switch question {
      case .shouldReceiveTouch: .gr2
      case .shouldBegin: .gr20
      case .shouldRecognizeSimultaneously: .gr23
      case .shouldRequireFailureOf, .shouldBeRequiredToFailBy: .gr33
      case .canPrevent, .canBePrevented: .gr22
      }
    trace.post(
      .questionAnswered(id, .delegate(question, about: other.map { .recognizer($0) }), answer: answer), rule)
    return answer
  }

  /// GR-36: recognizers that wait for one another in a circle, with every finger up and no timer left, have dead-locked:
  /// none acts.
  mutating func breakDeadlocks(_ trace: inout Trace) {
    for index in activity.attempts.indices where !activity.attempts[index].reached.isEmpty {
      let attempt = activity.attempts[index]
      guard attempt.isUndecided, isSettled(attempt), let circle = circle(from: attempt) else { continue }
      for id in circle where activity.state(of: id) == .possible {
        let other = circle.first { $0 != id } ?? id
        fail(id, .deadlocked(with: other), .gr36, &trace)
      }
      resolve(&trace)
      return
    }
  }

  /// None of its touches is down any more.
  private func isSettled(_ attempt: Attempt) -> Bool {
    !activity.touches.contains { $0.isDown && attempt.touches.contains($0.id) }
  }

  /// The recognizers in a circle of waiting through `start`, each of them ready and settled; nil where the waiting
  /// will end.
  private func circle(from start: Attempt) -> [RecognizerID]? {
    var path = [start.id]
    var current = start
    while case .waits(let next) = standing(of: current) {
      guard let index = activity.attemptIndex(next) else { return nil }
      current = activity.attempts[index]
      if current.reached.isEmpty || !isSettled(current) { return nil }
      if let place = path.firstIndex(of: next) { return Array(path[place...]) }
      path.append(next)
    }
    return nil
  }
}
