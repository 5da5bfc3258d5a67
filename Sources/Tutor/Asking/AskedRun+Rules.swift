import TouchInsight
import TouchModel

/// Which facts decided, and by which rules.
extension AskedRun {
  /// A fact that decided, for those who ask why.
  struct Decision: Sendable, Equatable {
    let rule: String
    let fact: Fact.Kind?
    /// What was in the way of a view.
    private(set) var obstacle: Obstacle?
    private(set) var view: ViewID?

    init(_ rule: RuleID, _ fact: Fact.Kind?) {
      self.rule = rule.rawValue
      self.fact = fact
    }

    init(_ rule: String, _ fact: Fact.Kind? = nil) {
      self.rule = rule
      self.fact = fact
    }

    init(_ rule: String, obstacle: Obstacle, to view: ViewID) {
      self.init(rule)
      self.obstacle = obstacle
      self.view = view
    }
  }

  /// Who receives: whoever refused under the finger, then whoever answered.
  func decisions(receiving contact: Contact?) -> [Decision] {
    guard let contact else { return [] }
    var refusals: [Decision] = []
    var others: [Decision] = []
    var isOurs = false
    var places: [ViewID: Point] = [:]
    var answer: Decision?
    var window: Decision?
    let scene = truth.before
    for fact in truth.trace.facts {
      switch fact.kind {
      case .passBegan(_, let finger, _):
        isOurs = finger == contact.finger && fact.time - scene.clock == contact.time
        if isOurs { (refusals, others, answer) = ([], [], nil) }
      case .windowChosen(_?, contact.finger):
        if scene.windows(at: contact.point) > 1 { window = Decision(fact.rule, fact.kind) }
      case .hitTestCalled(let view, let point, _) where isOurs: places[view] = point
      case .hitTestAnswered(let view, .refused, _) where isOurs:
        if let point = places[view], scene.pointInside(view, point) {
          refusals.append(Decision(fact.rule, fact.kind))
        }
      case .hitTestAnswered(let view, .outside, _) where isOurs:
        if scene.draws(inside: view, at: contact.point) { others.append(Decision(.ht8, fact.kind)) }
      case .hitTestAnswered(_, .passedThrough, _) where isOurs,
        .hitTestAnswered(_, .overridden(nil), _) where isOurs:
        others.append(Decision(fact.rule, fact.kind))
      case .hitTestAnswered(_, .itself, _) where isOurs, .hitTestAnswered(_, .overridden, _) where isOurs:
        answer = Decision(fact.rule, fact.kind)
      case .hitViewFound(nil, contact.finger) where isOurs:
        answer = Decision(fact.rule, fact.kind)
        isOurs = false
      case .hitViewFound where isOurs: isOurs = false
      default: break
      }
    }
    return refusals + others + [window, answer].compactMap { $0 }
  }

  /// Everybody whose action was sent.
  var actions: [Decision] {
    truth.trace.facts.compactMap { if case .actionSent = $0.kind { Decision($0.rule, $0.kind) } else { nil } }
  }

  /// Who is cancelled: those who took touches away.
  var decisionsCancelling: [Decision] {
    truth.trace.facts.compactMap {
      switch $0.kind {
      case .touchTaken, .touchLost, .stateChanged(_, _, .cancelled, _), .recognizerSpared: decision($0)
      default: nil
      }
    }
  }

  func decisions(of id: RecognizerID) -> [Decision] {
    let changes = truth.trace.facts.filter {
      if case .stateChanged(id, _, let state, _) = $0.kind { state != .possible } else { false }
    }
    return changes.reversed().prefix(1).map { Decision($0.rule, $0.kind) }
  }

  /// What decided about `question`; none where it is not so.
  func decisions(_ question: RuleQuestion) throws(QuestionFault) -> [Decision] {
    switch question {
    case .hit(let view):
      guard let contact = contact(of: nil) else { throw QuestionFault(QuestionWording.noFinger) }
      let name = truth.before.name(of: view)
      guard truth.receivers(of: contact) == [name] else { return [] }
      return decisions(receiving: contact).reversed()
    case .not(let view):
      guard let contact = contact(of: nil) else { throw QuestionFault(QuestionWording.noFinger) }
      let answer = Insight.whyNot(view, at: contact.point, in: truth.before, past: truth.trace.facts[...])
      return (answer?.obstacles ?? []).map { Decision($0.rule, nil) }
    case .action(let object, let action):
      return actions.filter {
        if case .actionSent(_, let target, action, _, _) = $0.fact {
          object.map { $0 == target } ?? true
        } else {
          false
        }
      }
    case .cancelled(let object): return decisions(cancelling: object)
    case .state(let id, let state):
      return truth.trace.facts.reversed().compactMap {
        if case .stateChanged(id, _, state, _) = $0.kind { Decision($0.rule, $0.kind) } else { nil }
      }
    }
  }

  func decisions(cancelling object: ObjectID) -> [Decision] {
    var taken: [Decision] = []
    var told: [Decision] = []
    for fact in truth.trace.facts {
      switch fact.kind {
      case .touchTaken(_, let view, _, _) where object == .view(view),
        .touchLost(_, let view, _) where object == .view(view):
        taken.append(Decision(fact.rule, fact.kind))
      case .stateChanged(let id, _, .cancelled, _) where object == .recognizer(id):
        taken.append(Decision(fact.rule, fact.kind))
      case .touchesCalled(.object(let called), .cancelled, _, _, _) where called == object:
        told.append(Decision(fact.rule, fact.kind))
      default: break
      }
    }
    return taken + told
  }
}

extension Scene {
  /// How many windows that can be seen hold a point of the screen.
  fileprivate func windows(at point: Point) -> Int {
    windows.count { !views[$0.row].isHidden && pointInside($0, convertFromScreen(point, to: $0)) }
  }

  /// Something in the view, which lies outside it, is drawn at a point of the screen and would take touches.
  func draws(inside view: ViewID, at point: Point) -> Bool {
    subtree(of: view).dropFirst().contains {
      !views[$0.row].isHidden && views[$0.row].isUserInteractionEnabled
        && pointInside($0, convertFromScreen(point, to: $0))
    }
  }
}
