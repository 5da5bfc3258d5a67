import TouchModel

extension Reporter {
  /// The line that says where one is inside a touch: after `number` of `count` facts, `time` after the first one.
  public func position(_ number: Int, of count: Int, _ time: Time, _ scene: Scene, into out: inout [UInt8]) {
    painter.paint(
      Message(nil, role: .heading, Wording(scene: scene).position(number, of: count, time)), into: &out)
  }

  /// One fact in a sentence.
  public func fact(_ fact: Fact, _ scene: Scene, into out: inout [UInt8]) {
    painter.paint(
      Message(nil, depth: 1, Wording(scene: scene).sentence(fact.kind), rule: fact.rule), into: &out)
  }
}
