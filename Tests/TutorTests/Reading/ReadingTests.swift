import Testing

@testable import Tutor

struct ReadingTests {
  static let text = """
    id: hit-03
    format: 1
    title: A visible button that ignores taps
    part: Finding the view
    needs: hit-01, hit-02
    concepts: interaction-flag hit-order
    rules: HT-2 HT-5
    allow: hints skip
    ---
    # What you see

    B is on screen
    and in *front*.

    ```tapwalk scene
    # two views
    add A at 0,0,200,200

    add B to A at 10,10,50,50   # inside
    set B interaction off
    ```

    ```tapwalk predict id=q1
    ask: receiver
    at: 30,30
    question: Which view
      gets it?
    expect: A
    also: window
    not: vc
    ```

    ```tapwalk show
    hit 30 30
    ```

    ```swift
    let code = 1
    ```

    ```tapwalk task id=t1
    question: Let B receive.
    goal: tap 30 30 -> B, no action
    goal: tap 150 150; expect hit A
    goal: B isUserInteractionEnabled on
    goal: chain A > root ->
    keep: frames
    keep: B alpha
    keep: tap 5 5
    solution: set B interaction on
    solution:
      remove B
      add B to A at 10,10,50,50
    wrong: set A interaction off | Nothing below A
      can be hit.
    ```

    ````tapwalk hint for=t1
    Which gate comes *first*?

    ```
    code
    ```
    ````

    ```tapwalk hint for=t1
    It is a flag.
    ```

    ~~~tapwalk note
    They forget the flag.
    ~~~
    """

  static func lesson(_ text: String = text) throws -> Lesson {
    try LessonReader.read(Array(text.utf8), file: "x.md")
  }

  @Test func headerIsRead() throws {
    let lesson = try Self.lesson()
    #expect(lesson.id == "hit-03")
    #expect(lesson.title == "A visible button that ignores taps")
    #expect(lesson.part == "Finding the view")
    #expect(lesson.needs == ["hit-01", "hit-02"])
    #expect(lesson.concepts == ["interaction-flag", "hit-order"])
    #expect(lesson.rules == ["HT-2", "HT-5"])
    #expect(lesson.permissions == [.hints, .skip])
    #expect(lesson.file == "x.md")
  }

  @Test func piecesComeInTheirOrder() throws {
    let kinds = try Self.lesson().pieces.map { piece in
      switch piece {
      case .prose: "prose"
      case .scene: "scene"
      case .show: "show"
      case .step(let step): step.id
      case .note: "note"
      }
    }
    #expect(kinds == ["prose", "scene", "q1", "show", "prose", "t1", "note"])
  }

  @Test func commandsKnowTheirPlaces() throws {
    guard case .scene(let lines) = try Self.lesson().pieces[1] else {
      Issue.record("no scene")
      return
    }
    #expect(lines.map(\.text).filter { !$0.hasPrefix("#") }.count == 3)
    #expect(lines.last == LessonLine("set B interaction off", LessonPlace(line: 20)))
  }

  @Test func aPredictionIsRead() throws {
    let step = try Self.lesson().steps[0]
    guard case .prediction(let prediction) = step.kind else {
      Issue.record("no prediction")
      return
    }
    #expect(prediction.ask == .receiver(finger: nil))
    #expect(prediction.on.map(\.text) == ["tap 30,30"])
    #expect(prediction.on.first?.place == LessonPlace(line: 25, column: 5))
    #expect(prediction.expect == LessonLine("A", LessonPlace(line: 28, column: 9)))
    #expect(prediction.also.map(\.text) == ["window"])
    #expect(prediction.without.map(\.text) == ["vc"])
    #expect(step.prompt == "Which view gets it?")
    #expect(step.hints.isEmpty)
  }

