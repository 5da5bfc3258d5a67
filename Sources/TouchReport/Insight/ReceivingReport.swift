import TouchInsight
import TouchModel

/// Answers about where a touch goes, as messages.
struct ReceivingReport {
  let wording: Wording
  /// The command line of an edit.
  let line: (Edit) -> String

  /// How many obstacles behind the first, and how many steps, are told one by one.
  private static let mostObstacles = 8
  private static let mostSteps = 24

  // MARK: Why not

  func messages(_ answer: WhyNotAnswer) -> [Message] {
    var messages = [Message(.no, role: .answer, wording.receivesNot(answer))]
    messages += reasons(answer)
    if answer.fixes.isEmpty {
      messages.append(Message(.note, role: .quiet, wording.nothingHelps))
    } else {
      messages.append(Message(nil, role: .heading, wording.whatHelps))
      messages += answer.fixes.flatMap { self.messages($0) }
    }
    return messages
  }

  private func reasons(_ answer: WhyNotAnswer) -> [Message] {
    guard let first = answer.obstacles.first else { return [] }
    var messages = [self.message(first, answer.view)]
    messages += answer.notes.map { Message(.note, depth: 1, wording.note($0)) }
    let others = answer.obstacles.dropFirst()
    if others.isEmpty { return messages }
    messages.append(Message(nil, role: .heading, wording.wouldStillStop))
    messages += others.prefix(Self.mostObstacles).map { message($0, answer.view) }
    let rest = others.count - Self.mostObstacles
    if rest > 0 { messages.append(Message(.note, depth: 1, role: .quiet, wording.moreWouldStop(rest))) }
    return messages
  }

  func message(_ obstacle: Obstacle, _ view: ViewID) -> Message {
    Message(.no, depth: 1, wording.obstacle(obstacle, to: view), rule: obstacle.rule)
  }

  func messages(_ fix: Fix) -> [Message] {
    let lines = fix.edits.map { "\(line($0))" as Phrase }.joined("; ")
    let means = fix.edits.map { wording.means($0) }.filter { !$0.isEmpty }.joined("; ")
    var messages = [Message(nil, depth: 1, lines), Message(.note, depth: 2, role: .quiet, means)]
    if means.isEmpty { messages.removeLast() }
    if !fix.losses.isEmpty { messages.append(Message(.note, depth: 2, wording.losses(fix.losses))) }
    return messages
  }

  // MARK: Why

  func messages(_ answer: WhyAnswer) -> [Message] {
    var messages = [Message(.received, role: .answer, wording.receives(answer.view, answer.point))]
    let declines = answer.steps.filter { if case .declined = $0.step { true } else { false } }.count
    var left = Self.mostSteps - (answer.steps.count - declines)
    for (step, rule) in answer.steps {
      if case .declined = step {
        left -= 1
        if left < 0 { continue }
      }
      let asked = wording.asked(step)
      messages.append(Message(asked.sign, depth: 1, asked.text, rule: rule))
    }
    if left < 0 { messages.append(Message(.note, depth: 1, role: .quiet, wording.leftOut(-left))) }
    if case .accepted(let last, _)? = answer.steps.last?.step, last == answer.view {
      messages.append(Message(.received, depth: 1, wording.isHit(last), rule: .ht5))
    }
    return messages + wiring(answer)
  }

  private func wiring(_ answer: WhyAnswer) -> [Message] {
    let it = answer.wiring
    var phrases: [Phrase] = []
    if !it.targets.isEmpty { phrases.append(wording.wired(it.targets)) }
    if !it.recognizers.isEmpty { phrases.append(wording.wired(answer.view, it.recognizers)) }
    if !it.handlers.isEmpty { phrases.append(wording.wired(it.handlers)) }
    if !it.scrollers.isEmpty { phrases.append(wording.wired(scrollers: it.scrollers)) }
    if it.isEmpty {
      phrases.append(wording.nothingWired)
    } else if it.targets.isEmpty, wording.scene.views[answer.view.row].viewClass.isControl {
      phrases.append(wording.noTargets(answer.view))
    }
    if let control = it.controlAround { phrases.append(wording.inControl(answer.view, control)) }
    return phrases.map { Message(.note, $0) }
  }

  // MARK: Smallest change, a point

  func messages(_ change: SmallestChange, _ view: ViewID, _ point: Point) -> [Message] {
    switch change {
    case .nothingToDo: [Message(.received, role: .answer, wording.alreadyReceives(view, point))]
    case .none: [Message(.no, role: .answer, wording.noChange(view, point))]
    case .fixes(let fixes, let isProven):
      [
        Message(
          nil, role: .answer,
          wording.smallest(view, point, edits: fixes.first?.edits.count ?? 0, isProven: isProven))
      ] + fixes.flatMap { messages($0) }
    }
  }

  func messages(_ finding: PointFinding, _ view: ViewID) -> [Message] {
    switch finding {
    case .found(let point): [Message(.received, role: .answer, wording.pointFound(view, point))]
    case .never(let answer): [Message(.no, role: .answer, wording.noPointEver(view))] + reasons(answer)
    case .nowhere(let answer): [Message(.no, role: .answer, wording.noPoint(view))] + reasons(answer)
    case .notIn(let tries, let answer):
      [Message(.no, role: .answer, wording.noPointFound(view, tries))] + reasons(answer)
    }
  }
}
