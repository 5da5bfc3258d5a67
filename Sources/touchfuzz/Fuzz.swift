import FuzzKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs the streams and says how fast. False where one broke a promise.
func fuzz(count: UInt64, from first: UInt64) -> Bool {
  let clock = ContinuousClock()
  let start = clock.now
  for seed in first..<(first &+ count) {
    let stream = FuzzStream.random(seed: seed)
    guard let violation = stream.check() else { continue }
    let small = stream.shrunk(to: violation.promise)
    print("seed \(seed) breaks: \(violation.promise.rawValue)")
    print(small.description)
    if let again = small.check() { print("at fact \(again.fact)") }
    return false
  }
  let duration = start.duration(to: clock.now)
  let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  print(
    "\(count) streams in \(tenths(seconds)) s, \(Int(Double(count) / max(seconds, 0.001))) streams a second")
  return true
}

private func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
