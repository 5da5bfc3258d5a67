import Testing
import TouchReport

@testable import Tutor

@Suite struct PresentationTests {
  private func line(_ text: String) -> [[UInt8]] { [Array(text.utf8)] }

  /// Text of two parts, a question with two choices and a trace, text of one part.
  private var slides: [Slide] {
    [
      Slide(parts: [.init(line("title")), .init(line("text"))]),
      Slide(
        step: 1,
        parts: [
          .init(line("prompt")), .init(line("1 A"), isTight: true), .init(line("2 B"), isTight: true),
          .init(line("ANSWER"), kind: .answer), .init(line("why")),
          .init(line("trace 1"), kind: .trace), .init(line("trace 2"), kind: .trace),
        ]),
      Slide(parts: [.init(line("end"))]),
    ]
  }

  private func text(_ presentation: Presentation, columns: Int = 80, rows: Int = 24) -> String {
    presentation.screen(columns: columns, rows: rows, options: ReportOptions(columns: columns))
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  private func pressed(_ keys: [PresenterKey]) -> Presentation {
    var presentation = Presentation(slides)
    for key in keys { _ = presentation.press(key) }
    return presentation
  }

  @Test func oneKeyOneLine() {
    var presentation = Presentation(slides)
    var seen: [String] = []
    for _ in 0..<9 {
      seen.append("\(presentation.slide).\(presentation.shown)")
      _ = presentation.press(.next)
    }
    #expect(seen == ["0.1", "0.2", "1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "2.1"])
    #expect(presentation.remark == .atEnd)
  }

  @Test func backIsTheSameWay() {
    var presentation = pressed(Array(repeating: .next, count: 7))
    for expected in ["1.5", "1.4", "1.3", "1.2", "1.1", "0.2", "0.1", "0.1"] {
      _ = presentation.press(.previous)
      #expect("\(presentation.slide).\(presentation.shown)" == expected)
    }
    #expect(presentation.remark == .atStart)
  }

  @Test func answerIsHiddenUntilRevealed() {
    var presentation = pressed([.next, .next, .next, .next])
    #expect(text(presentation).contains("2 B"))
    #expect(!text(presentation).contains("ANSWER"))
    _ = presentation.press(.trace)
    #expect(presentation.remark == .answerFirst)
    #expect(!text(presentation).contains("trace 1"))
    _ = presentation.press(.answer)
    #expect(text(presentation).contains("ANSWER"))
    #expect(!text(presentation).contains("why"))
  }

  @Test func traceComesInPiecesWhereAskedFor() {
    var presentation = pressed([.jump, .digit(1), .enter, .answer, .trace])
    #expect(text(presentation).contains("trace 1"))
    #expect(!text(presentation).contains("trace 2"))
    _ = presentation.press(.next)
    #expect(text(presentation).contains("trace 2"))
    _ = presentation.press(.next)
    #expect(presentation.slide == 2)
  }

  @Test func jumps() {
    #expect(pressed([.jump, .digit(1), .enter]).slide == 1)
    #expect(pressed([.jump, .digit(9), .enter]).remark == .noSuchStep(of: 1))
    #expect(pressed([.jump, .digit(9), .erase, .digit(1), .enter]).slide == 1)
    #expect(pressed([.jump, .digit(1), .escape]).slide == 0)
    #expect(pressed([.last]).slide == 2)
    #expect(pressed([.last, .first]).slide == 0)
    #expect(text(pressed([.jump, .digit(4)])).contains("step number: 4_"))
  }

  @Test func blackScreenShowsNothingAndAnyKeyEndsIt() {
    var presentation = pressed([.next, .black])
    #expect(text(presentation).allSatisfy { $0 == "\n" })
    _ = presentation.press(.next)
    #expect(presentation.shown == 2)
    #expect(text(presentation).contains("text"))
  }

  @Test func helpShowsTheKeys() {
    var presentation = pressed([.help])
    #expect(text(presentation).contains("Page Down"))
    _ = presentation.press(.next)
    #expect(text(presentation).contains("title"))
  }

  @Test func quits() {
    var presentation = Presentation(slides)
    let goesOn = [.quit, .interrupt, .next].map { presentation.press($0) }
    #expect(goesOn == [false, false, true])
  }

  @Test func screenHasExactlyItsRowsAndShowsWhatCameLast() {
    for rows in 2...30 {
      for presentation in [
        pressed([]), pressed([.help]), pressed([.jump, .digit(1), .enter, .answer, .next]),
      ] {
        let screen = presentation.screen(columns: 40, rows: rows, options: ReportOptions(columns: 40))
        #expect(screen.count == rows)
      }
    }
    #expect(text(pressed([.jump, .digit(1), .enter, .answer]), rows: 2).contains("ANSWER"))
  }

  @Test func anotherWidthKeepsThePlace() {
    var presentation = pressed([.next, .next, .next])
    presentation.replace(slides)
    #expect(presentation.slide == 1)
    #expect(presentation.shown == 2)
    presentation.replace([Slide(parts: [.init(line("only"))])])
    #expect(presentation.slide == 0)
    #expect(presentation.shown == 1)
    presentation.replace([])
    let goesOn = presentation.press(.next)
    #expect(goesOn)
  }

  @Test func pagesForNoTerminal() {
    let pages = String(decoding: Presentation(slides).pages, as: UTF8.self)
    #expect(pages.split(separator: "\n---\n").count == 3)
    #expect(pages.contains("ANSWER"))
  }

  /// Whatever is pressed, something of the slide is shown, and never the answer before its part.
  @Test func anyKeys() {
    let keys: [PresenterKey] = [
      .next, .previous, .answer, .trace, .jump, .digit(1), .digit(7), .enter, .erase, .first, .last, .black,
      .help,
      .escape, .unknown,
    ]
    var random = UInt64(1)
    var presentation = Presentation(slides)
    for _ in 0..<5000 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let goesOn = presentation.press(keys[Int(random >> 33) % keys.count])
      #expect(goesOn)
      #expect((1...presentation.current.parts.count).contains(presentation.shown))
      #expect(
        text(presentation).contains("ANSWER")
          == (presentation.isAnswered && !presentation.isBlack && !presentation.isHelping))
    }
  }
}

@Suite struct PresenterKeyTests {
  @Test(
    arguments: [
      (" ", [.next]), ("\r", [.enter]), ("n", [.next]), ("\u{1B}[6~", [.next]), ("b", [.previous]),
      ("p", [.previous]),
      ("\u{1B}[5~", [.previous]), ("\u{1B}[C", [.next]), ("\u{1B}OD", [.previous]), ("\u{1B}[H", [.first]),
      ("a", [.answer]), ("j12\r", [.jump, .digit(1), .digit(2), .enter]), (".", [.black]), ("t", [.trace]),
      ("gG", [.first, .last]), ("?", [.help]), ("q", [.quit]), ("\u{3}", [.interrupt]), ("\u{1B}", [.escape]),
      ("é", [.unknown]), ("\u{1B}x", [.escape, .unknown]), ("\u{1B}[99z ", [.unknown, .next]),
    ] as [(String, [PresenterKey])])
  func read(_ text: String, _ keys: [PresenterKey]) {
    #expect(PresenterKey.keys(in: Array(text.utf8), isFinal: true).keys == keys)
  }

  @Test func waitsForTheRestOfAKey() {
    for part in ["\u{1B}", "\u{1B}[", "\u{1B}[6"] {
      let (keys, rest) = PresenterKey.keys(in: Array((" " + part).utf8), isFinal: false)
      #expect(keys == [.next])
      #expect(rest == part.utf8.count)
    }
  }
}
