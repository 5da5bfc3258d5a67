import Foundation
import Testing
import TouchReport

@testable import Shell

/// `tapwalk lessons check`.
struct LessonsCheckTests {
  private func check(_ files: [String: String], _ paths: [String]? = nil) throws -> (
    status: Int32, output: String, errors: String
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    var output = OutputSink(descriptor: nil)
    var errors = OutputSink(descriptor: nil)
    let command = LessonsCheckCommand(
      options: ReportOptions(), paths: paths.map { $0.map { folder.path + "/" + $0 } } ?? [],
      folders: [folder.path])
    let status = command.run(output: &output, errors: &errors)
    let text = String(decoding: errors.buffer, as: UTF8.self)
    return (
      status, String(decoding: output.buffer, as: UTF8.self),
      text.split(separator: folder.path + "/", omittingEmptySubsequences: false).joined()
    )
  }

  @Test func aFaultIsShownWithItsPlace() throws {
    let result = try check(
      ["a.md": "id: a\ntitel: A\n---\nText.\n\n```tapwalk scene\nset A hiddn on\n```\n"], ["a.md"])
    #expect(result.status == 1)
    #expect(result.output == "1 lesson, 0 steps, 2 errors, 0 warnings\n")
    #expect(
      result.errors == """
        a.md:2:1: error: unknown key 'titel': id, format, title, part, needs, concepts, rules, allow
          titel: A
          ^^^^^
        try: title: A
        a.md:7:7: error: unknown property 'hiddn'
          set A hiddn on
                ^^^^^
        try: set A hidden on

        """)
  }

  @Test func warningsAloneAreNoFailure() throws {
    let result = try check(["a.md": "id: a\ntitle: A\n---\nText.\n"], ["a.md"])
    #expect(result.status == 0)
    #expect(result.output == "1 lesson, 0 steps, 0 errors, 3 warnings\n")
  }

  @Test func aFolderIsAWholeCourse() throws {
    let result = try check(["a.md": "id: a\ntitle: A\nneeds: b\n---\nText.\n", "notes.txt": "x"])
    #expect(result.status == 1)
    #expect(result.errors.contains("a.md:3:8: error: no lesson has the id 'b'"))
    #expect(result.errors.contains("untaught.txt:1:1: error: no lesson names HT-1 "))
  }

  @Test func whatIsNotThereIsSaid() throws {
    let missing = try check(["a.md": "id: a\ntitle: A\n---\nText.\n"], ["b.md"])
    #expect(missing.status == 1)
    #expect(missing.output == "0 lessons, 0 steps, 1 error, 0 warnings\n")
    #expect(try check([:]).errors.contains("no lessons are here"))
  }

  @Test func nothingOfAFileReachesTheTerminalAsItIs() throws {
    let result = try check(["a.md": "id: \u{1B}[31m\ntitle: A\n---\nText.\n"], ["a.md"])
    #expect(!result.errors.contains("\u{1B}"))
    #expect(result.errors.contains("\\e[31m"))
  }

  @Test func isReadFromTheCommandLine() throws {
    #expect(try Launch(arguments: ["lessons", "check"]).action == .checkLessons([]))
    #expect(try Launch(arguments: ["lessons", "check", "a.md", "b"]).action == .checkLessons(["a.md", "b"]))
  }
}
