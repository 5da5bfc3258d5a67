import TouchInsight
import TouchModel

extension Reporter {
  /// What one trace has and the other does not, the smallest change first. `-` is the first trace, `+` the second.
  public func difference(
    _ difference: TraceDifference, _ first: [Fact], _ firstScene: Scene, _ second: [Fact],
    _ secondScene: Scene, into out: inout [UInt8]
  ) {
    let (a, b) = (Wording(scene: firstScene), Wording(scene: secondScene))
    if difference.isEmpty {
      painter.paint(Message(.note, role: .answer, a.nothingDiffers()), into: &out)
      return
    }
    let places = difference.changes.flatMap {
      Array($0.removed.map { first[$0] }) + $0.added.map { second[$0] }
    }
    let isWhole = options.verbosity == .full || !places.contains { $0.kind.isWeighty }
    var told: [Phrase] = []
    var left = 0
    func tell(_ fact: Fact, _ role: Role, _ text: Phrase) {
      // What happens again in the second pass need not be told again.
      guard isWhole || (fact.kind.isWeighty && !told.contains(text)) else {
        left += 1
        return
      }
      told.append(text)
      painter.paint(Message(nil, role: role, text, rule: fact.rule), into: &out)
    }
    for change in difference.changesBySize {
      for place in change.removed { tell(first[place], .bad, a.onlyFirst(first[place].kind)) }
      for place in change.added { tell(second[place], .good, b.onlySecond(second[place].kind)) }
    }
    if left > 0 { painter.paint(Message(.note, role: .quiet, a.lesser(left)), into: &out) }
    for shift in difference.shifts {
      painter.paint(Message(.waits, a.shift(shift.delay, shift.count, first[shift.first].kind)), into: &out)
    }
    if difference.changes.isEmpty, difference.shifts.isEmpty {
      painter.paint(Message(.note, a.otherCauses(difference.otherCauses.count)), into: &out)
    }
  }

  /// Lines of two answers that differ.
  public func textDifference(_ first: String, _ second: String, _ scene: Scene, into out: inout [UInt8]) {
    let (a, b) = (first.split(separator: "\n"), second.split(separator: "\n"))
    let changes = b.difference(from: a)
    if changes.isEmpty {
      painter.paint(Message(.note, role: .answer, Wording(scene: scene).nothingDiffers()), into: &out)
    }
    for change in changes.removals + changes.insertions {
      switch change {
      case .remove(_, let line, _):
        painter.paint(Message(nil, role: .bad, "- \(Phrase(escaping: String(line)))"), into: &out)
      case .insert(_, let line, _):
        painter.paint(Message(nil, role: .good, "+ \(Phrase(escaping: String(line)))"), into: &out)
      }
    }
  }

  /// Where a device's log first differs from the last run.
  public func comparison(_ comparison: DeviceLog.Comparison, _ scene: Scene, into out: inout [UInt8]) {
    let wording = Wording(scene: scene)
    switch comparison {
    case .noCalls: painter.paint(Message(.no, role: .answer, wording.noCalls()), into: &out)
    case .same(let count): painter.paint(Message(.yes, role: .answer, wording.sameCalls(count)), into: &out)
    case .differs(let count, let device, let model):
      painter.paint(Message(.no, role: .answer, wording.differs(after: count)), into: &out)
      painter.paint(Message(.note, wording.device(device)), into: &out)
      painter.paint(Message(.note, wording.model(model), rule: model?.fact.rule), into: &out)
    }
  }
}
