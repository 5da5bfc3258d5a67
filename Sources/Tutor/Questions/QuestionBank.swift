import SceneLanguage
import SceneSession

/// Draws questions that nobody wrote: a situation of a concept with names, places and flags by chance, and with the key
/// and the wrong answers that the model gives. The same seed draws the same question.
public enum QuestionBank {
  /// The question of a concept that this seed is for, always the same one. It is slow where a family seldom makes what was
  /// wished for: some milliseconds.
  public static func draw(_ concept: Concept, seed: UInt64) -> Drawn {
    let wish = Wish(concept, seed: seed)
    var fallback: Drawn?
    for attempt in 0..<mostAttempts {
      var dice = Dice(seed: Dice.mixed(seed, with: "\(concept.id) \(attempt)"))
      let isPatient = attempt < patience
      let template = isPatient ? concept.templates[wish.template] : dice.pick(concept.templates)
      let sketch = template.sketch(&dice)
      guard let start = Session(building: sketch.scene) else { continue }
      if isPatient, !wish.fits(sketch, in: start) { continue }
      if attempt < leastAttempts, !wish.mayBeExposed(by: sketch, in: start) { continue }
      guard let drawn = question(concept, seed, template, sketch, in: start) else { continue }
      if wish.isExposed(by: drawn) { return drawn }
      fallback = fallback ?? drawn
      if attempt >= leastAttempts, let fallback { return fallback }
    }
    // A concept whose templates never make a question is a fault that its test finds.
    guard let fallback else { preconditionFailure("no question for " + concept.id) }
    return fallback
  }

  /// So often a question is drawn that is all that was wished for.
  private static let patience = 60
  /// From here on any sound question will do.
  private static let leastAttempts = 8
  private static let mostAttempts = 1000

  private static func question(
    _ concept: Concept, _ seed: UInt64, _ template: Template, _ sketch: Sketch, in start: Session
  ) -> Drawn? {
    do throws(QuestionFault) {
      let question = try QuestionMaker.question(
        Prediction(sketch), id: concept.id + "-" + String(seed), prompt: QuizWording.prompt(sketch),
        in: start)
      guard question.isSound else { return nil }
      return Drawn(
        concept: concept, seed: seed, template: template.name, question: question,
        difficulty: question.difficulty(script: sketch.scene), script: sketch.scene)
    } catch {
      return nil
    }
  }
}

extension Question {
  /// There is something to choose from, and only one of it is right.
  var isSound: Bool {
    switch ask {
    case .yesNo: choices.count == 2
    case .order: items.count >= 3
    default: choices.count >= 3 && choices.count { $0.answer == key } == 1
    }
  }
}

extension Prediction {
  init(_ sketch: Sketch) {
    let place = LessonPlace(line: 1)
    self.init(
      ask: sketch.ask, on: sketch.on.map { LessonLine($0, place) }, expect: nil, askPlace: place)
  }
}

extension Session {
  /// A scene of these lines; nil where one of them fails.
  init?(building lines: [String]) {
    self.init()
    do throws(SessionError) {
      for line in lines { try runSilently(line) }
    } catch {
      return nil
    }
  }
}
