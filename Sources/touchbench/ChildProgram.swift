#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that is started with its output going to the null device.
struct ChildProgram {
  let path: String

  /// Seconds from its start to its exit, by the clock and by the processor; nil where it cannot be started or fails.
  func run(_ arguments: [String]) -> (clock: Double, processor: Double)? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let before = childSeconds()
    var process = pid_t()
    var isStarted = false
    var status: Int32 = 0
    let elapsed = ContinuousClock().measure {
      isStarted = posix_spawn(&process, path, &actions, nil, &words, environ) == 0
      if isStarted { waitpid(process, &status, 0) }
    }.components
    guard isStarted, status == 0 else { return nil }
    return (Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18, childSeconds() - before)
  }

  /// Processor time of all children that have ended.
  private func childSeconds() -> Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(__rusage_who_t(-1), &usage)
    #endif
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6
  }
}
