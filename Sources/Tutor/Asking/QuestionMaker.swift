import SceneLanguage
import SceneSession
import TouchInsight
import TouchModel

/// Makes a question from a step and the scene that it stands in: runs the touch, reads the key from what happens and the
/// wrong answers from what believers expect.
public enum QuestionMaker {
  /// - Parameters:
  ///   - prompt: The author's words, in place of the tutor's.
  ///   - session: Where nothing of it has happened yet. It stays as it is.
  public static func question(
    _ prediction: Prediction, id: String, prompt: String?, in session: Session
  ) throws(QuestionFault) -> Question {
    var end = session
    try end.run(prediction.on)
    let asked = AskedRun(start: session, end: end)
    let place = LessonLine("", prediction.askPlace)
    if prediction.ask.needsTouch, prediction.on.isEmpty || !asked.hasTouch {
      throw QuestionFault(QuestionWording.noTouch, at: place, try: "on: tap 40,40")
    }
    let believed = asked.believed()
    let reader: AnswerReader
    do throws(QuestionFault) {
      reader = try AnswerReader(prediction.ask, asked, believed)
    } catch {
      throw QuestionFault(error.message, at: error.line ?? place, try: error.suggestion)
    }
    guard let key = reader.key() else { throw QuestionFault(QuestionWording.noAnswer, at: place) }
    let answers = wrongAnswers(reader, believed.narrowestFirst(asked.truth), key: key)
    let offer = try Offer(prediction, reader, key: key, believed: answers)
    return Question(
      id: id, ask: prediction.ask,
      prompt: prompt ?? QuestionWording.prompt(prediction.ask, prediction.on.map(\.text)),
      start: session, lines: prediction.on.map(\.text), end: end, key: key,
      choices: offer.choices(id: id), believed: answers, items: shuffled(reader.items, id: id),
      excerpt: reader.missing?.excerpt ?? [], rules: rules(prediction.ask, reader, answers))
  }

  /// Every answer that some belief gives and that is not the key, with those who give it.
  private static func wrongAnswers(
    _ reader: AnswerReader, _ believed: [(belief: Belief, run: WorldRun)], key: Answer
  ) -> [Question.Choice] {
    var order: [Answer] = []
    var names: [Answer: [String]] = [:]
    for (belief, run) in believed {
      guard let answer = reader.answer(in: run), answer != key else { continue }
      if names[answer] == nil { order.append(answer) }
      names[answer, default: []].append(belief.name)
    }
    return order.map { Question.Choice($0, beliefs: names[$0] ?? []) }
  }

  /// Never in their true order.
  private static func shuffled(_ items: [String], id: String) -> [String] {
    let shuffled = items.sorted { StableHash.of(id + "\n" + $0) < StableHash.of(id + "\n" + $1) }
    return shuffled == items ? Array(items.dropFirst() + items.prefix(1)) : shuffled
  }

  /// For a receiver, why the view is not hit that most believers expect.
  private static func rules(_ ask: Ask, _ reader: AnswerReader, _ wrong: [Question.Choice]) -> [String] {
    let most = wrong.map(\.beliefs.count).max()
    let expected = wrong.first { $0.beliefs.count == most }?.answer
    let isReceiver = if case .receiver = ask { true } else { false }
    return reader.asked.decisions(for: ask, reader, expected: isReceiver ? expected : nil).map(\.rule).unique
  }
}

extension [(belief: Belief, run: WorldRun)] {
  /// Those in whose worlds less is different first, and the broad ones last.
  fileprivate func narrowestFirst(_ truth: WorldRun) -> Self {
    func differences(_ run: WorldRun) -> Int {
      var rest = truth.told.map(\.kind)
      var more = 0
      for kind in run.told.map(\.kind) {
        if let place = rest.firstIndex(of: kind) { rest.remove(at: place) } else { more += 1 }
      }
      return more + rest.count
    }
    let counted = enumerated().map {
      (one: $0.element, order: ($0.element.belief.isBroad ? 1 : 0, differences($0.element.run), $0.offset))
    }
    return counted.sorted { $0.order < $1.order }.map(\.one)
  }
}
