import Testing
import TouchFiles

struct LineReaderTests {
  private func lines(_ text: String) throws -> [String] {
    var reader = LineReader(bytes: Array(text.utf8), path: "-")
    var lines: [String] = []
    while true {
      switch try reader.next() {
      case .line(let range): lines.append(String(decoding: reader.buffer[range], as: UTF8.self))
      case .tooLong: lines.append("too long")
      case .end: return lines
      }
    }
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb\r\n", ["a", "b"]), ("\n\nx", ["", "", "x"]),
    ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]), ("a\rb", ["a\rb"]),
  ])
  func cuts(_ text: String, _ expected: [String]) throws { #expect(try lines(text) == expected) }

  @Test func longLinesSpanChunks() throws {
    let long = String(repeating: "x", count: 300_000)
    #expect(try lines("a\n\(long)\nb") == ["a", long, "b"])
  }
}
