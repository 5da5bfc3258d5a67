import FuzzKit
import Testing

/// A few thousand random streams; `touchfuzz` runs a million.
@Suite struct StreamTests {
  /// A failure names its seed and a minimal stream.
  private func check(_ seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      let stream = FuzzStream.random(seed: seed)
      guard let violation = stream.check() else { continue }
      Issue.record("\(violation.promise.rawValue)\n\(stream.shrunk(to: violation.promise).description)")
      return
    }
  }

  @Test(arguments: 0..<8) func promisesHold(part: UInt64) {
    check((part * 250 + 1)...(part * 250 + 250))
  }

  @Test func streamsCanBeRepeated() {
    for seed in UInt64(1)...50 {
      #expect(FuzzStream.random(seed: seed).steps == FuzzStream.random(seed: seed).steps)
      #expect(FuzzStream.random(seed: seed).run().trace == FuzzStream.random(seed: seed).run().trace)
    }
  }

  /// The scene after a run is the same whether its facts are kept or not.
  @Test func recordingChangesNothing() {
    for seed in UInt64(1)...200 {
      let stream = FuzzStream.random(seed: seed)
      #expect(stream.run().scene == stream.run(isRecording: false).scene, "seed \(seed)")
    }
  }
}
