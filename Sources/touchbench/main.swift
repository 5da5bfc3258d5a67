#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `touchbench [memory|hits|taps|deep|why|program] ...`: all of them without an argument. Never fails on time; status 1 only where
/// the model and the C loop find different views.
var parts = Array(CommandLine.arguments.dropFirst())
if parts.isEmpty { parts = ["memory", "hits", "taps", "deep", "why", "program"] }
var agree = true
for part in parts {
  switch part {
  case "hits": agree = try HitBench.run(sizes: [1_000, 100_000, 1_000_000]) && agree
  case "taps": try TapBench.run()
  case "memory": try MemoryBench.run(1_000_000)
  case "deep": try DeepBench.run(1_000_000)
  case "why": try WhyBench.run(10_000)
  case "program": try ProgramBench.run()
  default: print("touchbench: no part '\(part)'; the parts are memory, hits, taps, deep, why, program")
  }
}
exit(agree ? 0 : 1)
