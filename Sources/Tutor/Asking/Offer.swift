import SceneSession
import TouchInsight
import TouchModel

/// What a question offers to choose from: the key, what the author adds, what believers say, and what else is plausible.
struct Offer {
  private var wrong: [Question.Choice] = []
  private let key: Answer
  private let keepsOrder: Bool
  private let isEmpty: Bool

  /// With the key, this many are offered at most; others than believers' answers only up to `usual`.
  static let most = 5
  static let usual = 4

  init(
    _ prediction: Prediction, _ reader: AnswerReader, key: Answer, believed: [Question.Choice]
  ) throws(QuestionFault) {
    self.key = key
    keepsOrder = prediction.ask.isYesNo
    isEmpty = prediction.ask == .order
    if isEmpty { return }
    let parser = AnswerParser(prediction.ask, reader.asked.end.scene)
    let refused = Set(try Self.answers(prediction.without, parser) + [key])
    var taken = refused
    func beliefs(of answer: Answer) -> [String] { believed.first { $0.answer == answer }?.beliefs ?? [] }
    for answer in try Self.answers(prediction.also, parser)
    where wrong.count < Self.most - 1 && taken.insert(answer).inserted {
      wrong.append(Question.Choice(answer, beliefs: beliefs(of: answer)))
    }
    for choice in believed where wrong.count < Self.most - 1 && taken.insert(choice.answer).inserted {
      wrong.append(choice)
    }
    let usual = prediction.ask.isYesNo ? 2 : Self.usual
    for answer in reader.plausible(prediction.ask, key: key)
    where wrong.count < usual - 1 && taken.insert(answer).inserted {
      wrong.append(Question.Choice(answer))
    }
  }

  private static func answers(_ lines: [LessonLine], _ parser: AnswerParser) throws(QuestionFault) -> [Answer]
  {
    var answers: [Answer] = []
    for line in lines {
      do throws(SessionError) {
        answers.append(try parser.answer(from: line.text))
      } catch {
        throw QuestionFault(QuestionWording.sentence(error), at: line, try: error.suggestion)
      }
    }
    return answers
  }

  /// In an order that says nothing and stays the same.
  func choices(id: String) -> [Question.Choice] {
    if isEmpty { return [] }
    let all = wrong + [Question.Choice(key)]
    if keepsOrder { return all.sorted { a, _ in a.answer == .yes(true) } }
    return all.map { (choice: $0, hash: StableHash.of(id + "\n" + $0.answer.text)) }
      .sorted { $0.hash < $1.hash }.map(\.choice)
  }
}
