import Testing

@testable import SceneLanguage

@Suite struct CatalogueTests {
  @Test func everyCommandStandsInTheCatalogueOnce() {
    #expect(Catalogue.entries.map(\.word).sorted() == Verb.allCases.map(\.rawValue).sorted())
  }

  @Test(arguments: Catalogue.entries.flatMap(\.examples) + Verb.allCases.map(\.example))
  func everyExampleIsRead(_ example: String) throws {
    #expect(try Parser.parse(example).count == 1)
  }

  @Test(arguments: Catalogue.entries.map(\.word))
  func everyExampleFollowsAUsageForm(_ word: String) throws {
    let entry = try #require(Catalogue.entry(named: word))
    for example in entry.examples where !example.contains("&") {
      let items = TypedItem.items(of: Array(example.utf8))
      let outcomes = FormMatcher(items: items).outcomes(of: entry)
      #expect(!outcomes.isEmpty, "\(example)")
    }
  }

  @Test(arguments: [40, 80])
  func helpFitsTheWidth(_ width: Int) {
    let topics: [String?] =
      [nil, "interaction", "点击", "nosuchword", "button"] + Catalogue.entries.map(\.word)
    for topic in topics {
      for line in Help.text(about: topic, width: width).split(separator: "\n") {
        #expect(Layout.columns(String(line)) <= width, "\(topic ?? "help"): \(line)")
        #expect(!line.hasSuffix(" "))
      }
    }
  }

  @Test func helpNamesEveryCommand() {
    let words = Set(Help.text(about: nil).split(whereSeparator: \.isWhitespace).map(String.init))
    #expect(Verb.allCases.allSatisfy { words.contains($0.rawValue) })
  }

  @Test(arguments: [
    ("transform", "set:"), ("点击", "tap:"), ("hidden", "isHidden:"), ("tapp", "this is help tap"),
  ])
  func helpSearches(_ word: String, _ found: String) {
    #expect(Help.text(about: word).contains(found))
  }

  /// Goal 4: a prefix that only one command has is that command; any other lists its candidates.
  @Test(arguments: Verb.allCases)
  func prefixes(_ verb: Verb) {
    let arguments = verb.example.dropFirst(verb.rawValue.count)
    for count in 1..<verb.rawValue.count {
      let prefix = String(verb.rawValue.prefix(count))
      guard Verb.named(prefix) == nil else { continue }
      let candidates = Verb.beginning(with: prefix)
      do {
        let command = try Parser.parse(prefix + arguments).first?.command
        let whole = try Parser.parse(verb.example).first?.command
        if candidates.count == 1 { #expect(command.map(shape) == whole.map(shape)) }
      } catch {
        #expect(candidates.count > 1, "\(prefix)")
        for candidate in candidates { #expect(error.message.contains(candidate.rawValue)) }
      }
    }
  }

  /// The case of a command, without its places in the line.
  private func shape(_ command: Command) -> String {
    String(String(describing: command).prefix { $0 != "(" })
  }

  @Test func synonymsAreNoCommands() {
    for verb in Verb.allCases {
      for word in Synonyms.words(for: verb) { #expect(Verb.named(word) == nil, "\(word)") }
    }
  }
}

@Suite struct NearWordTests {
  @Test(arguments: [
    ("isHiden", "isHidden"), ("ISHIDDEN", "isHidden"), ("ishiddne", "isHidden"), ("alhpa", "alpha"),
    ("tga", "tag"),
    ("contentOfset", "contentOffset"),
  ])
  func near(_ typed: String, _ meant: String) {
    #expect(NearWord.find(typed, in: PropertyWords.spellings)?.lowercased() == meant.lowercased())
  }

  @Test(arguments: ["x", "wobble", "zzzzzzzz", "q", "abc"])
  func farOff(_ typed: String) { #expect(NearWord.find(typed, in: PropertyWords.spellings) == nil) }

  @Test func oneEditBeatsTwo() {
    #expect(NearWord.find("taps", in: ["types", "tap"]) == "tap")
  }

  @Test func synonymsBeatEditDistance() {
    #expect(Verb.meant(by: "gesture") == .attach)
    #expect(Verb.meant(by: "click") == .tap)
    #expect(Verb.meant(by: "点击") == .tap)
    #expect(PropertyWords.property("clips") == .clipsToBounds)
  }
}
