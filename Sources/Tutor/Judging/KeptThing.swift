import SceneLanguage
import SceneSession
import TouchInsight
import TouchModel

/// Something that has to stay as it was at the start of a task, with how it was.
struct KeptThing: Sendable {
  let keep: LessonTask.Keep
  private let state: State

  /// By name: a view that was removed and added again as it was is the same to a learner.
  private enum State: Sendable {
    case frames([String: Rect])
    case superviews([String: String])
    case recognizers([String: String])
    case property(String, Property, PropertyValue)
    case outcome(String, Outcome?)
  }

  /// What a touch comes to.
  private struct Outcome: Sendable, Equatable {
    var receivers: [String?] = []
    var actions: [String] = []
  }

  init(_ keep: LessonTask.Keep, _ start: Session) throws(QuestionFault) {
    let scene = start.scene
    self.keep = keep
    switch keep {
    case .frames: state = .frames(scene.framesOnScreen)
    case .hierarchy: state = .superviews(scene.superviews)
    case .recognizers: state = .recognizers(scene.placesOfRecognizers)
    case .property(let name, let property, let line):
      guard let object = scene.object(named: name) else {
        throw QuestionFault(
          QuestionWording.unknownName(name), at: line, try: Words.near(name, in: scene.allNames))
      }
      guard let property = Property(word: property, on: object, in: scene) else {
        throw QuestionFault(QuestionWording.noProperty(property), at: line)
      }
      guard let value = scene.value(of: property, on: object) else {
        throw QuestionFault(QuestionWording.hasNoProperty(name, property.rawValue), at: line)
      }
      state = .property(name, property, value)
    case .outcome(let input, let line):
      guard let outcome = Self.outcome(of: input, in: start) else {
        throw QuestionFault(QuestionWording.cannotTouch(input), at: line)
      }
      state = .outcome(input, outcome)
    }
  }

  func holds(in session: Session) -> Bool {
    let scene = session.scene
    switch state {
    case .frames(let frames):
      let now = scene.framesOnScreen
      return frames.allSatisfy { name, frame in now[name].map { frame.isNear($0) } ?? false }
    case .superviews(let superviews):
      let now = scene.superviews
      return superviews.allSatisfy { now[$0] == $1 }
    case .recognizers(let places):
      let now = scene.placesOfRecognizers
      return places.allSatisfy { now[$0] == $1 }
    case .property(let name, let property, let value):
      return scene.object(named: name).flatMap { scene.value(of: property, on: $0) } == value
    case .outcome(let input, let outcome): return Self.outcome(of: input, in: session) == outcome
    }
  }

  private static func outcome(of input: String, in session: Session) -> Outcome? {
    var copy = session.withoutTouches()
    do throws(SessionError) { try copy.runSilently(input) } catch { return nil }
    var outcome = Outcome()
    let facts = copy.sequence.facts
    if facts.isEmpty { return nil }
    for fact in facts {
      switch fact.kind {
      case .hitViewFound(let view, _): outcome.receivers.append(view.map { copy.scene.name(of: $0) })
      case .actionSent(let sender, let target, let action, _, _):
        let scene = copy.scene
        outcome.actions.append("\(scene.name(of: sender)) \(scene.name(of: target)).\(action)")
      default: break
      }
    }
    return outcome
  }
}
