import Testing

@testable import SceneLanguage

/// The names of the scene in the data files for completion and hints.
enum SampleNames {
  static let all: [NameEntry] = [
    .init("A", .view, "UIView"), .init("B", .control, "UIButton"), .init("S", .scrollView, "UIScrollView"),
    .init("my view", .view, "UIView"), .init("root", .view, "UIView"),
    .init("sw", .recognizer, "UISwipeGestureRecognizer"),
    .init("tap1", .recognizer, "UITapGestureRecognizer"), .init("nav", .container, "UINavigationController"),
    .init("vc", .controller, "UIViewController"), .init("window", .window, "UIWindow"),
    .init("app", .system, "UIApplication"),
    .init("视图", .view, "UIView"),
    .init("alpha-zero-is-tapped", .belief, "A view with alpha 0 takes the touch"),
    .init("first-subview-wins", .belief, "The first one is asked first"),
    .init("GR-1", .rule, "A touch is offered up the hierarchy"), .init("GR-16", .rule, "Taken from the view"),
    .init("HT-3", .rule, "Too transparent"),
  ]
}

@Suite struct CompletionTests {
  static let golden = Golden("completion.txt")

  /// The stretch and the candidates, of many only the first ones and the number.
  private static func render(_ typed: String) -> String {
    let line = typed.replacing("|", with: "", maxReplacements: 1)
    let cursor = typed.utf8.prefix { $0 != UInt8(ascii: "|") }.count
    let (span, candidates) = Completion.candidates(line: line, cursor: cursor, names: SampleNames.all)
    let shown = candidates.prefix(12).map {
      $0.description.isEmpty ? $0.text : "\($0.text)  (\($0.description))"
    }
    let more = candidates.count > 12 ? ["... \(candidates.count) in all"] : []
    return (["\(span.start)-\(span.end)"] + shown + more).joined(separator: "\n")
  }

  @Test func recording() throws { #expect(try !Self.golden.recordIfAsked(Self.render)) }

  @Test(arguments: golden.cases)
  func candidates(_ it: Golden.Case) { #expect(Self.render(it.typed) == it.expected) }

  @Test func aCursorInsideTheLineCompletesTheWordBeforeIt() {
    let (span, candidates) = Completion.candidates(line: "ad A to root", cursor: 2, names: [])
    #expect(span == Span(0, 2) && candidates.map(\.text) == ["add"])
  }

  @Test func everyCandidateOfACommandCanStandThere() {
    for entry in Catalogue.entries {
      let (_, candidates) = Completion.candidates(
        line: entry.word + " ", cursor: entry.word.utf8.count + 1, names: [])
      for candidate in candidates where candidate.description == "keyword" {
        #expect(entry.forms.contains { $0.contains(candidate.text) })
      }
    }
  }
}

@Suite struct HintTests {
  static let golden = Golden("hints.txt")

  private static func render(_ typed: String) -> String {
    Hint.text(for: typed, names: SampleNames.all) ?? "no hint"
  }

  @Test func recording() throws { #expect(try !Self.golden.recordIfAsked(Self.render)) }

  @Test(arguments: golden.cases)
  func hints(_ it: Golden.Case) { #expect(Self.render(it.typed) == it.expected) }
}
