import Testing

@testable import Tutor

/// What is said about a file that is not a lesson: each case marks what is to blame.
struct FaultTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let message: String
    let suggestion: String?
    let isWarning: Bool

    init(
      _ name: String, _ text: String, _ message: String, try suggestion: String? = nil,
      isWarning: Bool = false
    ) {
      self.name = name
      self.text = text
      self.message = message
      self.suggestion = suggestion
      self.isWarning = isWarning
    }

    var testDescription: String { name }
  }

  static let head = "id: a\ntitle: A\n---\n"

  static func fence(_ kind: String, _ body: String) -> String {
    head + "Text.\n\n```tapwalk \(kind)\n\(body)\n```\n"
  }

  static let task = """
    goal: tap 40 40 -> B
    solution: remove A
    solution: set A hidden on
    wrong: set A alpha 1 | It was 1.
    """

  static let header: [Case] = [
    Case(
      "no header", "«»Just text\n",
      "a lesson begins with a header of 'key: value' lines, and a line '---' below it"),
    Case(
      "misspelt key", "id: a\n«titel»: A\n---\nText",
      "unknown key 'titel': id, format, title, part, needs, concepts, rules, allow", try: "title: A"),
    Case("no id", "title: A\n«»---\nText", "the header has no 'id:'", try: "id: first-touch"),
    Case("empty id", "«id»:\ntitle: A\n---\nText", "nothing stands behind 'id:'"),
    Case(
      "bad id", "id: «my lesson»\ntitle: A\n---\nText",
      "an id is made of letters, digits and hyphens, and begins with a letter", try: "id: first-touch"),
    Case(
      "id that is a number", "id: «3»\ntitle: A\n---\nText",
      "an id is made of letters, digits and hyphens, and begins with a letter", try: "id: first-touch"),
    Case("key twice", "id: a\n«id»: b\ntitle: A\n---\nText", "'id' stands here twice"),
    Case(
      "other format", "id: a\ntitle: A\nformat: «2»\n---\nText",
      "format 2 is not known; this version reads format 1", try: "format: 1"),
    Case("no colon", "id: a\ntitle: A\n«hello world»\n---\nText", "expected 'key: value'"),
    Case("wide colon", "id: a\ntitle: A\n«part：一»\n---\nText", "expected 'key: value'", try: "part: 一"),
    Case(
      "unknown permission", "id: a\ntitle: A\nallow: hints «skp»\n---\nText",
      "'skp' cannot be allowed: hints, play, skip", try: "allow: hints skip"),
    Case("nothing below", "id: a\ntitle: A\n«»---\n", "nothing stands below the header"),
  ]

  static let markdown: [Case] = [
    Case("HTML in a line", head + "中文 «»<b>x", "HTML is not shown in a terminal"),
    Case("HTML block", head + "Text\n\n«»<div>\nx\n</div>", "HTML is not shown in a terminal"),
    Case("comment", head + "Text\n\n«»<!-- x -->", "HTML is not shown in a terminal"),
    Case("image", head + "See «»![a](b.png)", "images are not shown in a terminal"),
    Case(
      "stars that stay", head + "这是«**»“重点”**的",
      "these stars are shown as stars: a blank or punctuation is on the wrong side of them for strong text",
      isWarning: true),
    Case(
      "stars in a hint",
      fence("predict id=q1", "ask: receiver\non: tap 1 1")
        + "\n```tapwalk hint for=q1\n«**» no** strong\n```",
      "these stars are shown as stars: a blank or punctuation is on the wrong side of them for strong text",
      isWarning: true),
    Case(
      "fence in a list", head + "- x\n\n  «»```tapwalk scene\n  add A\n  ```",
      "a fence for the tutor stands alone, not inside something else"),
  ]

  static let fences: [Case] = [
    Case(
      "misspelt tapwalk", head + "```«tapwlk» scene\nadd A\n```",
      "'tapwlk' is not 'tapwalk': this fence is shown as code", try: "```tapwalk scene"),
    Case(
      "no kind", head + "```«tapwalk»\nadd A\n```",
      "the kind of fence is missing: scene, show, predict, task, hint, note", try: "```tapwalk scene"),
    Case(
      "unknown kind", head + "```tapwalk «predct» id=q1\n```",
      "unknown kind of fence 'predct': scene, show, predict, task, hint, note",
      try: "```tapwalk predict id=q1"),
    Case(
      "open fence", head + "```«tapwalk» scene\nadd A at 0,0,9,9", "this fence is never closed"),
    Case(
      "attribute of a scene", head + "```tapwalk scene «id»=q1\nadd A\n```",
      "nothing stands behind the kind of this fence"),
    Case(
      "misspelt attribute", fence("predict «ids»=q1", "ask: receiver\non: tap 1 1"), "unknown 'ids': id",
      try: "```tapwalk predict id=q1"),
    Case(
      "no id", fence("«predict»", "ask: receiver\non: tap 1 1"), "predict needs an id, such as id=q1",
      try: "```tapwalk predict id=q1"),
    Case(
      "id twice", fence("task id=q1", task) + "\n```tapwalk predict id=«q1»\nask: receiver\non: tap 1 1\n```",
      "'q1' is the id of a step in line 6 already"),
    Case(
      "hint for nobody", fence("task id=t1", task) + "\n```tapwalk hint for=«t2»\nText\n```",
      "no step has the id 't2'", try: "```tapwalk hint for=t1"),
    Case(
      "hint above",
      head + "```tapwalk hint for=«t1»\nText\n```\n\nText\n\n```tapwalk task id=t1\n\(task)\n```",
      "a hint stands below its step; 't1' comes later"),
    Case(
      "empty hint", fence("task id=t1", task) + "\n```«tapwalk» hint for=t1\n```",
      "nothing stands in this fence"),
  ]

  static let commands: [Case] = [
    Case(
      "bad command", fence("scene", "add A at 0,0,9,9\n  set A «hiddn» on"), "unknown property 'hiddn'",
      try: "set A hidden on"),
    Case(
      "behind a semicolon", fence("show", "tap 3 3; «tp» 4 4"), "unknown command 'tp'",
      try: "tap 3 3; tap 4 4"),
    Case(
      "behind Chinese", fence("scene", "add 按钮; set 按钮 «hiddn» on"), "unknown property 'hiddn'",
      try: "add 按钮; set 按钮 hidden on"),
    Case(
      "writes a file", fence("scene", "add A; «save x.tap»"),
      "this command has no place in a lesson: no files, no settings, no lessons inside lessons"),
    Case(
      "reads a file, hidden in another", fence("scene", "«what if remove A then save x»"),
      "this command has no place in a lesson: no files, no settings, no lessons inside lessons"),
    Case(
      "a lesson in a lesson", fence("show", "«lesson hit-01»"),
      "this command has no place in a lesson: no files, no settings, no lessons inside lessons"),
    Case(
      "indented fence", head + "   ```tapwalk scene\n   set A «hiddn» on\n   ```", "unknown property 'hiddn'",
      try: "set A hidden on"),
  ]

  static let predictions: [Case] = [
    Case("no ask", fence("«predict» id=q1", "on: tap 1 1"), "'ask:' is missing", try: "ask: receiver"),
    Case(
      "stray line", fence("predict id=q1", "ask: receiver\non: tap 1 1\n«tap 2 2»"), "expected 'key: value'"),
    Case("no on", fence("«predict» id=q1", "ask: winner"), "'on:' is missing", try: "on: tap 40 40"),
    Case(
      "misspelt ask", fence("predict id=q1", "ask: «reciever»\non: tap 1 1"),
      "cannot ask for 'reciever': receiver, chain, order, winner, cancelled, state, yes-no, line, rule",
      try: "ask: receiver"),
    Case(
      "misspelt key", fence("predict id=q1", "ask: receiver\non: tap 1 1\n«expct»: A"),
      "unknown key 'expct': ask, on, at, claim, question, expect, also, not", try: "expect: A"),
    Case(
      "finger without a number", fence("predict id=q1", "ask: receiver «for two»\non: tap 1 1"),
      "expected something such as 'receiver for 2'", try: "ask: receiver for 2"),
    Case(
      "state of nobody", fence("predict id=q1", "ask: «state»\non: tap 1 1"),
      "expected something such as 'state of tap1'", try: "ask: state of tap1"),
    Case(
      "bad at", fence("predict id=q1", "ask: receiver\nat: 3 «x»"), "expected the y of the point, found 'x'"),
    Case(
      "bad second line of on", fence("predict id=q1", "ask: receiver\non: tap 1 1\n    «tp» 2 2"),
      "unknown command 'tp'", try: "tap 2 2"),
    Case(
      "claim elsewhere", fence("predict id=q1", "ask: receiver\nclaim: «hit A»\non: tap 1 1"),
      "'claim:' belongs to 'ask: yes-no'"),
    Case(
      "bad claim", fence("predict id=q1", "ask: yes-no A «hiddn» on\non: tap 1 1"), "unknown property 'hiddn'"
    ),
    Case(
      "rule of nothing known", fence("predict id=q1", "ask: rule of «hitt» A\non: tap 1 1"),
      "no rule decides about 'hitt': hit, not, action, cancelled, state", try: "ask: rule of hit A"),
  ]

  static let tasks: [Case] = [
    Case(
      "no goal", fence("«task» id=t1", "solution: add A\nsolution: add B\nwrong: add C | x"),
      "'goal:' is missing", try: "goal: tap 40 40 -> B"),
    Case(
      "goal without outcome", fence("task id=t1", task + "\ngoal: «tap 3 3»"),
      "a goal says what comes of it, behind '->'", try: "goal: tap 3 3 -> B"),
    Case(
      "nothing behind the arrow", fence("task id=t1", task + "\ngoal: «tap 3 3 ->»"),
      "a goal says what comes of it, behind '->'", try: "goal: tap 3 3 -> B"),
    Case(
      "bad outcome", fence("task id=t1", task + "\ngoal: tap 3 3 -> B, no «actin»"),
      "expected action or touches, found 'actin'"),
    Case(
      "bad input", fence("task id=t1", task + "\ngoal: tap 3 «x» -> B"),
      "expected the y of the point, found 'x'"),
    Case(
      "input behind a check", fence("task id=t1", task + "\ngoal: tap 3 3; expect hit B; «tap 4 4»"),
      "in a goal nothing happens behind 'expect'; make it a goal of its own"),
    Case(
      "empty outcome", fence("task id=t1", task + "\ngoal: tap 3 3 -> B,«»"),
      "expected an outcome, such as B or 'no action'"),
    Case(
      "misspelt keep", fence("task id=t1", task + "\nkeep: «frams»"),
      "cannot keep 'frams': frames, hierarchy, recognizers, a property such as 'B isHidden', or a touch such as 'tap 10 10'",
      try: "keep: frames"),
    Case(
      "wrong without message", fence("task id=t1", task + "\nwrong: «remove A»"),
      "behind the commands stands '|' and what is said to those who try them",
      try: "wrong: remove B | B is gone: nobody gets the tap."),
    Case(
      "one solution", fence("«task» id=t1", "goal: A\nsolution: add A\nwrong: add C | x"),
      "a task has two solutions or more; this one has 1", isWarning: true),
    Case(
      "no wrong", fence("«task» id=t1", "goal: A\nsolution: add A\nsolution: add B"),
      "a task has at least one 'wrong:' with what is said to those who try it", isWarning: true),
    Case(
      "no question", head + "```tapwalk scene\nadd A\n```\n\n```tapwalk «task» id=t1\n\(task)\n```",
      "say in 'question:', or in text right above, what has to be done",
      try: "question: Let B receive the tap."),
    Case(
      "bad second line of a solution", fence("task id=t1", task + "\nsolution: remove A\n  set B «hiddn» on"),
      "unknown property 'hiddn'", try: "remove A; set B hidden on"),
  ]

  @Test(arguments: header + markdown + fences + commands + predictions + tasks)
  func isReportedAtItsPlace(_ it: Case) throws {
    let marked = MarkedText(it.text)
    let (lesson, faults) = LessonReader.examine(marked.source)
    let all =
      "\(faults.map { "\($0.place.line):\($0.place.column) \($0.length) \($0.message) try \($0.suggestion ?? "-")" })"
    let fault = try #require(faults.first { $0.message == it.message }, "\(all)")
    #expect(fault.place == marked.place, "\(all)")
    if marked.length > 0 { #expect(fault.length == marked.length, "\(all)") }
    #expect(fault.isWarning == it.isWarning)
    if let suggestion = it.suggestion { #expect(fault.suggestion == suggestion) }
    #expect((lesson == nil) == !it.isWarning, "\(all)")
    #expect(faults.count == 1, "\(all)")
  }

  @Test func allFaultsOfAFileAreReported() {
    let source = LessonSource(
      Array("titel: A\n---\n<b>\n\n```tapwalk scene\nadd\nsve\n```\n".utf8), file: "x.md")
    let lines = LessonReader.examine(source).faults.map(\.place.line)
    #expect(lines == [1, 2, 3, 6, 7])
  }

  @Test func whatIsNotTextIsNoLesson() throws {
    let broken = LessonReader.examine(LessonSource([0x69, 0x0A, 0x61, 0xFF, 0x62], file: "x.md"))
    #expect(broken.lesson == nil)
    #expect(broken.faults.map(\.place) == [LessonPlace(line: 2, column: 2)])
    let large = LessonReader.examine(
      LessonSource([UInt8](repeating: 0x61, count: LessonSource.limit + 1), file: "x.md"))
    #expect(large.faults.map(\.message) == ["a lesson has at most 512 KB"])
    #expect(LessonReader.examine(LessonSource([], file: "x.md")).lesson == nil)
  }

  @Test func thereAreLimits() {
    let many = (0...LessonScan.mostFences).map { _ in "```tapwalk scene\n```\n" }.joined(separator: "\n")
    #expect(
      LessonReader.examine(LessonSource(Array((Self.head + many).utf8), file: "x.md")).faults.map(\.message)
        == ["a lesson has at most 400 fences for the tutor"])
    let long = [String](repeating: "tap 3 3", count: LessonScan.mostCommands + 1).joined(separator: "\n")
    #expect(
      LessonReader.examine(LessonSource(Array(Self.fence("scene", long).utf8), file: "x.md")).faults
        .map(\.message) == ["a fence has at most 200 commands"])
    for text in [
      Self.fence("scene", "drag 1 1 to 2 2 steps 90000\ndrag 1 1 to 2 2 steps 90000"),
      Self.fence("predict id=q1", "ask: winner\non: drag 1 1 to 2 2 steps 12000"),
    ] {
      #expect(
        LessonReader.examine(LessonSource(Array(text.utf8), file: "x.md")).faults.map(\.message)
          == ["a lesson makes at most 100000 samples of fingers, those of a step counted 10 times"])
    }
    let deep = String(repeating: "> ", count: 3000) + "x"
    #expect(
      LessonReader.examine(LessonSource(Array((Self.head + deep).utf8), file: "x.md")).faults.map(\.message)
        == ["lists and quotes stand too deep inside one another"])
  }
}
