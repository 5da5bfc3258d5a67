import SceneLanguage
import SceneSession
import TouchInsight
import TouchModel

/// Reads what a learner types in answer to a question. What cannot be read is an error, and no answer.
struct AnswerParser {
  let ask: Ask
  private let scene: Scene
  private let choices: [Answer]
  private let items: [String]

  init(_ ask: Ask, _ scene: Scene, choices: [Answer] = [], items: [String] = []) {
    self.ask = ask
    self.scene = scene
    self.choices = choices
    self.items = items
  }

  private static let yes: Set<String> = ["yes", "y", "true", "holds"]
  private static let no: Set<String> = ["no", "n", "false"]

  func answer(from text: String) throws(SessionError) -> Answer {
    let typed = AnswerText.trimmed(text)
    if typed.isEmpty { throw failure(QuestionWording.saySomething) }
    // What is right as it stands needs no cleaning: a name may end in a dot.
    let text = known(typed) == nil ? AnswerText.cleaned(typed) : typed
    if text.isEmpty { throw failure(QuestionWording.saySomething) }
    if !choices.isEmpty, let digits = AnswerText.number(text) {
      guard let number = Int(digits), (1...choices.count).contains(number) else {
        throw failure(QuestionWording.noSuchChoice(choices.count))
      }
      return choices[number - 1]
    }
    let word = text.lowercased().withoutFullStop
    switch ask {
    case .receiver, .winner, .cancelled:
      return AnswerText.nobody.contains(word) ? .names([String]()) : .names(Set(try names(text)))
    case .chain:
      if AnswerText.nobody.contains(word) { return .sequence([]) }
      return .sequence(try names(AnswerText.withoutNil(text)))
    case .order: return .sequence(try order(text))
    case .state:
      let name = word.hasPrefix(".") ? String(word.dropFirst()) : word
      guard let state = Recognizer.State.named(name == "canceled" ? "cancelled" : name) else {
        throw failure(QuestionWording.notAState(text))
      }
      return .state(state.name)
    case .yesNo:
      if Self.yes.contains(word) { return .yes(true) }
      if Self.no.contains(word) { return .yes(false) }
      throw failure(QuestionWording.yesOrNo)
    case .line: return .line(try line(text))
    case .rule:
      guard let card = RuleCard.named(text.withoutFullStop) else {
        throw failure(QuestionWording.notARule(text))
      }
      return .rule(card.id)
    }
  }

  // MARK: Names

  private func names(_ text: String) throws(SessionError) -> [String] {
    if let name = known(text) ?? onlyOne(text) { return [name] }
    guard let pieces = AnswerText.pieces(text) else { throw failure(QuestionWording.openQuote) }
    if pieces.isEmpty { throw failure(QuestionWording.saySomething) }
    var names: [String] = []
    for piece in pieces {
      guard let name = known(piece.text) ?? onlyOne(piece.text) else { throw unknown(piece.text, in: text) }
      names.append(name)
    }
    return names
  }

  /// The name by which the scene calls what somebody calls `text`, who may write it with other capitals where only one
  /// is meant, or end a sentence with it.
  private func known(_ text: String) -> String? {
    if let name = exactly(text) ?? exactly(text.withoutFullStop) { return name }
    let word = text.withoutFullStop.lowercased()
    let all = Set(scene.allNames.filter { $0.lowercased() == word })
    return all.count == 1 ? all.first.flatMap(exactly) : nil
  }

  private func exactly(_ text: String) -> String? {
    if let object = scene.object(named: text) { return scene.name(of: object) }
    for object in [ObjectID.windowScene, .application, .appDelegate] where scene.name(of: object) == text {
      return text
    }
    if ViewClass.allCases.contains(where: { $0.isPrivate && $0.uikitName == text }) { return text }
    // What has been removed meanwhile.
    return (0..<scene.views.count).contains { scene.name(of: ViewID($0)) == text } ? text : nil
  }

  /// The one name that differs in capitals alone; nil where several do.
  private func onlyOne(_ text: String) -> String? {
    let all = scene.allNames.filter { $0.lowercased() == text.lowercased() }
    let near = Set(all.compactMap { known($0) })
    return near.count == 1 ? near.first : nil
  }

  private func unknown(_ name: String, in text: String) -> SessionError {
    let all = scene.allNames.sorted()
    let near = all.first { $0.lowercased() == name.lowercased() } ?? Words.near(name, in: all)
    guard let near else { return failure(QuestionWording.unknownName(name)) }
    return SessionError(
      .tutor(QuestionWording.unknownName(name)),
      try: "answer "
        + (name == text ? AnswerText.quotedIfNeeded(near) : text.replacingFirst(name, with: near)))
  }

  // MARK: Orders and lines

  private func order(_ text: String) throws(SessionError) -> [String] {
    var words = (AnswerText.pieces(AnswerText.withSpaces(text, for: "-")) ?? []).map {
      AnswerText.number($0.text) ?? $0.text
    }
    if words.count == 1, words[0].count == items.count { words = words[0].map(String.init) }
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == words.count, numbers.sorted() == Array(1...max(1, items.count)) else {
      throw failure(QuestionWording.everyNumberOnce(items.count))
    }
    return numbers.map { items[$0 - 1] }
  }

  private func line(_ text: String) throws(SessionError) -> String {
    let line = AnswerText.oneBlank(AnswerText.unquoted(text))
    for case .line(let known) in choices {
      let same = AnswerText.oneBlank(known)
      if same == line || same == "-[\(line)]" { return known }
    }
    guard line.hasPrefix("-["), line.hasSuffix("]") else { throw failure(QuestionWording.notALine) }
    return line
  }

  // MARK: Errors

  private func failure(_ sentence: String) -> SessionError {
    SessionError(.tutor(sentence), try: "answer " + example)
  }

  /// Something that can be read as an answer, whether it is right or not.
  private var example: String {
    if !choices.isEmpty { return "1" }
    switch ask {
    case .receiver, .winner, .cancelled: return "nothing"
    case .chain: return "window > scene > app"
    case .order: return (1...max(1, items.count)).map(String.init).joined(separator: " ")
    case .state: return "failed"
    case .yesNo: return "yes"
    case .line: return "-[A touchesEnded:withEvent:]"
    case .rule: return "HT-5"
    }
  }
}

extension String {
  fileprivate var withoutFullStop: String { hasSuffix(".") && count > 1 ? String(dropLast()) : self }

  /// With another word in the first place where `word` stands.
  func replacingFirst(_ word: String, with other: String) -> String {
    guard let range = firstRange(of: word) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
