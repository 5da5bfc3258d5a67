import Testing

@testable import TouchModel

/// EV-1, EV-3: each finger goes through began, moved, ended or cancelled; a finger that rests while another moves is in
/// no call.
@Suite struct EV_01_PhaseTests {
  private func bench() throws -> RuleBench {
    var bench = RuleBench()
    try bench.add("V", 0, 0, 100, 100)
    try bench.set(.isMultipleTouchEnabled, .bool(true), on: "V")
    return bench
  }

  private func samples(_ bench: RuleBench) -> [String] {
    bench.kinds.compactMap {
      if case .touchSampled(let finger, let phase, _, _) = $0 { "\(finger.number) \(phase)" } else { nil }
    }
  }

  private func calls(_ bench: RuleBench) -> [String] {
    bench.kinds.compactMap {
      guard case .touchesCalled(let responder, let phase, let fingers, _, nil) = $0 else { return nil }
      return "\(bench.scene.name(of: responder)).\(phase) \(fingers.map { Int($0.number) })"
    }
  }

  @Test func oneFinger() throws {
    var bench = try bench()
    bench.down(1, 10, 10)
    bench.move(1, 20, 10)
    bench.move(1, 30, 10)
    bench.up()
    #expect(samples(bench) == ["1 began", "1 moved", "1 moved", "1 ended"])
    #expect(calls(bench) == ["V.began [1]", "V.moved [1]", "V.moved [1]", "V.ended [1]"])
  }

  @Test func cancelledInsteadOfEnded() throws {
    var bench = try bench()
    bench.down(1, 10, 10)
    bench.event([TouchSample(Finger(1), .cancel)])
    bench.up()
    #expect(samples(bench) == ["1 began", "1 cancelled"])
    #expect(calls(bench) == ["V.began [1]", "V.cancelled [1]"])
  }

  @Test func restingFingerIsInNoSet() throws {
    var bench = try bench()
    bench.event([.down(1, 10, 10), .down(2, 20, 20)])
    bench.move(1, 15, 15)
    bench.move(2, 25, 25)
    bench.event([.move(1, 16, 16), .move(2, 26, 26)])
    #expect(calls(bench) == ["V.began [1, 2]", "V.moved [1]", "V.moved [2]", "V.moved [1, 2]"])
  }

  @Test func fingerThatIsNotDownDoesNothing() throws {
    var bench = try bench()
    bench.move(1, 10, 10)
    bench.up()
    #expect(samples(bench) == [])
    bench.down(1, 10, 10)
    bench.down(1, 20, 20)
    #expect(samples(bench) == ["1 began"])
  }
}
