import SceneSession
import TouchModel

/// What an interviewer asks behind a question, chosen from what happened in it: the same touch with one thing changed,
/// the rule behind it, or who else may hear of it.
enum FollowUp {
  enum Lead: Sendable, Equatable {
    /// One line more in the scene.
    case whatIf(Change)
    case why
    case whoElse
  }

  /// A change that an interviewer would speak of.
  enum Change: Sendable, Equatable {
    case longPress(on: String)
    case tap(on: String)
    case hidden(String)
    case interactionOff(String)
    case keepsTouches(String)
    case disabled(String)

    /// What it changes.
    var object: String {
      switch self {
      case .longPress(let name), .tap(let name), .hidden(let name), .interactionOff(let name),
        .keepsTouches(let name), .disabled(let name):
        name
      }
    }

    var line: String {
      switch self {
      case .longPress(let view): "attach longPress second to \(view)"
      case .tap(let view): "attach tap second to \(view)"
      case .hidden(let view): "set \(view) isHidden on"
      case .interactionOff(let view): "set \(view) isUserInteractionEnabled off"
      case .keepsTouches(let recognizer): "set \(recognizer) cancelsTouchesInView off"
      case .disabled(let object): "set \(object) isEnabled off"
      }
    }
  }

  /// nil where nothing of the kind can be asked.
  static func make(behind drawn: Drawn, _ dice: inout Dice) -> InterviewItem? {
    let first = dice.below(3)
    let changes = dice.shuffled(changes(drawn))
    for turn in 0..<3 {
      let item =
        switch (first + turn) % 3 {
        case 0: whatIf(drawn, changes)
        case 1: why(drawn)
        default: whoElse(drawn)
        }
      if let item { return item }
    }
    return nil
  }

  // MARK: One change

  private static func whatIf(_ drawn: Drawn, _ changes: [Change]) -> InterviewItem? {
    for change in changes where !drawn.isToldBy([change.object]) {
      let script = drawn.script + [change.line]
      guard let start = Session(building: script),
        let question = question(drawn, drawn.question.ask, "if", in: start),
        question.key != drawn.question.key
      else { continue }
      return InterviewItem(question, .whatIf(change), script: script, behind: drawn)
    }
    return nil
  }

  /// Of what had a part in it.
  private static func changes(_ drawn: Drawn) -> [Change] {
    let scene = drawn.question.end.scene
    var changes: [Change] = []
    for fact in drawn.question.end.sequence.facts {
      switch fact.kind {
      case .hitViewFound(let view?, _):
        let name = scene.name(of: view)
        changes += [.longPress(on: name), .tap(on: name), .interactionOff(name), .hidden(name)]
        if let parent = scene.views[view.row].superview {
          let name = scene.name(of: parent)
          changes += [.tap(on: name), .interactionOff(name)]
        }
        if scene.views[view.row].viewClass.isControl { changes.append(.disabled(name)) }
      case .actionSent(.recognizer(let id), _, _, _, _):
        let name = scene.name(of: .recognizer(id))
        changes += [.keepsTouches(name), .disabled(name)]
      default: break
      }
    }
    var seen: Set<String> = []
    return changes.filter { !$0.line.contains(" window ") && seen.insert($0.line).inserted }
  }

  // MARK: The same scene

  private static func why(_ drawn: Drawn) -> InterviewItem? {
    for fact in drawn.question.end.sequence.facts.reversed() {
      let scene = drawn.question.end.scene
      let about: String
      switch fact.kind {
      case .actionSent(_, let target, let action, _, _): about = "action \(scene.name(of: target)).\(action)"
      case .touchTaken(_, let view, _, _): about = "cancelled " + scene.name(of: view)
      case .hitViewFound(let view?, _): about = "hit " + scene.name(of: view)
      default: continue
      }
      if drawn.isToldBy(about.split { $0 == " " || $0 == "." }.dropFirst().map(String.init)) { continue }
      if let question = question(drawn, .rule(of: about), "why", in: drawn.question.start) {
        return InterviewItem(question, .why, script: drawn.script, behind: drawn)
      }
    }
    return nil
  }

  private static func whoElse(_ drawn: Drawn) -> InterviewItem? {
    // The chain begins with the view that the touch goes to.
    switch drawn.question.ask {
    case .chain, .receiver: return nil
    case .yesNo(let claim) where claim.hasPrefix("hit ") || claim.hasPrefix("chain "): return nil
    default: break
    }
    return question(drawn, .chain(of: nil), "who", in: drawn.question.start).map {
      InterviewItem($0, .whoElse, script: drawn.script, behind: drawn)
    }
  }

  private static func question(_ drawn: Drawn, _ ask: Ask, _ suffix: String, in start: Session) -> Question? {
    let sketch = Sketch(ask, on: drawn.question.lines, scene: [])
    do throws(QuestionFault) {
      let question = try QuestionMaker.question(
        Prediction(sketch), id: drawn.question.id + "-" + suffix, prompt: nil, in: start)
      return question.isSound ? question : nil
    } catch {
      return nil
    }
  }
}

extension Drawn {
  /// Whoever hears these names in the next question knows what the answer to this one was.
  fileprivate func isToldBy(_ names: [String]) -> Bool {
    switch question.key {
    case .names(let answer): answer.contains { names.contains($0) }
    case .sequence(let answer): question.ask != .order && names.contains { answer.first == $0 }
    case .yes: if case .yesNo(let claim) = question.ask { claim.isAbout(names) } else { false }
    case .state: if case .state(let name) = question.ask { names.contains(name) } else { false }
    case .line, .rule: false
    }
  }
}

extension String {
  /// One of its words, or of their parts, is among some names.
  fileprivate func isAbout(_ names: [String]) -> Bool {
    split { " .[]\":-".contains($0) }.contains { names.contains(String($0)) }
  }
}
