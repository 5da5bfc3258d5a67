#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Shell

exit(Program.run(arguments: Array(CommandLine.arguments.dropFirst()), in: .current()))
