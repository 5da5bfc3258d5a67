import Shell

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// tapfuzz [SECONDS] [SEED]: types nonsense into sessions until the time is up.
let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 300
let seed = CommandLine.arguments.dropFirst(2).first.flatMap(UInt64.init) ?? UInt64(time(nil))
exit(Fuzzer.run(seconds: seconds, seed: seed))
