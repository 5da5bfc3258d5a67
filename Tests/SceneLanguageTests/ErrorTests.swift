import Testing

@testable import SceneLanguage

@Suite struct ErrorTests {
  static let golden = Golden("errors.txt")

  /// Place, message and suggestion.
  private static func render(_ typed: String) -> String {
    do {
      _ = try Parser.parse(Golden.unescaped(typed))
      return "can be read"
    } catch {
      return "\(error.span.start)-\(error.span.end) \(error.message)\ntry: \(error.suggestion ?? "nothing")"
    }
  }

  @Test func recording() throws {
    #expect(try !Self.golden.recordIfAsked(Self.render))
    #expect(Self.golden.cases.count >= 60)
  }

  @Test(arguments: golden.cases)
  func placeMessageAndSuggestion(_ it: Golden.Case) {
    #expect(Self.render(it.typed) == it.expected)
  }

  @Test(arguments: golden.cases)
  func everyErrorLeadsToALineThatIsRead(_ it: Golden.Case) throws {
    let line = Golden.unescaped(it.typed)
    let error = try #require(throws: ParseError.self) { try Parser.parse(line) }
    let suggestion = try #require(error.suggestion)
    #expect(throws: Never.self) { try Parser.parse(suggestion) }
    #expect(try !Parser.parse(suggestion).isEmpty)
    #expect(error.span.start <= error.span.end && error.span.end <= line.utf8.count)
    #expect(!error.message.hasSuffix("."))
    #expect(!error.message.unicodeScalars.contains(where: CharacterRules.isUnprintable))
  }

  @Test func bytesThatAreNotUTF8HaveAPlace() throws {
    let error = try #require(throws: ParseError.self) { try Parser.parse(utf8: Array("add A".utf8) + [0xFF]) }
    #expect(error.span == Span(5, 6) && error.suggestion == "add A")
  }

  @Test func aLineOverTheLimitIsRefused() throws {
    let limit = Parser.lineLimit
    #expect(throws: Never.self) { try Parser.parse(String(repeating: " ", count: limit)) }
    let error = try #require(throws: ParseError.self) {
      try Parser.parse(String(repeating: "a", count: limit + 1))
    }
    #expect(error.message.count < 100)
    #expect(throws: ParseError.self) { try Parser.parse("add " + String(repeating: "(", count: limit - 10)) }
  }

  /// Bytes of all kinds: an error or not, but never a crash, and every suggestion can be read.
  @Test func randomBytesDoNoHarm() throws {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let lines = ReadableLines.all
    for _ in 0..<3000 {
      var bytes = Array(lines[next(lines.count)].utf8)
      for _ in 0...next(3) {
        switch next(3) {
        case 0 where !bytes.isEmpty: bytes[next(bytes.count)] = UInt8(next(256))
        case 1 where !bytes.isEmpty: bytes.remove(at: next(bytes.count))
        default: bytes.insert(UInt8(next(128)), at: next(bytes.count + 1))
        }
      }
      do {
        _ = try Parser.parse(utf8: bytes)
      } catch {
        guard let suggestion = error.suggestion else { continue }
        #expect(throws: Never.self, "\(bytes)") { try Parser.parse(suggestion) }
      }
    }
  }
}
