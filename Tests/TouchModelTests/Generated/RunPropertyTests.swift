import Testing

@testable import TouchModel

/// Over generated scenes and fingers: what holds for every run.
@Suite struct RunPropertyTests {
  private func run(_ seed: UInt64) throws -> (before: Scene, inputs: [Input], after: Scene, trace: Trace) {
    var generator = SceneGenerator(seed: seed)
    let scene = try generator.scene()
    let inputs = generator.inputs(count: 25, from: scene.clock)
    let (after, trace) = Simulator.run(inputs, on: scene)
    return (scene, inputs, after, trace)
  }

  @Test(arguments: 0..<200)
  func touchesGoToTheHitView(_ seed: UInt64) throws {
    let (_, _, _, trace) = try run(seed)
    var hitViews: [Finger: Set<ViewID>] = [:]
    for fact in trace.facts {
      switch fact.kind {
      case .hitViewFound(let view, let finger): if let view { hitViews[finger, default: []].insert(view) }
      case .touchesCalled(let responder, let phase, let fingers, let view, let previous):
        if previous == nil { #expect(responder == .object(.view(view))) }
        if phase == .began { for finger in fingers { #expect(hitViews[finger]?.contains(view) == true) } }
      default: break
      }
    }
  }

  @Test(arguments: 0..<200)
  func forwardedCallsFollowTheChain(_ seed: UInt64) throws {
    let (before, _, _, trace) = try run(seed)
    for fact in trace.facts {
      guard case .touchesCalled(let responder, let phase, let fingers, let view, let previous?) = fact.kind
      else { continue }
      #expect(before.next(of: previous) == responder)
      let cause = try #require(fact.cause)
      guard case .touchesCalled(previous, phase, fingers, view, _) = trace.facts[cause].kind else {
        Issue.record("not caused by the call before it")
        continue
      }
    }
  }

  @Test(arguments: 0..<200)
  func causesPointBackwardsAndTimeGoesForwards(_ seed: UInt64) throws {
    let (_, _, after, trace) = try run(seed)
    var last = Time.zero
    for (index, fact) in trace.facts.enumerated() {
      if let cause = fact.cause { #expect(cause < index) }
      #expect(fact.time >= last)
      last = fact.time
    }
    #expect(after.clock >= last)
  }

  @Test(arguments: 0..<200)
  func recordingChangesNothing(_ seed: UInt64) throws {
    let (before, inputs, after, _) = try run(seed)
    var silent = before
    var trace = Trace(isRecording: false)
    Simulator.run(inputs, on: &silent, into: &trace)
    #expect(trace.facts.isEmpty)
    #expect(silent == after)
  }

  @Test(arguments: 0..<100)
  func sameInputsGiveTheSameRun(_ seed: UInt64) throws {
    let (before, inputs, after, trace) = try run(seed)
    var again = before
    var pieces = Trace()
    for input in inputs { Simulator.run([input], on: &again, into: &pieces) }
    #expect(again == after)
    #expect(pieces.facts == trace.facts)
  }

  @Test(arguments: 0..<200)
  func everythingIsOverAtTheEnd(_ seed: UInt64) throws {
    let (_, _, after, _) = try run(seed)
    #expect(after.activity.fingersDown.isEmpty)
    #expect(after.activity.isIdle)
  }

  /// A view that got began gets one ended or cancelled for that finger, and nothing in between from a stranger.
  @Test(arguments: 0..<200)
  func everyBeganHasOneEnd(_ seed: UInt64) throws {
    let (_, _, _, trace) = try run(seed)
    struct Contact: Hashable {
      let finger: Finger
      let view: ViewID
    }
    var open: [Contact: Int] = [:]
    for fact in trace.facts {
      guard case .touchesCalled(_, let phase, let fingers, let view, nil) = fact.kind else { continue }
      for finger in fingers {
        let contact = Contact(finger: finger, view: view)
        switch phase {
        case .began: open[contact, default: 0] += 1
        case .moved: #expect(open[contact, default: 0] > 0)
        case .ended, .cancelled:
          #expect(open[contact, default: 0] > 0)
          open[contact, default: 0] -= 1
        }
      }
    }
    #expect(open.values.allSatisfy { $0 == 0 })
  }
}
