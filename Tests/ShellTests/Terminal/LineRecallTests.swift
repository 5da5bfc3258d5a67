import Testing

@testable import SceneSession
@testable import Shell

@Suite("Looking through earlier lines")
struct LineRecallTests {
  private let history = ["tap 1 1", "tree", "tap 2 2", "tree"]

  @Test("stops at lines with the beginning that stands before the cursor, and brings back what was typed")
  func prefix() {
    var recall = LineRecall()
    #expect(recall.older(in: history, line: "tap x", beforeCursor: "tap") == "tap 2 2")
    #expect(recall.older(in: history, line: "tap 2 2", beforeCursor: "tap 2 2") == "tap 1 1")
    #expect(recall.older(in: history, line: "tap 1 1", beforeCursor: "tap 1 1") == nil)
    #expect(recall.newer(in: history, line: "tap 1 1") == "tap 2 2")
    #expect(recall.newer(in: history, line: "tap 2 2") == "tap x")
    #expect(recall.newer(in: history, line: "tap x") == nil)
  }

  @Test("an edited line starts a new search")
  func edited() {
    var recall = LineRecall()
    #expect(recall.older(in: history, line: "", beforeCursor: "") == "tree")
    #expect(recall.older(in: history, line: "t", beforeCursor: "t") == "tree")
    #expect(recall.older(in: history, line: "tree", beforeCursor: "tree") == "tap 2 2")
  }

  @Test("never shows what is shown already")
  func different() {
    var recall = LineRecall()
    #expect(recall.older(in: history, line: "tree", beforeCursor: "tree") == nil)
    #expect(recall.older(in: [], line: "", beforeCursor: "") == nil)
    #expect(recall.newer(in: history, line: "") == nil)
  }
}
