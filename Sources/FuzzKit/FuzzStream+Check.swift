import TouchModel

extension FuzzStream {
  /// Runs the stream, and then lifts every finger, ends what only its user can end, and lets every timer run out.
  /// Returns the first promise that was broken.
  public func check() -> Violation? { check(deafTo: nil) }

  func check(deafTo isDeafTo: ((Fact.Kind) -> Bool)?) -> Violation? {
    var world = FuzzWorld()
    var trace = Trace()
    var checker = Checker(followsFingers: hasUniqueFingers, isDeafTo: isDeafTo)
    for step in steps {
      let before = world.scene
      let start = trace.facts.count
      world.take(step, into: &trace)
      checker.read(trace, from: start, before: before, after: world.scene)
      if let violation = checker.broken.first { return violation }
    }
    for step in closingSteps(of: world) {
      let before = world.scene
      let start = trace.facts.count
      world.take(step, into: &trace)
      checker.read(trace, from: start, before: before, after: world.scene)
    }
    checker.finish(world.scene, trace)
    return checker.broken.first
  }

  private func closingSteps(of world: FuzzWorld) -> [FuzzStep] {
    let lifts = world.scene.activity.fingersDown.map { FuzzSample(finger: Int($0.number), change: .up) }
    return [.touches(lifts, after: 0.01), .hover(nil)]
      + world.recognizers.indices.map { .setState($0, .ended) } + [.settle]
  }

  /// The whole stream: its facts, and the scene after it.
  public func run(isRecording: Bool = true) -> (scene: Scene, trace: Trace) {
    var world = FuzzWorld()
    var trace = Trace(isRecording: isRecording)
    for step in steps { world.take(step, into: &trace) }
    for step in closingSteps(of: world) { world.take(step, into: &trace) }
    return (world.scene, trace)
  }

  /// A stream with as few steps as break the same promise: takes out halves, quarters, ... single steps.
  public func shrunk(to promise: Promise) -> FuzzStream {
    var best = self
    var size = max(1, best.steps.count / 2)
    while size > 0 {
      var start = 0
      var removedAny = false
      while start < best.steps.count {
        var candidate = best
        candidate.steps.removeSubrange(start..<min(start + size, best.steps.count))
        if candidate.check()?.promise == promise {
          best = candidate
          removedAny = true
        } else {
          start += size
        }
      }
      if !removedAny || size > 1 { size /= 2 }
    }
    return best
  }

  /// Without the module names that a value's description puts before every type.
  private func plain(_ text: String) -> String {
    var result = text
    for module in ["TouchModel.", "FuzzKit."] {
      result = result.split(separator: module, omittingEmptySubsequences: false).joined()
    }
    return result
  }

  /// One step a line, then the facts.
  public var description: String {
    var lines = ["seed \(seed)"] + steps.map { plain("  \($0)") }
    for (index, fact) in run().trace.facts.enumerated() {
      switch fact.kind {
      case .hitTestCalled, .hitTestAnswered, .pointInsideCalled, .passBegan, .windowChosen, .chainFound,
        .bubblingStopped:
        continue
      case .touchesCalled(_, _, _, _, .some): continue
      default: lines.append(plain("  \(index) \(fact.time.seconds) \(fact.kind) \(fact.rule.rawValue)"))
      }
    }
    return lines.joined(separator: "\n")
  }
}
