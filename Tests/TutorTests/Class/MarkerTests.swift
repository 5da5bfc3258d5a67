import Testing

@testable import Tutor

@Suite struct MarkerTests {
  @Test func everythingRight() throws {
    let file = try ClassLesson.mark(
      "name: Ada\nq1: glass\nQ2: no\nt1: bring buy to front; attach tap close to glass; target close vc.close"
    )
    #expect(file.marks.map(\.result) == [.right, .right, .right])
    #expect(file.points == 3)
    #expect(file.percent == 100)
    #expect(file.student == "Ada")
    #expect(file.faults.isEmpty)
  }

  @Test func aTaskInParts() throws {
    // One of the two goals that did not hold at the start.
    let half = try #require(try ClassLesson.mark("t1: bring buy to front").marks.last)
    #expect(half.result == .partly)
    #expect(half.points == 0.5)
    #expect(half.goals.map(\.isMet) == [true, false, true])
    #expect(half.goals[1].why != nil)
    // One is won, but another one is lost.
    let traded = try #require(try ClassLesson.mark("t1: set glass isHidden on").marks.last)
    #expect(traded.points == 0)
    #expect(traded.result == .wrong)
    // Half of it, because a frame changed.
    let moved = try #require(
      try ClassLesson.mark("t1: bring buy to front; set buy frame 100,200,120,45").marks.last)
    #expect(moved.points == 0.25)
    // What holds without doing anything gives nothing.
    #expect(try ClassLesson.mark("t1: tree").marks.last?.points == 0)
  }

  @Test func wrongAnswersNameTheirBelief() throws {
    let mark = try #require(try ClassLesson.mark("q1: buy").marks.first)
    #expect(mark.result == .wrong)
    #expect(mark.points == 0)
    #expect(mark.right == "glass")
    #expect(mark.beliefs.contains("first-subview-wins"))
    #expect(mark.reasons.contains { $0.contains("added first is asked first") })
  }

  @Test func numberOfAChoiceIsItsAnswer() throws {
    let paper = try ClassLesson.paper()
    guard case .question(let question) = paper.sheets[0].kind else { return }
    for (index, choice) in question.choices.enumerated() {
      let mark = try ClassLesson.mark("q1: \(index + 1)").marks[0]
      #expect(mark.answer == question.text(of: choice.answer))
      #expect((mark.result == .right) == (choice.answer == question.key))
    }
  }

  @Test func whatCannotBeUnderstoodIsAFaultAtItsPlace() throws {
    let file = try ClassLesson.mark("\nq1: glas\nq7: B\nq2: no")
    #expect(file.marks.map(\.result) == [.unreadable, .right, .missing])
    #expect(file.faults.map(\.place) == [.init(line: 2, column: 5), .init(line: 3)])
    #expect(file.faults.map(\.suggestion) == ["q1: glass", "q1: B"])
  }

  @Test func commandsOutsideOfTheSceneAreRefused() throws {
    for command in [
      "save /tmp/x", "open three-refusals", "source x.tap", "quit", "lesson 1", "what if save x then tap buy",
    ] {
      let file = try ClassLesson.mark("t1: bring buy to front; \(command)")
      #expect(file.faults.count == 1, "\(command)")
    }
  }

  @Test func restOfTheCommandsCounts() throws {
    let clean = try ClassLesson.mark("t1:\n  bring buy to front\n  set glass isHidden on")
    let faulty = try ClassLesson.mark(
      "t1:\n  bring buy to front; set nobody alpha 1\n  bringg\n  set glass isHidden on")
    #expect(faulty.faults.map(\.place.line) == [2, 3])
    #expect(faulty.marks.last?.points == clean.marks.last?.points)
    #expect(faulty.marks.last?.goals == clean.marks.last?.goals)
  }

  @Test func answersAreNotWithoutEnd() throws {
    let views = (0..<300).map { "add v\($0) at 0,0,9,9" }
    let many = try ClassLesson.mark("t1:\n  " + views.joined(separator: "; "))
    #expect(many.faults.map(\.place.line) == [2])
    let drag = "  drag 10 10 to 300 300 over 300s steps 30000\n"
    let long = try ClassLesson.mark("t1:\n" + String(repeating: drag, count: 150))
    #expect(long.faults.count == 1)
  }

  @Test func sameAnswerSameMark() throws {
    var marker = Marker(try ClassLesson.paper())
    let one = marker.mark(try ClassLesson.answers("q1: buy\nt1: bring buy to front", file: "1.txt"))
    let two = marker.mark(try ClassLesson.answers("t1:\n  bring buy to front\nq1: buy", file: "2.txt"))
    #expect(one.marks == two.marks)
  }

  @Test(arguments: ["glass sure", "answer glass", "answer glass unsure", "glass.", " glass "])
  func answersAreReadAsAtThePrompt(_ text: String) throws {
    let file = try ClassLesson.mark("q1: \(text)")
    #expect(file.marks.first?.result == .right, "\(text)")
    #expect(file.faults.isEmpty)
  }

  @Test(arguments: ["no.", "answer no", "n unsure"])
  func aWordOfYesOrNoMayBeASentence(_ text: String) throws {
    #expect(try ClassLesson.mark("q2: \(text)").marks[1].result == .right)
  }

  @Test func resetLeadsBackToTheStartOfTheTask() throws {
    let file = try ClassLesson.mark(
      "t1:\n  remove glass\n  reset\n  bring buy to front; attach tap close to glass; target close vc.close")
    #expect(file.marks.last?.result == .right)
    #expect(file.faults.isEmpty)
  }

  /// Each of these would run for minutes.
  @Test(arguments: [
    "make vc.buy fire on drag 10,10 to 300,300 steps 100000",
    "what if set buy alpha 1 then drag 10,10 to 300,300 steps 100000",
    "at 1 make vc.buy fire on tap buy", "drag 10,10 to 300,300 steps 100000",
    "set system sampleRate 240; drag 10,10 to 300,300 over 300s",
  ])
  func whatWouldNotEndIsRefusedBeforeItRuns(_ command: String) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let file = try ClassLesson.mark("t1: bring buy to front; \(command)")
    #expect(file.faults.count == 1, "\(command)")
    #expect(file.marks.last?.points == 0.5)
    #expect(clock.now - start < .seconds(20), "\(command)")
  }

  @Test func aFileOfAnotherLessonIsNotMarked() throws {
    let other = try ClassLesson.mark("lesson: hit-03\nq1: glass")
    #expect(other.marks.isEmpty)
    #expect(other.broken?.place == .init(line: 1, column: 9))
    #expect(other.broken?.suggestion == "tapwalk grade hit-03 ada.txt")
    let exam = try ClassLesson.mark("exam: 1\nseed: 7\nq1: glass")
    #expect(exam.broken?.suggestion == "tapwalk grade exam ada.txt")
    #expect(try ClassLesson.mark("lesson: Covered\nq1: glass").points == 1)
    var marker = ExamMarker()
    let lesson = marker.mark(try ClassLesson.answers("lesson: covered\nq1: glass"))
    #expect(lesson.broken?.suggestion == "tapwalk grade covered ada.txt")
  }
}
