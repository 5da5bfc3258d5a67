import Foundation
import Testing

@testable import TouchFiles

@Suite("History file")
struct HistoryFileTests {
  @Test("is empty before anything was typed, and makes its folder at the first line")
  func startsEmpty() throws {
    let folder = try TemporaryFolder()
    let deep = folder.path + "/a/b"
    let state = try #require(StateFolder(environment: { $0 == "TAPWALK_HOME" ? deep : nil }))
    let history = HistoryFile(in: state)
    #expect(try history.load() == [])
    try history.append("tap 40 40")
    #expect(try history.load() == ["tap 40 40"])
    #expect(try folder.mode("a/b/history") == 0o600)
    #expect(try folder.mode("a/b") == 0o700)
  }

  @Test("keeps plain UTF-8 lines, oldest first")
  func plainLines() throws {
    let folder = try TemporaryFolder()
    let history = HistoryFile(in: try folder.state())
    try history.append("add 按钮")
    try history.append("tree")
    #expect(try folder.text("history") == "add 按钮\ntree\n")
  }

  @Test("takes the rights of others away from a file that is there")
  func tightens() throws {
    let folder = try TemporaryFolder()
    try folder.write("tree\n", to: "history")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.path + "/history")
    _ = try HistoryFile(in: try folder.state()).load()
    #expect(try folder.mode("history") == 0o600)
  }

  @Test("reads no line twice in a row")
  func collapses() throws {
    let folder = try TemporaryFolder()
    try folder.write("a\na\nb\na\n", to: "history")
    #expect(try HistoryFile(in: try folder.state()).load() == ["a", "b", "a"])
  }

  @Test(
    "does not keep what would spoil it",
    arguments: ["", "a\nb", "a\u{1b}[31m", String(repeating: "x", count: 20_000)])
  func refuses(line: String) throws {
    let folder = try TemporaryFolder()
    let history = HistoryFile(in: try folder.state())
    try history.append(line)
    #expect(try history.load() == [])
  }

  @Test("drops lines with control characters that others put there, and survives broken UTF-8")
  func foreignContent() throws {
    let folder = try TemporaryFolder()
    let bytes: [UInt8] = [0x61, 10, 0x1b, 0x5b, 0x6d, 10, 0xff, 0x62, 10]
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/history"))
    #expect(try HistoryFile(in: try folder.state()).load() == ["a", "\u{fffd}b"])
  }

  @Test("a line that was cut off does not swallow the next")
  func cutOff() throws {
    let folder = try TemporaryFolder()
    try folder.write("tree\nadd A", to: "history")
    let history = HistoryFile(in: try folder.state())
    try history.append("map")
    #expect(try history.load() == ["tree", "add A", "map"])
  }

  @Test("shortens itself to the cap, and not before it is passed")
  func trims() throws {
    let folder = try TemporaryFolder()
    let history = HistoryFile(in: try folder.state(), cap: 3)
    for line in ["1", "2", "3"] { try history.append(line) }
    try history.trim()
    #expect(try folder.text("history") == "1\n2\n3\n")
    try history.append("4")
    #expect(try history.load() == ["2", "3", "4"])
    try history.trim()
    #expect(try folder.text("history") == "2\n3\n4\n")
    #expect(try folder.mode("history") == 0o600)
  }

  @Test("two sessions that add and shorten at once lose nothing")
  func twoSessions() async throws {
    let folder = try TemporaryFolder()
    let state = try folder.state()
    await withTaskGroup(of: Void.self) { group in
      for session in 0..<4 {
        group.addTask {
          let history = HistoryFile(in: state, cap: 1_000)
          for line in 0..<50 {
            try? history.append("\(session) \(line)")
            try? HistoryFile(in: state, cap: 200).trim()
          }
        }
      }
    }
    let lines = try HistoryFile(in: state, cap: 1_000).load()
    for session in 0..<4 {
      #expect(lines.filter { $0.hasPrefix("\(session) ") } == (0..<50).map { "\(session) \($0)" })
    }
  }

  @Test("a folder, a pipe or an unusable place is an error, never a hang")
  func unusable() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/history"
    mkfifo(path, 0o600)
    let history = HistoryFile(in: try folder.state())
    #expect(throws: FileError.self) { try history.load() }
    #expect(throws: FileError.self) { try history.append("tree") }

    let inFile = try #require(StateFolder(environment: { $0 == "TAPWALK_HOME" ? path + "/deeper" : nil }))
    #expect(throws: FileError.self) { try HistoryFile(in: inFile).append("tree") }
  }

  @Test("a full disk is an error")
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/history", withDestinationPath: "/dev/full")
    #expect(throws: FileError.self) { try HistoryFile(in: try folder.state()).append("tree") }
  }
}
