import TouchInsight
import TouchModel

extension Reporter {
  /// What `believe` prints: what is expected beside what happens, where the two part, and the rules. `example` is the
  /// script of the belief's own scene, where it is played on that.
  public func believe(
    _ belief: Belief, _ comparison: Belief.Comparison, _ scene: Scene, example: [String] = [],
    into out: inout [UInt8]
  ) {
    if options.verbosity == .silent { return }
    BeliefReport(painter: painter, wording: Wording(scene: scene), belief: belief, comparison: comparison)
      .paint(example: example, into: &out)
  }

  /// What `beliefs` prints.
  public func beliefs(into out: inout [UInt8]) {
    let wording = Wording(scene: Scene())
    for belief in Belief.all { painter.paint(Message(nil, wording.listed(belief)), into: &out) }
    painter.paint(Message(nil, role: .quiet, wording.howToBelieve()), into: &out)
  }

  /// What `rule` prints. `lessons` are those that teach it.
  public func rule(_ card: RuleCard, lessons: [String] = [], into out: inout [UInt8]) {
    let wording = Wording(scene: Scene())
    painter.paint(Message(nil, role: .heading, wording.cardHeading(card)), into: &out)
    painter.paint(Message(nil, depth: 1, wording.statement(card), hang: 0), into: &out)
    painter.paint(Message(nil, depth: 1, role: .quiet, wording.sureness(card)), into: &out)
    painter.paint(Message(nil, depth: 1, role: .quiet, wording.rests(card)), into: &out)
    for id in card.contested {
      guard let fact = ContestedFact.named(id) else { continue }
      painter.paint(Message(nil, depth: 1, wording.contested(fact)), into: &out)
    }
    if !lessons.isEmpty { painter.paint(Message(nil, depth: 1, wording.taught(in: lessons)), into: &out) }
    let beliefs = card.beliefs
    if beliefs.isEmpty { return }
    painter.paint(Message(nil, depth: 1, wording.contradictsHeading()), into: &out)
    for belief in beliefs { painter.paint(Message(.no, depth: 2, wording.listed(belief)), into: &out) }
  }

  /// What `rules` prints. `words` is what was searched for; nil where all are listed.
  public func rules(_ cards: [RuleCard], about words: String?, into out: inout [UInt8]) {
    let wording = Wording(scene: Scene())
    if cards.isEmpty { painter.paint(Message(.no, wording.noRule(about: words ?? "")), into: &out) }
    for card in cards { painter.paint(Message(nil, wording.listed(card), hang: 8), into: &out) }
  }
}