  @Test func aTaskIsRead() throws {
    let step = try Self.lesson().steps[1]
    guard case .task(let task) = step.kind else {
      Issue.record("no task")
      return
    }
    #expect(task.goals.map(\.inputs) == [["tap 30 30"], ["tap 150 150"], [], []])
    #expect(
      task.goals.map(\.outcomes) == [
        ["hit B", "no action"], ["hit A"], ["B isUserInteractionEnabled on"], ["chain A > root"],
      ])
    #expect(task.solutions.map(\.text) == ["set B interaction on", "remove B; add B to A at 10,10,50,50"])
    #expect(task.wrongs.map(\.commands.text) == ["set A interaction off"])
    #expect(task.wrongs.map(\.message) == ["Nothing below A can be hit."])
    guard task.keeps.count == 3, case .frames = task.keeps[0],
      case .property(let object, let property, _) = task.keeps[1], case .outcome(let touch, _) = task.keeps[2]
    else {
      Issue.record("wrong keeps")
      return
    }
    #expect([object, property, touch] == ["B", "alpha", "tap 5 5"])
    #expect(step.hints.count == 2)
    #expect(step.hints[1] == [.paragraph([.text("It is a flag.")])])
    #expect(step.hints[0].last == .code("code\n"))
  }

  @Test(arguments: ["\r\n", "\r"])
  func lineEndsAreAllTheSame(_ end: String) throws {
    let other = Self.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
    let lesson = try Self.lesson(other)
    #expect(lesson.steps.map(\.contentHash) == (try Self.lesson().steps.map(\.contentHash)))
    #expect(lesson.steps.map(\.place) == (try Self.lesson().steps.map(\.place)))
  }

  @Test func aMarkAndABarAboveTheHeaderAreAllowed() throws {
    #expect(try Self.lesson("\u{FEFF}---\n" + Self.text).id == "hit-03")
  }

  @Test func withoutAllowEverythingIsAllowed() throws {
    let lesson = try Self.lesson("id: a\ntitle: A\n---\nText")
    #expect(lesson.permissions == .all)
    #expect(try Self.lesson("id: a\ntitle: A\nallow:\n---\nText").permissions == [])
  }

  @Test func theHashIsOfWhatIsAskedAndNotOfTheWords() throws {
    func hashes(_ old: String, _ new: String) throws -> [String] {
      let text = Self.text.replacing(old, with: new)
      #expect(text != Self.text)
      return try Self.lesson(text).steps.map(\.contentHash)
    }
    let plain = try Self.lesson().steps.map(\.contentHash)
    #expect(plain[0] == "3bf3291e936f38ba")
    #expect(try hashes("B is on screen", "B shows") == plain)
    #expect(try hashes("It is a flag.", "Look at the flags.") == plain)
    #expect(try hashes("Which view", "Who") == plain)
    #expect(try hashes("at: 30,30", "at: 31,30")[0] != plain[0])
    #expect(try hashes("at 10,10,50,50   #", "at 11,10,50,50   #")[0] != plain[0])
    #expect(try hashes("goal: tap 30 30", "goal: tap 31 30")[1] != plain[1])
    #expect(try hashes("goal: tap 30 30", "goal: tap 31 30")[0] == plain[0])
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    guard let range = self.range(of: old) else { return self }
    return self[..<range.lowerBound] + new + self[range.upperBound...]
  }

  private func range(of other: String) -> Range<String.Index>? {
    indices.first { self[$0...].hasPrefix(other) }.map { $0..<index($0, offsetBy: other.count) }
  }

  @Test func aCommentEndsWithItsLineNotWithTheSolution() throws {
    let body = """
      goal: tap 3 3 -> B
      solution:
        # Larger first.
        set B alpha 1 # as it was
        set B frame 0,0,190,190
      solution: remove "A # B"
      wrong:
        set B alpha 0.5 # fade
        set B frame 0,0,9,9 | No # of them.
      """
    let lesson = try LessonReader.read(Array(FaultTests.fence("task id=t1", body).utf8), file: "x.md")
    guard case .task(let task) = lesson.steps[0].kind else { return #expect(Bool(false)) }
    #expect(task.solutions.map(\.text) == ["set B alpha 1; set B frame 0,0,190,190", "remove \"A # B\""])
    #expect(task.wrongs.map(\.commands.text) == ["set B alpha 0.5; set B frame 0,0,9,9"])
    #expect(task.wrongs.map(\.message) == ["No # of them."])
  }
}
