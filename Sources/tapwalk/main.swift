import Shell

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

exit(Program.run(arguments: Array(CommandLine.arguments.dropFirst()), in: .current()))
