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
  /// The inputs in the believer's world.
  package func run(_ inputs: [Input], on scene: Scene) -> WorldRun {
    var believed = scene
    if let change = world.change {
      var changed = scene
      if (try? change(&changed)) != nil { believed = changed }
    }
    let before = believed
    let arriving = world.arrive?(inputs, believed) ?? inputs
    var trace = Trace()
    for input in arriving {
      if let search = world.search {
        search.run(input, on: &believed, into: &trace)
      } else {
        Simulator.run([input], on: &believed, into: &trace)
      }
    }
    let seen = Happening.all(in: trace, of: before, since: scene.clock)
    var told = seen
    world.retell?(&told, Telling(scene: before, inputs: arriving))
    return WorldRun(trace, before: before, after: believed, seen: seen, told: told)
  }
}
