import Testing

@testable import TouchReport

@Suite struct TerminalTests {
  @Test(arguments: [
    ("abc", 3, 3), ("", 0, 0), ("确定", 4, 4), ("e\u{301}", 1, 1), ("→", 1, 2), ("─│✓●…", 5, 10), ("αβ", 2, 4),
    ("，。", 4, 4), ("👍", 2, 2), ("👨‍👩‍👧", 2, 2), ("🇨🇳", 2, 2), ("👍🏽", 2, 2), ("\u{FE0F}", 0, 0), ("한글", 4, 4),
    ("ｱ", 1, 1), ("Ａ", 2, 2),
  ]) func width(text: String, narrow: Int, wide: Int) {
    #expect(DisplayWidth().of(text) == narrow)
    #expect(DisplayWidth(ambiguous: 2).of(text) == wide)
  }

  private func wrapped(_ text: String, _ width: Int) -> [String] {
    let bytes = Array(text.utf8)
    return Wrap(width: DisplayWidth()).lines(bytes, first: width, rest: width).map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  @Test func wordsStayWhole() {
    #expect(wrapped("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(wrapped("touchesBegan touchesEnded", 15) == ["touchesBegan", "touchesEnded"])
    #expect(wrapped("then type tap 30 30 here", 15) == ["then type", "tap 30 30 here"])
    #expect(wrapped("abcdefghij", 4) == ["abcd", "efgh", "ij"])
    #expect(wrapped("", 4) == [""])
  }

  @Test func chineseBreaksAnywhereButAtPunctuation() {
    #expect(wrapped("触摸事件从最深的视图开始", 10) == ["触摸事件从", "最深的视图", "开始"])
    #expect(wrapped("触摸事件从，最深", 10) == ["触摸事件", "从，最深"])
    #expect(wrapped("触摸事件（最深）", 10) == ["触摸事件", "（最深）"])
    for width in 8...30 {
      for line in wrapped("视图（view）收到触摸，然后（因为它没有处理）传给「父视图」。之后，应用。", width) {
        #expect(DisplayWidth().of(line) <= width)
        #expect(line.first.map { "，。）」".contains($0) } == false)
        #expect(line.last.map { "（「".contains($0) } == false)
      }
    }
  }

  @Test func aChineseNameIsNotBroken() {
    let painter = Painter(ReportOptions(columns: 20))
    let output = text { painter.paint([Message(nil, "the view \("购物车数量角标") is hit")], into: &$0) }
    #expect(output == "the view\n  购物车数量角标 is\n  hit\n")
  }

  @Test(arguments: [
    ("A", "A"), ("视图", "视图"), ("a\u{1B}[0m", "a\\e[0m"), ("\u{202E}x", "\\u{202E}x"),
    ("a\tb\r\n", "a\\tb\\r\\n"),
    ("\u{0}\u{7F}\u{85}", "\\u{0}\\u{7F}\\u{85}"),
    ("\u{2066}\u{200B}\u{FEFF}", "\\u{2066}\\u{200B}\\u{FEFF}"),
  ]) func escape(text: String, shown: String) { #expect(Escape.escaped(text) == shown) }

  /// In every form a sign is printable, tells itself apart from the others, and in ASCII is ASCII.
  @Test func signs() {
    #expect(Set(Sign.allCases.map { "\($0.unicode)" }).count == Sign.allCases.count)
    for sign in Sign.allCases {
      #expect("\(sign.ascii)".utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
      #expect(sign.rawValue < Phrase.wholeStart)
    }
    let words = Sign.allCases.filter { $0 != .rule && $0 != .dash }.map { "\($0.ascii)" }
    #expect(Set(words).count == words.count)
  }

  @Test func numbers() {
    func shown(_ number: Double) -> String { text { Numbers.append(number, to: &$0) } }
    #expect(shown(40) == "40")
    #expect(shown(-0.5) == "-0.5")
    #expect(shown(0.1 + 0.2) == "0.3")
    #expect(shown(30.000000000000004) == "30")
    #expect(shown(12.0625) == "12.063" || shown(12.0625) == "12.062")
    #expect(shown(1e20) == "1e+20")
    #expect(shown(0.0001) == "0.0001")
    #expect(text { Numbers.appendExact(0.1 + 0.2, to: &$0) } == "0.30000000000000004")
  }

  @Test func colourAddsNothingButEscapes() throws {
    let story = try Stories.panBeatsTap()
    let plain = text { Reporter(options: ReportOptions()).walk(story.trace, story.scene, into: &$0) }
    let colour = text {
      Reporter(options: ReportOptions(isColour: true)).walk(story.trace, story.scene, into: &$0)
    }
    #expect(colour != plain)
    #expect(colour.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  @Test func asciiIsASCII() throws {
    for story in Stories.all {
      let story = try story.make()
      let output = text {
        Reporter(options: ReportOptions(isASCII: true, verbosity: .full)).walk(
          story.trace, story.scene, into: &$0)
      }
      #expect(output.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test func candidatesInColumns() {
    let names = ["root", "按钮", "label", "确定按钮", "A", "window", "touchesCancelled", "S.pan"]
    func laid(_ columns: Int) -> String {
      text { ColumnLayout.lay(names, ReportOptions(columns: columns), into: &$0) }
    }
    #expect(
      laid(40) == """
        root  label     A       touchesCancelled
        按钮  确定按钮  window  S.pan

        """)
    #expect(laid(80).split(separator: "\n").count == 1)
    for columns in [20, 24, 30, 40, 60] {
      for line in laid(columns).split(separator: "\n") { #expect(DisplayWidth().of(String(line)) <= columns) }
    }
  }

  /// Half a million characters without a blank, cut in one go.
  @Test func aWordAsLongAsAFileIsCut() {
    let dotted = String(repeating: "x", count: 57) + "."
    for text in [String(repeating: "x", count: 500_000), String(repeating: dotted, count: 8_000)] {
      let bytes = Array(text.utf8)
      let clock = ContinuousClock()
      var lines: [Range<Int>] = []
      let time = clock.measure { lines = Wrap(width: DisplayWidth()).lines(bytes, first: 40, rest: 38) }
      #expect(time < .seconds(60))
      #expect(lines[0] == 0..<40 && lines[1].lowerBound == 40)
      #expect(lines.last?.upperBound == bytes.count)
      #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      #expect(lines.dropFirst().allSatisfy { (1...38).contains($0.count) })
    }
  }
}
