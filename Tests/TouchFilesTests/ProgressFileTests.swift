import Foundation
import Testing

@testable import TouchFiles

@Suite("Progress file")
struct ProgressFileTests {
  private static let name = "progress/anna.tsv"

  private func progress(_ folder: borrowing TemporaryFolder) throws -> ProgressFile {
    ProgressFile(in: try folder.state(), profile: "anna")
  }

  /// A file that holds `text`.
  private func folder(_ text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/progress", withIntermediateDirectories: true)
    try folder.write(text, to: Self.name)
    return folder
  }

  @Test("is empty before anything happened, and says what it is at the first line")
  func startsEmpty() throws {
    let folder = try TemporaryFolder()
    let file = try progress(folder)
    #expect(try file.load() == [])
    try file.append(["a\tb", "按钮"])
    try file.append(["c"])
    #expect(try file.load() == ["a\tb", "按钮", "c"])
    #expect(try folder.text(Self.name) == "tapwalk progress 1\na\tb\n按钮\nc\n")
    #expect(try folder.mode(Self.name) == 0o600)
    #expect(try folder.mode("progress") == 0o700)
  }

  @Test("is one for each learner")
  func profiles() throws {
    let folder = try TemporaryFolder()
    try progress(folder).append(["a"])
    #expect(try ProgressFile(in: try folder.state(), profile: "ben").load() == [])
  }

  @Test(arguments: [
    ("anna", true), ("Anna-2_b.c", true), ("李", true), ("", false), (".", false), ("..", false),
    (".a", false),
    ("a/b", false), ("../a", false), ("a b", false), ("a\n", false), ("a\u{200D}", false), ("a\u{0}", false),
    (String(repeating: "a", count: 101), false),
  ])
  func namesOfProfiles(_ name: String, _ isOne: Bool) {
    #expect(ProgressFile.isProfile(name) == isOne)
  }

  @Test("takes the rights of others away from a file that is there")
  func tightens() throws {
    let folder = try folder("a\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: folder.path + "/" + Self.name)
    _ = try progress(folder).load()
    #expect(try folder.mode(Self.name) == 0o600)
  }

  @Test("keeps lines that are the same")
  func repeats() throws {
    let folder = try TemporaryFolder()
    try progress(folder).append(["a", "a"])
    #expect(try progress(folder).load() == ["a", "a"])
  }

  @Test(
    "lets no control characters in", arguments: ["", "a\nb", "a\u{1b}[31m", "a\u{85}b", "a\u{7f}", "a\rb"])
  func refuses(line: String) throws {
    let folder = try TemporaryFolder()
    try progress(folder).append([line, "good"])
    #expect(try folder.text(Self.name) == "tapwalk progress 1\ngood\n")
  }

  @Test("skips lines with control characters that others put there")
  func foreignContent() throws {
    let folder = try folder("tapwalk progress 2\na\n\u{1b}[m\n\nb\n")
    #expect(try progress(folder).load() == ["a", "b"])
  }

  @Test("a line that was cut off does not swallow the next")
  func cutOff() throws {
    let folder = try folder("tapwalk progress 1\na\nbb")
    #expect(try progress(folder).load() == ["a", "bb"])
    try progress(folder).append(["c"])
    #expect(try progress(folder).load() == ["a", "bb", "c"])
  }

  @Test("a line that is too long is an error, and nothing of it is kept")
  func longLine() throws {
    let folder = try TemporaryFolder()
    let file = try progress(folder)
    #expect(throws: FileError.self) {
      try file.append([String(repeating: "x", count: ProgressFile.longestLine + 1)])
    }
    #expect(try progress(folder).load() == [])
  }

  @Test("of a huge file the newest part is read")
  func huge() throws {
    let line = String(repeating: "x", count: 99_999)
    let count = ProgressFile.largestRead / 100_000 + 20
    let folder = try folder(String(repeating: line + "\n", count: count) + "last\n")
    let lines = try progress(folder).load()
    #expect(lines.last == "last")
    #expect(lines.count < count && lines.count > count - 25)
    #expect(lines.dropLast().allSatisfy { $0.utf8.count == 99_999 })
  }

  // MARK: Taking away

  @Test("what is taken away is gone from the disk, and the rest stays as it was")
  func takesAway() throws {
    let folder = try TemporaryFolder()
    try progress(folder).append(["a secret", "b", "c secret"])
    try progress(folder).rewrite { !$0.hasSuffix("secret") }
    #expect(try folder.text(Self.name) == "tapwalk progress 1\nb\n")
    #expect(try folder.mode(Self.name) == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/progress") == ["anna.tsv"])
  }

  @Test("taking away from no file makes none")
  func takesAwayNothing() throws {
    let folder = try TemporaryFolder()
    try progress(folder).rewrite { _ in false }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/" + Self.name))
  }

  @Test("a file in which nothing changes is not written")
  func unchanged() throws {
    let folder = try folder("tapwalk progress 1\na\nbb")
    try progress(folder).rewrite { _ in true }
    #expect(try folder.text(Self.name) == "tapwalk progress 1\na\nbb")
  }

  // MARK: Several at once

  @Test("sessions that add and take away at once lose nothing")
  func manySessions() async throws {
    let folder = try TemporaryFolder()
    let state = try folder.state()
    await withTaskGroup(of: Void.self) { group in
      for session in 0..<4 {
        group.addTask {
          let file = ProgressFile(in: state, profile: "anna")
          for line in 0..<50 {
            try? file.append(["\(session)\t\(line)", "drop me"])
            try? file.rewrite { $0 != "drop me" }
          }
        }
      }
    }
    let lines = try progress(folder).load()
    #expect(lines.count == 200)
    for session in 0..<4 {
      #expect(lines.filter { $0.hasPrefix("\(session)\t") } == (0..<50).map { "\(session)\t\($0)" })
    }
  }

  // MARK: Places that cannot be used

  @Test("a folder, a pipe or an unusable place is an error, never a hang")
  func unusable() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/progress", withIntermediateDirectories: true)
    mkfifo(folder.path + "/" + Self.name, 0o600)
    let file = try progress(folder)
    #expect(throws: FileError.self) { try file.load() }
    #expect(throws: FileError.self) { try file.append(["a"]) }
    #expect(throws: FileError.self) { try file.rewrite { _ in false } }
  }

  @Test("a place where no folder can be made is an error")
  func noFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "progress")
    let file = try progress(folder)
    #expect(throws: FileError.self) { try file.append(["a"]) }
  }

  @Test("a full disk is an error")
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/progress", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + Self.name, withDestinationPath: "/dev/full")
    let file = try progress(folder)
    #expect(throws: FileError.self) { try file.append(["a"]) }
  }
}
