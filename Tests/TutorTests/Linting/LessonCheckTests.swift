import Testing

@testable import Tutor

/// What the linter says about lessons that can be read: each case changes a lesson with which nothing is wrong, and marks
/// what is to blame.
struct LessonCheckTests {
  static let sound = """
    id: a
    title: A
    rules: HT-2
    ---
    Text.

    ```tapwalk scene
    add A at 0,0,200,200
    add B to A at 10,10,50,50
    set B interaction off
    ```

    ```tapwalk predict id=q1
    ask: receiver
    at: 30,30
    expect: A
    ```

    ```tapwalk hint for=q1
    One.
    ```

    ```tapwalk hint for=q1
    Two.
    ```

    ```tapwalk predict id=q2
    ask: yes-no hit B
    on: tap 30 30
    expect: no
    ```

    ```tapwalk hint for=q2
    One.
    ```

    ```tapwalk hint for=q2
    Two.
    ```

    ```tapwalk task id=t1
    question: Let B receive.
    goal: tap 30 30 -> B
    keep: A alpha
    solution: set B interaction on
    solution: remove B; add B to A at 10,10,50,50
    wrong: set A interaction off | Nothing in A is found.
    ```

    ```tapwalk hint for=t1
    One.
    ```

    ```tapwalk hint for=t1
    Two.
    ```
    """

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// What of the sound lesson is replaced, and by what, with marks around what is to blame.
    let old: String
    let new: String
    let message: String
    let suggestion: String?
    let isWarning: Bool

