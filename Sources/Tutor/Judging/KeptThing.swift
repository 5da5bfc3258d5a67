import SceneLanguage
import SceneSession
import TouchInsight
import TouchModel

/// Something that has to stay as it was at the start of a task, with how it was.
struct KeptThing: Sendable {
  let keep: LessonTask.Keep
  private let state: State

  private enum State: Sendable {
    case frames([ObjectID: Rect])
    case superviews([ObjectID: ViewID?])
    case recognizers([RecognizerID: ViewID])
    case property(ObjectID, Property, PropertyValue?)
    case outcome(String, Outcome?)
  }

  /// What a touch comes to.
  private struct Outcome: Sendable, Equatable {
    var receivers: [ViewID?] = []
    var actions: [String] = []
  }

  init(_ keep: LessonTask.Keep, _ start: Session) throws(QuestionFault) {
    let scene = start.scene
    self.keep = keep
    switch keep {
    case .frames:
      state = .frames(
        Dictionary(uniqueKeysWithValues: scene.ownViews.map { (.view($0), scene.frameOnScreen(of: $0)) }))
    case .hierarchy:
      state = .superviews(
        Dictionary(uniqueKeysWithValues: scene.ownViews.map { (.view($0), scene.views[$0.row].superview) }))
    case .recognizers:
      var places: [RecognizerID: ViewID] = [:]
      for view in scene.ownViews { for id in scene.recognizers(of: view) { places[id] = view } }
      state = .recognizers(places)
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
      state = .property(object, property, value)
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
      return frames.allSatisfy { object, frame in
        guard case .view(let view) = object, scene.isAlive(object) else { return false }
        return PropertyValue.rect(frame).isNear(scene.frameOnScreen(of: view))
      }
    case .superviews(let superviews):
      return superviews.allSatisfy { object, superview in
        guard case .view(let view) = object, scene.isAlive(object) else { return false }
        return scene.views[view.row].superview == superview
      }
    case .recognizers(let places):
      return places.allSatisfy { id, view in
        scene.isAlive(.recognizer(id)) && scene.recognizers[id.row].view == view
      }
    case .property(let object, let property, let value):
      return scene.isAlive(object) && scene.value(of: property, on: object) == value
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
      case .hitViewFound(let view, _): outcome.receivers.append(view)
      case .actionSent(let sender, let target, let action, _, _):
        let scene = copy.scene
        outcome.actions.append("\(scene.name(of: sender)) \(scene.name(of: target)).\(action)")
      default: break
      }
    }
    return outcome
  }
}

extension Scene {
  /// Every view in some window but UIKit's private ones.
  var ownViews: [ViewID] {
    windows.flatMap { subtree(of: $0) }.filter { !views[$0.row].viewClass.isPrivate }
  }

  func frameOnScreen(of view: ViewID) -> Rect {
    let bounds = views[view.row].bounds
    let a = convertToScreen(Point(bounds.minX, bounds.minY), from: view)
    let b = convertToScreen(Point(bounds.maxX, bounds.maxY), from: view)
    return Rect(a.x, a.y, b.x - a.x, b.y - a.y)
  }
}

extension Property {
  /// What the language calls so: `hidden`, `isHidden`.
  fileprivate init?(word: String, on object: ObjectID, in scene: Scene) {
    guard let property = Words.property(word) else { return nil }
    if case .recognizer(let id) = object {
      self = property.adapted(to: scene.recognizers[id.row].kind)
    } else {
      self = property
    }
  }
}

extension PropertyValue {
  fileprivate func isNear(_ other: Rect) -> Bool {
    guard case .rect(let rect) = self else { return false }
    let pairs = [
      (rect.minX, other.minX), (rect.minY, other.minY), (rect.size.width, other.size.width),
      (rect.size.height, other.size.height),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
