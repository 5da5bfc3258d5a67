import TouchModel

extension Belief {
  /// What is believed beside what happens.
  public struct Comparison: Sendable, Equatable {
    public let expected: [Happening]
    public let actual: [Happening]

    /// The first place where the two part; nil where the belief leads to the truth. One side is nil where nothing
    /// more comes.
    public var difference: (expected: Happening?, actual: Happening?)? {
      for index in 0..<max(expected.count, actual.count) {
        let believed = index < expected.count ? expected[index] : nil
        let real = index < actual.count ? actual[index] : nil
        if believed != real { return (believed, real) }
      }
      return nil
    }

    /// The first difference in what is of interest; where that is nowhere, the first of all. Something that one side
    /// lacks stands beside what that side has in its place.
    package func difference(
      about isOfInterest: (Happening) -> Bool
    ) -> (expected: Happening?, actual: Happening?)? {
      let part = Comparison(expected: expected.filter(isOfInterest), actual: actual.filter(isOfInterest))
      guard let found = part.difference else { return difference }
      // Not where the same things only come in another order.
      let isOneSided = found.expected == nil || found.actual == nil
      if isOneSided, expected.count == actual.count, let one = found.expected ?? found.actual,
        let place = (found.expected == nil ? actual : expected).firstIndex(of: one)
      {
        let (believed, real) = (expected[place], actual[place])
        if !actual.contains(believed), !expected.contains(real) { return (believed, real) }
      }
      return found
    }
  }

  /// Runs both worlds on copies.
  public func compare(_ inputs: [Input], on scene: Scene) -> Comparison {
    let (_, trace) = Simulator.run(inputs, on: scene)
    return Comparison(
      expected: expectation(of: inputs, on: scene),
      actual: Happening.all(in: trace, of: scene, since: scene.clock))
  }

  /// The example, run from the clock of its scene.
  public func compareExample() throws -> Comparison {
    let scene = try example.scene()
    return compare(example.touch.inputs(from: scene.clock, sampleRate: scene.settings.sampleRate), on: scene)
  }

  /// What the believer expects to see.
  func expectation(of inputs: [Input], on scene: Scene) -> [Happening] { run(inputs, on: scene).told }
}
