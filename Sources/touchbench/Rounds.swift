#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How long several ways of doing the same work take, in turns: each round runs every way once, so that whatever else
/// the machine does falls on all of them. Medians are kept. What is counted is the processor time of this process,
/// which other processes cannot stretch by taking turns with it.
struct Rounds {
  /// Seconds, by way, by round.
  private(set) var seconds: [[Double]]

  init(_ count: Int, _ ways: [() -> Void]) {
    seconds = Array(repeating: [], count: ways.count)
    for _ in 0..<count {
      for (way, work) in ways.enumerated() { seconds[way].append(Rounds.time(work)) }
    }
  }

  /// The median time of one way.
  func median(_ way: Int) -> Double { Rounds.median(seconds[way]) }

  /// The median, over the rounds, of how many times as long `way` takes as `other`.
  func ratio(_ way: Int, to other: Int) -> Double {
    Rounds.median(zip(seconds[way], seconds[other]).map { $0 / max($1, 1e-9) })
  }

  /// Processor seconds that `work` takes.
  static func time(_ work: () -> Void) -> Double {
    let start = processorSeconds()
    work()
    return processorSeconds() - start
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
