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
    }
  }

  private struct KilledSession {
    let home: String

    /// Never comes back.
    func run(from start: Int) throws {
      guard let state = StateFolder(environment: { [home] in $0 == "TAPWALK_HOME" ? home : nil }) else {
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
