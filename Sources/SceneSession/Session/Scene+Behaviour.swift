import SceneLanguage
import TouchModel

/// Recognizers, delegates, targets and overrides.
extension Scene {
  mutating func changeBehaviour(_ statement: Statement) throws(SessionError) -> Confirmation {
    switch statement.command {
    case .attach(let kind, let name, let viewName, let values):
      let view = try view(viewName)
      let id = try located(name?.span ?? statement.span) { () throws(SceneError) in
        try attach(kind, name?.text, to: view)
      }
      for assignment in values { try set(assignment, on: .recognizer(id)) }
      return .attached(id)
    case .require(let name, let other):
      let (id, failing) = (try recognizer(name), try recognizer(other))
      let circle = try located(other.span) { () throws(SceneError) in
        try require(id, toFail: failing)
      }
      return circle.map { .requirementCircle($0) } ?? .required(id, failing)
    case .rule(let name, let question, let answer, let about):
      return try rule(name, question, answer, about)
    case .target(let name, let events, let action): return try addTarget(name, events, action)
    case .untarget(let name, let events, let action): return try removeTarget(name, events, action)
    case .implement(let name, let action):
      let object = try responder(name)
      implement(action, on: object)
      return .implemented(object, action)
    case .override(let name, let change):
      let object = try object(name)
      try override(object, name, change)
      return .overridden(object)
    case .restore(let name, let method):
      let object = try object(name)
      try restore(object, name, method)
      return .restored(object)
    default: return .nothing
    }
  }

  private mutating func rule(
    _ name: Name, _ question: DelegateRule.Question, _ answer: Bool, _ about: Name?
  ) throws(SessionError) -> Confirmation {
    let id = try recognizer(name)
    let subject: ObjectID?
    switch question {
    case .shouldReceiveTouch: subject = if let about { .view(try view(about)) } else { nil }
    case .shouldBegin, .shouldRecognizeSimultaneously, .shouldRequireFailureOf, .shouldBeRequiredToFailBy,
      .canPrevent, .canBePrevented:
      subject = if let about { .recognizer(try recognizer(about)) } else { nil }
    }
    setRule(DelegateRule(question, answer, about: subject), of: id)
    return .ruled(id, question)
  }

  private mutating func addTarget(
    _ name: Name, _ events: [ControlEvent], _ action: ActionName
  ) throws(SessionError) -> Confirmation {
    let object = try object(name)
    let target = try target(action)
    switch object {
    case .recognizer(let recognizer):
      if !events.isEmpty { throw SessionError(.takesNoEvent(recognizer: name.text), at: name.span) }
      addTarget(target, of: recognizer)
    case .view(let view) where views[view.row].viewClass.isControl:
      if events.isEmpty { throw SessionError(.needsEvent(control: name.text), at: action.span) }
      addTarget(target, for: events.reduce(0) { $0 | $1.rawValue }, of: view)
    case .view, .controller, .windowScene, .application, .appDelegate:
      throw notA(.controlOrRecognizer, name, object)
    }
    return .targeted(object, target)
  }

  private mutating func removeTarget(
    _ name: Name, _ events: [ControlEvent], _ action: ActionName?
  ) throws(SessionError) -> Confirmation {
    let object = try object(name)
    let target: Target? = if let action { try target(action) } else { nil }
    switch object {
    case .recognizer(let recognizer):
      if !events.isEmpty { throw SessionError(.takesNoEvent(recognizer: name.text), at: name.span) }
      try located(name.span) { () throws(SceneError) in try removeTargets(of: recognizer, target) }
    case .view(let view) where views[view.row].viewClass.isControl:
      let mask = events.isEmpty ? nil : events.reduce(0) { $0 | $1.rawValue }
      try located(name.span) { () throws(SceneError) in
        try removeTargets(of: view, for: mask, target)
      }
    case .view, .controller, .windowScene, .application, .appDelegate:
      throw notA(.controlOrRecognizer, name, object)
    }
    return .untargeted(object)
  }
}
