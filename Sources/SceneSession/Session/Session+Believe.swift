import SceneLanguage
import TouchInsight
import TouchModel
import TouchReport

/// Beliefs and rules: nothing of the scene changes, and in the formats log and json they print nothing.
extension Session {
  mutating func believe(
    _ name: Name, then statement: Statement?, into output: inout [UInt8]
  ) throws(SessionError) {
    guard let belief = Belief.named(name.text) else {
      throw SessionError(.unknownBelief(name.text), at: name.span)
    }
    guard let statement else { return showExample(of: belief, into: &output) }
    guard let (gesture, fingers) = try gesture(of: statement.command) else {
      throw SessionError(.notAGesture, at: statement.span)
    }
    let inputs = try inputs(of: gesture, fingers: fingers)
    guard settings.format == .text else { return }
    reporter.believe(belief, belief.compare(inputs, on: scene), scene, into: &output)
  }

  /// The belief on the scene that is kept for it.
  private func showExample(of belief: Belief, into output: inout [UInt8]) {
    guard settings.format == .text, let scene = try? belief.example.scene(),
      let comparison = try? belief.compareExample()
    else { return }
    let lines = ScriptWriter.lines(for: scene) + [GestureText.line(for: belief.example.touch)]
    reporter.believe(belief, comparison, scene, example: lines, into: &output)
  }

  func ruleCard(_ name: Name, into output: inout [UInt8]) throws(SessionError) {
    guard let card = RuleCard.named(name.text) else {
      throw SessionError(.unknownRule(name.text), at: name.span)
    }
    if settings.format == .text { reporter.rule(card, lessons: lessonsOfRules[card.id] ?? [], into: &output) }
  }

  func ruleCards(_ words: String?, into output: inout [UInt8]) {
    guard settings.format == .text else { return }
    reporter.rules(words.map { RuleCard.search($0) } ?? RuleCard.all, about: words, into: &output)
  }
}
