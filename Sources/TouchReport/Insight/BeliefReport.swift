import TouchInsight
import TouchModel

/// A belief beside the truth.
struct BeliefReport {
  let painter: Painter
  let wording: Wording
  let belief: Belief
  let comparison: Belief.Comparison

  /// Narrower than this, the two stand one below the other.
  private static let leastColumns = 60

  func paint(example: [String], into out: inout [UInt8]) {
    painter.paint(Message(nil, role: .heading, wording.belief(belief)), into: &out)
    if !example.isEmpty {
      painter.paint(Message(nil, wording.exampleHeading()), into: &out)
      for line in example {
        painter.paint(Message(nil, depth: 1, role: .quiet, Phrase(escaping: line)), into: &out)
      }
    }
    paintAnswers(into: &out)
    paintDifference(into: &out)
    for (index, card) in belief.rules.compactMap(RuleCard.named).enumerated() {
      if index == 0 { painter.paint(Message(nil, role: .heading, wording.rulesHeading()), into: &out) }
      painter.paint(Message(nil, depth: 1, wording.ruleOfBelief(card)), into: &out)
    }
  }

  private var isOneFinger: Bool {
    let fingers = (comparison.expected + comparison.actual).compactMap {
      if case .found(_, let finger) = $0.kind { finger } else { nil }
    }
    return Set(fingers).count < 2
  }

  // MARK: The answers

  private func paintAnswers(into out: inout [UInt8]) {
    let sides = [
      (wording.believedHeading(), answer(comparison.expected)),
      (wording.happensHeading(), answer(comparison.actual)),
    ].map { [Message(nil, role: .heading, $0)] + $1 }
    if painter.options.columns < Self.leastColumns {
      for side in sides { painter.paint(side, into: &out) }
      return
    }
    let gap = 2
    var options = painter.options
    options.columns = (painter.options.columns - gap) / 2
    let columns = sides.map { lines($0, options) }
    options.isColour = false
    let plain = sides.map { lines($0, options) }
    for row in 0..<(columns.map(\.count).max() ?? 0) {
      let left = row < columns[0].count ? columns[0][row] : []
      out.append(contentsOf: left)
      if row < columns[1].count {
        let used = row < plain[0].count ? options.width.of(plain[0][row]) : 0
        painter.spaces(options.columns + gap - used, into: &out)
        out.append(contentsOf: columns[1][row])
      }
      out.append(0x0A)
    }
  }

  private func lines(_ messages: [Message], _ options: ReportOptions) -> [[UInt8]] {
    var bytes: [UInt8] = []
    Painter(options).paint(messages, into: &bytes)
    return bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast().map(Array.init)
  }

  /// Who receives, who acts, who is cancelled.
  private func answer(_ happenings: [Happening]) -> [Message] {
    var messages: [Message] = []
    var acts: [(Message, times: Int)] = []
    var cancelled: [Message] = []
    for happening in happenings {
      switch happening.kind {
      case .found(let view, let finger):
        let message =
          view.map {
            Message(.received, role: .answer, wording.receives($0, isOneFinger ? nil : finger))
          }
          ?? Message(.no, role: .answer, wording.nobodyReceives(isOneFinger ? nil : finger))
        if !messages.contains(message) { messages.append(message) }
      case .acted(let sender, let target, let action):
        count(Message(.acted, role: .answer, wording.acts(sender, target, action)), in: &acts)
      case .selected(let view): count(Message(.acted, role: .answer, wording.selects(view)), in: &acts)
      case .viewCalled(let view, .cancelled, _):
        let message = Message(.cancelled, wording.isCancelled(view))
        if !cancelled.contains(message) { cancelled.append(message) }
      case .asked, .recognizerCalled, .viewCalled, .passedOn, .excluded, .controlSent: break
      }
    }
    if acts.isEmpty { messages.append(Message(.no, role: .answer, wording.nothingActs())) }
    for (message, times) in acts {
      var message = message
      if times > 1 { message.text = wording.repeated(message.text, times) }
      messages.append(message)
    }
    return messages + cancelled
  }

  private func count(_ message: Message, in acts: inout [(Message, times: Int)]) {
    if let index = acts.firstIndex(where: { $0.0 == message }) {
      acts[index].times += 1
    } else {
      acts.append((message, 1))
    }
  }

  // MARK: The difference

  private func paintDifference(into out: inout [UInt8]) {
    guard let (expected, actual) = comparison.difference else {
      painter.paint(Message(.yes, wording.noDifference()), into: &out)
      painter.paint(Message(nil, depth: 1, wording.tryTheExample(of: belief)), into: &out)
      return
    }
    painter.paint(Message(nil, role: .heading, wording.differenceHeading()), into: &out)
    painter.paint(Message(.no, depth: 1, wording.believed(expected, isOne: isOneFinger)), into: &out)
    painter.paint(Message(.yes, depth: 1, wording.happens(actual, isOne: isOneFinger)), into: &out)
  }
}
