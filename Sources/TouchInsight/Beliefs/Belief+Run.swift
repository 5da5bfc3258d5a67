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

    /// The same as far as some things that happen go.
    package func only(_ isOfInterest: (Happening) -> Bool) -> Comparison {
      Comparison(expected: expected.filter(isOfInterest), actual: actual.filter(isOfInterest))
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
