import TouchModel

/// Inputs run in one world, the true one or a believer's, as far as questions want to know: what is noticed, and what
/// lies behind it.
package struct WorldRun: Sendable {
  /// As somebody in this world would tell it.
  package let told: [Happening]
  /// The same without any retelling: what the trace says.
  package let seen: [Happening]
  package let trace: Trace
  package let before: Scene
  package let after: Scene

  /// What is told is not what the trace says.
  package var isRetold: Bool { told != seen }

  /// What really happened.
  package init(_ trace: Trace, before: Scene, after: Scene) {
    self.trace = trace
    self.before = before
    self.after = after
    seen = Happening.all(in: trace, of: before, since: before.clock)
    told = seen
  }

  init(_ trace: Trace, before: Scene, after: Scene, seen: [Happening], told: [Happening]) {
    self.trace = trace
    self.before = before
    self.after = after
    self.seen = seen
    self.told = told
  }
}

extension Belief {
  /// The inputs in the believer's world. Where `truth`, the same inputs in the true one, is given and nothing about this
  /// touch is different to the believer, it is not run again.
  package func run(_ inputs: [Input], on scene: Scene, beside truth: WorldRun? = nil) -> WorldRun {
    var believed = scene
    if let change = world.change {
      var changed = scene
      if (try? change(&changed)) != nil { believed = changed }
    }
    let before = believed
    let arriving = world.arrive?(inputs, believed) ?? inputs
    if let truth, world.change == nil || believed == scene, arriving == inputs,
      world.search?.isTrue(of: inputs, in: scene) ?? true
    {
      return WorldRun(
        truth.trace, before: before, after: truth.after, seen: truth.seen,
        told: told(truth.seen, Telling(scene: before, inputs: arriving)))
    }
    var trace = Trace()
    for input in arriving {
      if let search = world.search {
        search.run(input, on: &believed, into: &trace)
      } else {
        Simulator.run([input], on: &believed, into: &trace)
      }
    }
    let seen = Happening.all(in: trace, of: before, since: scene.clock)
    return WorldRun(
      trace, before: before, after: believed, seen: seen,
      told: told(seen, Telling(scene: before, inputs: arriving)))
  }

  private func told(_ seen: [Happening], _ telling: Telling) -> [Happening] {
    var told = seen
    world.retell?(&told, telling)
    return told
  }
}

extension ViewSearch {
  /// It finds what hit-testing finds, as far as that is known before the run: all fingers go down in the first event.
  fileprivate func isTrue(of inputs: [Input], in scene: Scene) -> Bool {
    for (place, input) in inputs.enumerated() {
      guard case .touches(let samples, _) = input else { continue }
      for case .down(let point) in samples.map(\.change) {
        if place > 0 || find(point, in: scene) != ViewSearch().find(point, in: scene) { return false }
      }
    }
    return true
  }
}