    init(
      _ name: String, _ old: String, _ new: String, _ message: String, try suggestion: String? = nil,
      isWarning: Bool = false
    ) {
      (self.name, self.old, self.new, self.message) = (name, old, new, message)
      (self.suggestion, self.isWarning) = (suggestion, isWarning)
    }

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      "a scene that fails", "set B interaction off", "set B interaction off\nset «C» hidden on",
      "there is no 'C' in the scene"),
    Case(
      "a check that fails", "set B interaction off", "set B interaction off\n«expect B alpha 0»",
      "expected B.alpha to be 0, but it is 1"),
    Case(
      "an expected answer that is wrong", "expect: A", "expect: «B»", "the model answers A", try: "expect: A"),
    Case(
      "an expected answer that is none", "expect: no", "expect: «perhaps»",
      "the answer is yes or no", try: "expect: no"),
    Case(
      "a touch that fails", "on: tap 30 30", "on: tap «C»", "there is no 'C' in the scene"),
    Case(
      "a solution that fails", "solution: set B interaction on", "solution: «set B alpha 1»",
      "this does not reach 'tap 30 30 -> B': expected the touch to hit B, but it hit A"),
    Case(
      "a solution that cannot be done", "solution: set B interaction on", "solution: set «C» interaction on",
      "there is no 'C' in the scene"),
    Case(
      "a solution that changes what is kept", "solution: set B interaction on",
      "solution: «set B interaction on; set A alpha 0.5»", "this does not keep 'A alpha'"),
    Case(
      "a wrong way that is right", "wrong: set A interaction off", "wrong: «set B interaction on»",
      "this solves the task, so it is not wrong"),
    Case(
      "a wrong way that is none", "wrong: set A interaction off", "wrong: «set A interaction on»",
      "this changes nothing in the scene, so nobody is told the message"),
    Case(
      "one hint", "```tapwalk hint for=q2\nTwo.\n```\n", "",
      "'q2' has one hint; two show a direction and then a part of the answer", isWarning: true),
    Case(
      "a concept that is nearly one", "rules: HT-2",
      "rules: HT-2\nconcepts: refusals «hit-ordr» my-own-thing",
      "no questions are drawn for the concept 'hit-ordr'; is it 'hit-order'?",
      try: "concepts: refusals hit-order my-own-thing", isWarning: true),
    Case(
      "no rules", "rules: HT-2\n", "", "the header names no 'rules:' that the lesson teaches", isWarning: true
    ),
    Case("a rule that is none", "rules: HT-2", "rules: HT-2 «HT-200»", "there is no rule 'HT-200'"),
    Case(
      "a rule in small letters", "rules: HT-2", "rules: «ht2»", "this rule is written HT-2",
      try: "rules: HT-2"),
    Case(
      "a rule that is not shown", "rules: HT-2", "rules: HT-2 «GR-16»",
      "nothing in the lesson shows or names GR-16",
      isWarning: true),
  ]

  @Test func nothingIsWrongWithASoundLesson() throws {
    let source = LessonSource(Array(Self.sound.utf8), file: "x.md")
    let lesson = try LessonReader.read(Array(Self.sound.utf8), file: "x.md")
    #expect(LessonCheck.faults(of: lesson, in: source) == [])
  }

  @Test(arguments: cases)
  func isReportedAtItsPlace(_ it: Case) throws {
    let text = try #require(Self.replacing(it.old, with: it.new))
    let marked = MarkedText(text)
    let (lesson, early) = LessonReader.examine(marked.source)
    #expect(early == [])
    let faults = LessonCheck.faults(of: try #require(lesson), in: marked.source)
    let all =
      "\(faults.map { "\($0.place.line):\($0.place.column) \($0.length) \($0.message) try \($0.suggestion ?? "-")" })"
    let fault = try #require(faults.first { $0.message == it.message }, "\(all)")
    if it.new.contains("«") {
      #expect(fault.place == marked.place, "\(all)")
      #expect(fault.length == marked.length, "\(all)")
    }
    #expect(fault.isWarning == it.isWarning)
    if let suggestion = it.suggestion { #expect(fault.suggestion == suggestion) }
    #expect(faults.count == 1, "\(all)")
  }

  @Test func aTaskDoesNotBeginSolved() throws {
    let text = try #require(Self.replacing("goal: tap 30 30 -> B", with: "goal: tap 150 150 -> A"))
    let source = LessonSource(Array(text.utf8), file: "x.md")
    let faults = LessonCheck.faults(of: try LessonReader.read(Array(text.utf8), file: "x.md"), in: source)
    #expect(faults.map(\.message).contains("the task is solved before anything is done"))
  }

  @Test func aLessonAsksAndLetsDo() throws {
    let text = "id: a\ntitle: A\nrules: HT-2\n---\nHT-2 is a rule."
    let source = LessonSource(Array(text.utf8), file: "x.md")
    let faults = LessonCheck.faults(of: try LessonReader.read(Array(text.utf8), file: "x.md"), in: source)
    #expect(faults.map(\.message) == ["a lesson has two predictions or more", "a lesson has a task"])
    #expect(faults.allSatisfy { $0.isWarning && $0.place == LessonPlace(line: 1, column: 5) })
  }

  @Test func onlyTheHeaderIsTheHeader() {
    let source = LessonSource(
      Array("---\n  id: a\nrules: HT-2, HT-3\n---\nneeds: b\nGR-16".utf8), file: "x.md")
    #expect(source.words(ofHeader: "rules").map(\.text) == ["HT-2", "HT-3"])
    #expect(source.words(ofHeader: "rules").last?.place == LessonPlace(line: 3, column: 14))
    #expect(source.words(ofHeader: "id").first?.place == LessonPlace(line: 2, column: 7))
    #expect(source.words(ofHeader: "needs").isEmpty)
    #expect(source.mentions("GR-16"))
    #expect(!source.mentions("HT-2"))
  }

  @Test func rulesAreFoundInText() {
    let text = "HT-5, (GR-4.8). GR-19a and UC-3; not A-1, X--2, HTTP-3 or HT-"
    #expect(RuleMention.ids(in: Array(text.utf8)) == ["HT-5", "GR-4.8", "GR-19a", "UC-3"])
  }

  @Test func whatALessonShowsIsKnown() throws {
    let text = try #require(Self.replacing("set B interaction off", with: "set A hidden on"))
    let source = LessonSource(Array(text.utf8), file: "x.md")
    let check = LessonCheck(try LessonReader.read(Array(text.utf8), file: "x.md"), in: source)
    #expect(check.exposedBeliefs.contains("hidden-parent-does-not-matter"))
    #expect(check.citedRules.contains("HT-2"))
  }

  static func replacing(_ old: String, with new: String) -> String? {
    guard let start = sound.indices.first(where: { sound[$0...].hasPrefix(old) }) else { return nil }
    return sound[..<start] + new + sound[sound.index(start, offsetBy: old.count)...]
  }
}
