import Foundation
import Testing

@testable import TouchFiles

#if os(Linux) || os(macOS)
  @Suite("Progress file of a session that is killed")
  struct ProgressFileKillTests {
    /// A session of its own process adds lines, and now and then takes some away, until it is killed at some moment.
    @Test("loads whole, with every line whose adding had come to its end")
    func killed() async throws {
      let folder = try TemporaryFolder()
      let state = try folder.state()
      let file = ProgressFile(in: state, profile: "anna")
      var before = 0
      for round in 0..<12 {
        let home = folder.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [home = home as String, round = round as Int] in
          try KilledSession(home: home).run(from: round * 1_000_000)
        }
        let lines = try file.load()
        let kept = lines.filter { !$0.hasPrefix("drop") }
        let done = Int(try folder.text("done")) ?? 0
        let numbers = kept.compactMap { Int($0.dropLast(2)) }
        #expect(numbers.count == kept.count, "a line is broken")
        let new = Array(numbers[before...])
        #expect(new == (0..<new.count).map { round * 1_000_000 + $0 })
        #expect(round * 1_000_000 + new.count >= done)
        #expect(round * 1_000_000 + new.count <= done + 1)
        before = numbers.count
      }
      #expect(before > 100)
      try file.rewrite { _ in false }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/progress") == ["anna.tsv"])
    }

    @Test("a disk that is full for a while is told, and costs only what was said not to be kept")
    func fullForAWhile() async throws {
      let folder = try TemporaryFolder()
      let home = folder.path
      await #expect(processExitsWith: .success) { [home = home as String] in
        try SessionOnAFullDisk(home: home).run()
      }
    }
  }

  private func setLargestFile(_ bytes: rlim_t) {
    #if os(Linux)
      let kind = __rlimit_resource_t(1)
    #else
      let kind = RLIMIT_FSIZE
    #endif
    var limit = rlimit()
    getrlimit(kind, &limit)
    limit.rlim_cur = bytes
    setrlimit(kind, &limit)
  }

  private struct SessionOnAFullDisk {
    let home: String

    private struct Failure: Error {}

    /// Throws where the file does not behave.
    func run() throws {
      let home = home
      guard let state = StateFolder(environment: { $0 == "TAPWALK_HOME" ? home : nil }) else {
        throw Failure()
      }
      let file = ProgressFile(in: state, profile: "anna")
      signal(SIGXFSZ, SIG_IGN)
      setLargestFile(200)
      var kept: [String] = []
      do throws(FileError) {
        while kept.count < 1000 {
          try file.append(["line \(kept.count)\t."])
          kept.append("line \(kept.count)\t.")
        }
      } catch {
        guard error.reason == .system(EFBIG) else { throw Failure() }
      }
      setLargestFile(1 << 30)
      try file.append(["last\t."])
      let whole = try file.load().filter { $0.hasSuffix("\t.") }
      guard kept.count > 10, kept.count < 1000, whole == kept + ["last\t."] else { throw Failure() }
    }
  }

  private struct KilledSession {
    let home: String

    /// Never comes back.
    func run(from start: Int) throws {
      let home = home
      guard let state = StateFolder(environment: { $0 == "TAPWALK_HOME" ? home : nil }) else {
        return
      }
      let file = ProgressFile(in: state, profile: "anna")
      let done = open(home + "/done", O_WRONLY | O_CREAT, 0o600)
      Thread.detachNewThread {
        usleep(UInt32.random(in: 500...60_000))
        kill(getpid(), SIGKILL)
      }
      for number in start... {
        try file.append(["\(number)\t.", "drop \(number)"])
        let text = "\(number + 1)"
        pwrite(done, text, text.utf8.count, 0)
        if number % 10 == 0 { try file.rewrite { !$0.hasPrefix("drop") } }
      }
    }
  }
#endif
