import SceneLanguage
import SceneSession
import TouchInsight
import TouchModel

extension Question {
  /// What was typed: the number of a choice, or the answer itself. What cannot be read is thrown, and counts as no
  /// answer.
  public func answer(from text: String) throws(SessionError) -> Answer {
    try AnswerParser(ask, end.scene, choices: choices.map(\.answer), items: items).answer(from: text)
  }

  /// Right or wrong, and who would have said so.
  public func mark(_ answer: Answer) -> Verdict {
    let isRight = answer == key || isSameChain(answer)
    let names = (choices + believed).first { $0.answer == answer && !$0.beliefs.isEmpty }?.beliefs ?? []
    return Verdict(
      isRight: isRight, given: answer, beliefs: isRight ? [] : names.compactMap { Belief.named($0) })
  }

  /// UIKit's private views may be left out, all of them.
  private func isSameChain(_ answer: Answer) -> Bool {
    guard case .chain = ask, case .sequence(let given) = answer, case .sequence(let chain) = key else {
      return false
    }
    let classes = Set(ViewClass.allCases.filter(\.isPrivate).map(\.uikitName))
    return !given.contains { classes.contains($0) } && given == chain.filter { !classes.contains($0) }
  }

  /// An answer as a learner would type it.
  public func text(of answer: Answer) -> String {
    if ask == .order, case .sequence(let calls) = answer {
      return calls.compactMap { items.firstIndex(of: $0).map { String($0 + 1) } }.joined(separator: " ")
    }
    return answer.text(for: ask)
  }
}
