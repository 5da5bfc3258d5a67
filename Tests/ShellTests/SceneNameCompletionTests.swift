import Testing

@testable import SceneSession
@testable import Shell

struct SceneNameCompletionTests {
  private func offered(_ line: String) -> [String] {
    let files = SceneFiles(lessonFolders: [ProjectFiles.lessons.path])
    return Desk(Session(files: files)).candidates(for: line, at: line.utf8.count).candidates.map(\.text)
  }

  @Test func openOffersTheScenesThatComeWithIt() {
    #expect(offered("open nest") == ["nested-views"])
    #expect(offered("OPEN ").contains("tab-bar-tip"))
    #expect(offered("source pinch").contains("pinch-and-rotation"))
  }

  @Test func otherCommandsDoNot() {
    #expect(offered("save nest").isEmpty)
    #expect(offered("open nothing-like-that").isEmpty)
    #expect(offered("op") == ["open"])
  }
}
