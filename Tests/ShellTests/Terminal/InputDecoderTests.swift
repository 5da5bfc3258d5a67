import Testing

@testable import SceneSession
@testable import Shell

@Suite("Terminal input")
struct InputDecoderTests {
  private func items(_ pieces: [[UInt8]], keys: [[UInt8]: Unicode.Scalar] = [:]) -> [InputDecoder.Item] {
    var decoder = InputDecoder()
    decoder.keys = keys
    var result: [InputDecoder.Item] = []
    for piece in pieces {
      decoder.append(piece)
      while let item = decoder.next(final: false) { result.append(item) }
    }
    while let item = decoder.next(final: true) { result.append(item) }
    return result
  }

  private func characters(_ text: String) -> [InputDecoder.Item] {
    text.unicodeScalars.map { .character($0) }
  }

  @Test("characters may come in pieces of any size", arguments: 1...7)
  func pieces(size: Int) {
    let text = "a按钮é🎉z"
    let bytes = Array(text.utf8)
    let pieces = stride(from: 0, to: bytes.count, by: size).map {
      Array(bytes[$0..<min($0 + size, bytes.count)])
    }
    #expect(items(pieces) == characters(text))
  }

  @Test("a paste may come in pieces of any size", arguments: 1...9)
  func paste(size: Int) {
    let bytes = Array("x\u{1b}[200~按\n\u{1b}[2\u{1b}[201~y".utf8)
    let pieces = stride(from: 0, to: bytes.count, by: size).map {
      Array(bytes[$0..<min($0 + size, bytes.count)])
    }
    // With ESC alone in a piece there is no telling it from the key.
    if size > 1 {
      #expect(items(pieces).last == .character("y"))
    }
    #expect(items([bytes]) == [.character("x"), .paste("按\n\u{1b}[2"), .character("y")])
  }

  @Test("other sequences pass as they are")
  func sequences() {
    #expect(items([Array("\u{1b}[A\u{1b}[2~".utf8)]) == characters("\u{1b}[A\u{1b}[2~"))
  }

  @Test("a key's stand-in is told apart from ESC and the start of its sequence")
  func keys() {
    let keys: [[UInt8]: Unicode.Scalar] = [
      Array("\u{1b}[A".utf8): "\u{80}", Array("\u{1b}[1;5C".utf8): "\u{81}",
    ]
    #expect(
      items([Array("\u{1b}[A\u{1b}[1;".utf8), Array("5C".utf8)], keys: keys) == [
        .key("\u{80}"), .key("\u{81}"),
      ])
    #expect(items([Array("\u{1b}[1;".utf8)], keys: keys) == characters("\u{1b}[1;"))
  }

  @Test(
    "what is not UTF-8 is marked, and the rest kept",
    arguments: [
      ([0x61, 0xff, 0x62], "a\u{fffd}b"), ([0xe6, 0x8c, 0x61], "\u{fffd}a"),
      ([0xc0, 0xaf], "\u{fffd}\u{fffd}"),
      ([0xe6], "\u{fffd}"), ([0xed, 0xa0, 0x80], "\u{fffd}"),
    ] as [([UInt8], String)])
  func broken(bytes: [UInt8], text: String) {
    #expect(items([bytes]) == characters(text))
  }

  @Test("counts the lines that wait")
  func waiting() {
    var decoder = InputDecoder()
    decoder.append(Array("a\rb\nc".utf8))
    #expect(decoder.waiting == (2, true))
    decoder.append(Array("\n \n".utf8))
    #expect(decoder.waiting == (4, false))
  }
}

@Suite("Pastes")
struct PasteQueueTests {
  private func steps(_ text: String) -> [PasteQueue.Step] {
    var queue = PasteQueue()
    queue.append(text)
    var result: [PasteQueue.Step] = []
    while let step = queue.next() { result.append(step) }
    return result
  }

  @Test("lines end with any line end; the last may stay open")
  func lines() {
    #expect(
      steps("a\nb\r\nc\rd") == [
        .insert("a"), .enter, .insert("b"), .enter, .insert("c"), .enter, .insert("d"),
      ])
    #expect(steps("a\n\n") == [.insert("a"), .enter, .enter])
  }

  @Test("are text, never keys")
  func text() {
    #expect(steps("a\tb\u{1b}[31m\u{7f}\u{85}按") == [.insert("a b[31m按")])
  }

  @Test("know how many lines are left")
  func left() {
    var queue = PasteQueue()
    queue.append("a\nb\nc")
    #expect(queue.waitingLines == 3)
    _ = queue.next()
    _ = queue.next()
    #expect(queue.waitingLines == 2)
    queue.removeAll()
    #expect(queue.waitingLines == 0 && queue.isEmpty)
  }
}
