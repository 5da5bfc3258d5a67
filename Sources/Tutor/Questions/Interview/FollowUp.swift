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
    for change in changes {
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
      if let question = question(drawn, .rule(of: about), "why", in: drawn.question.start) {
        return InterviewItem(question, .why, script: drawn.script, behind: drawn)
      }
    }
    return nil
  }

  private static func whoElse(_ drawn: Drawn) -> InterviewItem? {
    if case .chain = drawn.question.ask { return nil }
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
