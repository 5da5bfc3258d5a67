import CEditlineShim
import Testing

@testable import SceneSession
@testable import Shell

@Suite("Candidate list")
struct CandidateListTests {
  init() { _ = tw_use_utf8() }

  private func text(_ list: CandidateList) -> [String] {
    list.rows.map { row in
      row.map { $0.text + $0.description + String(repeating: " ", count: $0.padding) }.joined()
    }
  }

  @Test("stands one below the other with descriptions while there are few")
  func described() {
    let list = CandidateList(
      [("tap", "touch and let go"), ("按钮", "UIButton"), ("tree", "")], columns: 40, limit: 9)
    #expect(text(list) == ["tap   touch and let go", "按钮  UIButton", "tree"])
  }

  @Test("goes into columns of equal display width, filled from above")
  func columns() {
    let list = CandidateList(
      ["按钮", "a", "bb", "ccc", "dddd"].map { ($0, "") }, columns: 20, limit: 9)
    #expect(text(list) == ["按钮  bb    dddd", "a     ccc"])
  }

  @Test("fits the terminal at every width", arguments: [10, 20, 40, 80])
  func fits(columns: Int) {
    let names = (1...30).map {
      ("按钮\($0)", $0 % 3 == 0 ? "" : "UIButton with a description that is long, number \($0)")
    }
    let list = CandidateList(names, columns: columns, limit: 20)
    for row in text(list) { #expect(TerminalText.width(row) < columns) }
    #expect(list.rows.count <= 20)
    #expect(list.rows.joined().count + list.left == 30)
  }

  @Test("says how many there was no room for")
  func left() {
    let list = CandidateList((1...30).map { ("n\($0)", "") }, columns: 10, limit: 4)
    #expect(list.rows.count == 4 && list.left == 22)
  }

  @Test("shows nothing that a terminal would act on")
  func harmless() {
    let list = CandidateList([("a\u{1b}[31m", "\u{202e}x")], columns: 40, limit: 4)
    #expect(text(list) == ["a\\e[31m  \\u{202E}x"])
  }

  @Test(
    "the shared beginning",
    arguments: [
      (["toggle", "touch"], "to"), (["按钮甲", "按钮乙"], "按钮"), (["a"], "a"), (["a", "b"], ""), ([], ""),
      (["tap", "tap1"], "tap"),
    ] as [([String], String)])
  func shared(texts: [String], prefix: String) {
    #expect(CandidateList.commonPrefix(texts) == prefix)
  }
}

@Suite("Hint beside the line")
struct UsageHintTests {
  init() { _ = tw_use_utf8() }

  @Test(
    "is cut at a word, and gone where there is no room",
    arguments: [
      ("NAME [to PARENT]", "add ", 16, "NAME [to PARENT]"),
      ("NAME [to PARENT]", "add ", 15, "NAME [to ..."),
      ("NAME [to PARENT]", "add", 17, " NAME [to PARENT]"),
      ("NAME [to PARENT]", "add ", 7, nil),
      ("[withALongWord]", "add ", 14, nil),
      ("", "add ", 40, nil),
      ("a\u{1b}[31m", "x ", 40, "a\\e[31m"),
    ] as [(String, String, Int, String?)])
  func fitted(hint: String, line: String, room: Int, shown: String?) {
    #expect(UsageHint.fitted(hint, behind: line, room: room) == shown)
  }
}
