import SceneLanguage
import TouchInsight
import TouchModel

/// The line that makes a cure.
enum CureText {
  static func line(_ cure: Cure, _ scene: Scene) -> String {
    func name(_ object: ObjectID) -> String { Words.quoteIfNeeded(scene.name(of: object)) }
    switch cure {
    case .set(let object, let property, let value):
      return "set \(name(object)) \(property.rawValue) \(ValueText.text(value, of: property, in: scene))"
    case .rule(let id, let rule): return line(rule, name(.recognizer(id)), rule.about.map(name))
    case .require(let id, let other):
      return "require \(name(.recognizer(id))) toFail \(name(.recognizer(other)))"
    case .shouldBegin(let view, let answer):
      return "override \(name(.view(view))) gestureRecognizerShouldBegin \(answer ? "yes" : "no")"
    case .beginTracking(let view, let answer):
      return "override \(name(.view(view))) beginTracking \(answer ? "yes" : "no")"
    case .handle(let view, let phase): return "override \(name(.view(view))) \(phase.methodName) handle"
    case .move(let id, let view): return "move \(name(.recognizer(id))) to \(name(.view(view)))"
    case .target(let view, let event, let target):
      return "target \(name(.view(view))) \(event.name) \(action(target, scene))"
    case .wire(let id, let target):
      return "target \(name(.recognizer(id))) \(action(target, scene))"
    case .edits(let edits): return edits.map { scene.line($0) }.joined(separator: "; ")
    case .implement(let object, let action): return "implement \(name(object)) \(Words.quoteIfNeeded(action))"
    }
  }

  private static func line(_ rule: DelegateRule, _ name: String, _ about: String?) -> String {
    let answer = rule.answer ? "yes" : "no"
    let word: String
    switch rule.question {
    case .shouldReceiveTouch: word = "from"
    case .shouldRecognizeSimultaneously: word = "with"
    case .shouldRequireFailureOf: word = "of"
    case .shouldBeRequiredToFailBy: word = "by"
    case .shouldBegin: word = ""
    case .canPrevent, .canBePrevented:
      return "override \(name) \(rule.question.rawValue) \(answer)" + (about.map { " \($0)" } ?? "")
    }
    return "delegate \(name) \(rule.question.rawValue) \(answer)" + (about.map { " \(word) \($0)" } ?? "")
  }

  private static func action(_ target: Target, _ scene: Scene) -> String {
    let object = target.object.map { Words.quoteIfNeeded(scene.name(of: $0)) } ?? "nil"
    return "\(object).\(target.action)"
  }
}
