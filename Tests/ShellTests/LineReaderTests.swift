import Testing
import TouchFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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

  @Test func saysTooLongBeforeTheLineEnds() throws {
    let endless = open("/dev/zero", O_RDONLY)
    try #require(endless >= 0)
    defer { close(endless) }
    var reader = LineReader(descriptor: endless, path: "/dev/zero")
    #expect(try reader.next() == .tooLong)
    #expect(reader.number == 1)
  }

  @Test func goesOnBehindALineThatIsTooLong() throws {
    let long = String(repeating: "x", count: LineReader.limit + 1)
    #expect(try lines("a\n\(long)\nb") == ["a", "too long", "b"])
    #expect(try lines("a\n\(long)") == ["a", "too long"])
  }
}
