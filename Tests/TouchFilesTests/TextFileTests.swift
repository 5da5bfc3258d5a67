import Foundation
import Testing

@testable import TouchFiles

@Suite("Whole files")
struct TextFileTests {
  @Test("are written whole and leave nothing else behind")
  func writes() throws {
    let folder = try TemporaryFolder()
    try TextFile.write(Array("add A\n".utf8), to: folder.path + "/a.tap")
    #expect(try TextFile.read(folder.path + "/a.tap", limit: 100) == Array("add A\n".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.tap"])
  }

  @Test("keep their access rights, and links stay links")
  func replaces() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path + "/real")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/real")
    try TextFile.write(Array("new".utf8), to: folder.path + "/link")
    #expect(try folder.text("real") == "new")
    #expect(try folder.mode("real") == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link").hasSuffix("/real"))
  }

  @Test("over the limit, missing, or not files are told apart")
  func errors() throws {
    let folder = try TemporaryFolder()
    try folder.write("12345", to: "a")
    let path = folder.path
    #expect(throws: FileError(path + "/a", .tooLarge(limit: 4))) { try TextFile.read(path + "/a", limit: 4) }
    #expect(try TextFile.read(path + "/a", limit: 5).count == 5)
    #expect(throws: FileError(path + "/b", .system(ENOENT))) { try TextFile.read(path + "/b", limit: 4) }
    #expect(throws: FileError(path, .notARegularFile)) { try TextFile.read(path, limit: 4) }
    #expect(throws: FileError(path, .notARegularFile)) { try TextFile.write([], to: path) }
    #expect(throws: FileError(path + "/no/a", .system(ENOENT))) { try TextFile.write([], to: path + "/no/a") }
  }
}

@Suite("Place of what is remembered")
struct StateFolderTests {
  @Test(
    arguments: [
      (["TAPWALK_HOME": "/t", "XDG_STATE_HOME": "/x", "HOME": "/h"], "/t"),
      (["XDG_STATE_HOME": "/x", "HOME": "/h"], "/x/tapwalk"),
      (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/tapwalk"),
      (["TAPWALK_HOME": "", "HOME": "/h"], "/h/.local/state/tapwalk"),
      ([:], nil),
    ] as [([String: String], String?)])
  func order(environment: [String: String], path: String?) {
    #expect(StateFolder(environment: { environment[$0] })?.path == path)
  }
}
