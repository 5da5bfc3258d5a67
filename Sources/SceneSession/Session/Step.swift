import TouchModel

/// One command that `undo` takes back, or that `redo` does again.
package struct Step: Sendable {
  package enum Change: Sendable {
    case edit(SceneEdit)
    /// `reset`, `open` and `source` put another scene in its place.
    indirect case scene(Scene)
  }

  package var change: Change
  package var sequence: SequenceChange
  package var lastHit: LastHit?
  /// The command as it was typed; nil in scripts, which are not told what is taken back.
  package var text: String?
}

extension Session {
  /// How many steps back the facts of an earlier touch sequence are kept. Further back `undo` restores the scene
  /// exactly, and `expect` says that there was no touch yet.
  static let keptSequences = 64

  /// How many steps back a touch sequence can be done again: that takes the scene before it.
  static let keptActs = 8

  /// Remembers a command that is done. What had been taken back before cannot be done again any more.
  mutating func record(_ step: Step) {
    if !future.isEmpty { future.removeAll() }
    past.append(step)
    past[past.count - 1].text = text
    let old = past.count - 1 - Session.keptSequences
    if old >= 0, case .replaced = past[old].sequence { past[old].sequence = .replaced(TouchSequence()) }
    let far = past.count - 1 - Session.keptActs
    if far >= 0, case .replaced(var sequence) = past[far].sequence, !sequence.acts.isEmpty {
      sequence.acts = []
      past[far].sequence = .replaced(sequence)
    }
    if let limit = settings.undoLimit, past.count > limit + limit / 4 {
      past.removeFirst(past.count - limit)
    }
  }

  /// Answers the commands that were taken back, last one first; those that are known.
  @discardableResult
  package mutating func undo(_ count: Int) throws(SessionError) -> [String] {
    if past.isEmpty { throw SessionError(.nothingToUndo) }
    if count > past.count { throw SessionError(.onlySteps(past.count, .undo)) }
    var texts: [String] = []
    for _ in 0..<count {
      guard let step = past.popLast() else { continue }
      if let text = step.text { texts.append(text) }
      future.append(reverse(step))
    }
    return texts
  }

  /// Answers the commands that were done again, in their order; those that are known.
  @discardableResult
  package mutating func redo(_ count: Int) throws(SessionError) -> [String] {
    if future.isEmpty { throw SessionError(.nothingToRedo) }
    if count > future.count { throw SessionError(.onlySteps(future.count, .redo)) }
    var texts: [String] = []
    for _ in 0..<count {
      guard let step = future.popLast() else { continue }
      if let text = step.text { texts.append(text) }
      past.append(reverse(step))
    }
    return texts
  }

  /// Takes a step back and returns the step that does it again.
  private mutating func reverse(_ step: Step) -> Step {
    let hit = lastHit
    let change: Step.Change
    switch step.change {
    case .edit(let edit): change = .edit(scene.apply(edit))
    case .scene(let other):
      change = .scene(scene)
      scene = other
    }
    let sequence = self.sequence.apply(step.sequence)
    lastHit = step.lastHit
    return Step(change: change, sequence: sequence, lastHit: hit, text: step.text)
  }
}
