import Testing

@testable import TouchFiles

struct LessonShelfTests {
  @Test func theFirstFolderWithLessonsCounts() throws {
    let empty = try TemporaryFolder()
    let full = try TemporaryFolder()
    for (name, text) in [
      ("02-b.md", "B"), ("01-a.md", "A"), ("10-c.md", "C"), (".d.md", "D"), ("e.txt", "E"),
    ] {
      try TextFile.write(Array(text.utf8), to: full.path + "/" + name)
    }
    let shelf = LessonShelf(folders: [empty.path + "/none", empty.path, full.path])
    #expect(shelf.find()?.folder == full.path)
    #expect(shelf.load().map(\.path) == ["01-a.md", "02-b.md", "10-c.md"].map { full.path + "/" + $0 })
    #expect(shelf.load().map(\.bytes) == [[0x41], [0x42], [0x43]])
  }

  @Test func withoutLessonsThereIsNoCourse() throws {
    let empty = try TemporaryFolder()
    #expect(LessonShelf(folders: [empty.path]).find() == nil)
    #expect(LessonShelf(folders: []).load().isEmpty)
  }

  @Test func aFileThatIsTooLargeIsNotRead() throws {
    let folder = try TemporaryFolder()
    try TextFile.write([UInt8](repeating: 0x41, count: LessonShelf.limit + 1), to: folder.path + "/a.md")
    #expect(throws: FileError.self) { try LessonShelf.read(folder.path + "/a.md") }
  }
}
