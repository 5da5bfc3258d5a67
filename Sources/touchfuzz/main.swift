import FuzzKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `touchfuzz [COUNT [SEED]]`: runs COUNT random streams, from this seed on, and stops at the first broken promise with
/// status 1, the seed, and a minimal stream.
let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let isUnderstood = arguments.count == CommandLine.arguments.count - 1 && arguments.count <= 2
if !isUnderstood {
  print("usage: touchfuzz [COUNT [SEED]]")
  exit(2)
}
exit(fuzz(count: arguments.first ?? 1_000_000, from: arguments.count > 1 ? arguments[1] : 1) ? 0 : 1)
