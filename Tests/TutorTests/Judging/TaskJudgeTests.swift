import SceneSession
import Testing
import TouchReport

@testable import Tutor

struct TaskJudgeTests {
  private let place = LessonPlace(line: 1)

  private func line(_ text: String) -> LessonLine { LessonLine(text, place) }

  private func goal(_ inputs: [String], _ outcomes: String...) -> LessonTask.Goal {
    LessonTask.Goal(line: line(inputs.joined()), inputs: inputs, outcomes: outcomes)
  }

  /// A button that covers nothing under a view that covers it.
  private let covered = [
    "add buy as button at 40,40,120,44", "target buy touchUpInside vc.buy", "add cover at 0,0,320,200",
  ]

  private func task(_ keeps: [LessonTask.Keep] = [], wrongs: [(String, String)] = []) -> LessonTask {
    LessonTask(
      goals: [goal(["tap 100 60"], "hit buy", "action vc.buy")], keeps: keeps,
      solutions: [line("set cover isUserInteractionEnabled off"), line("remove cover")],
      wrongs: wrongs.map { LessonTask.Wrong(commands: line($0.0), message: $0.1) })
  }

  private func verdict(_ commands: String..., task: LessonTask) throws -> TaskVerdict {
    let start = try Asking.session(covered)
    let judge = try TaskJudge(task, start: start)
    var session = start
    for command in commands { try session.runSilently(command) }
    return judge.judge(session)
  }

  @Test func anySolutionCounts() throws {
    let task = task()
    for commands in [
      "set cover isUserInteractionEnabled off", "bring buy to front", "set cover alpha 0",
      "set cover hidden on",
    ] {
      #expect(try verdict(commands, task: task).isSolved, "\(commands)")
    }
  }

  @Test func anIdleChangeIsNotTakenForAnotherOne() throws {
    let task = task(wrongs: [("set buy alpha 0.5", "Fading the button uncovers nothing.")])
    #expect(try verdict("set buy alpha 0.5", task: task).message == "Fading the button uncovers nothing.")
    #expect(try verdict("set buy tag 3", task: task).message == nil)
  }

  @Test func theStartIsUnsolved() throws {
    let verdict = try verdict(task: task())
    #expect(!verdict.isSolved)
    #expect(verdict.message == nil)
    #expect(verdict.beliefs.isEmpty)
    #expect(verdict.goals.first?.why == "expected the touch to hit buy, but it hit cover")
  }

  @Test func whatWorksAtOnePointByAccidentIsCaught() throws {
    // A window of three points for the finger.
    let verdict = try verdict("set cover frame 0,0,320,58", "set buy frame 99,59,3,3", task: task())
    #expect(!verdict.goals.contains { !$0.isMet })
    #expect(verdict.probe != nil)
    #expect(!verdict.isSolved)
  }

  @Test func keepsAreHeld() throws {
    let keeps: [LessonTask.Keep] = [
      .frames(line("frames")), .hierarchy(line("hierarchy")), .recognizers(line("recognizers")),
      .property(object: "buy", property: "hidden", line("buy hidden")),
      .outcome("tap 200 150", line("tap 200 150")),
    ]
    let task = task(keeps)
    func broken(_ commands: String) throws -> [String] {
      try verdict(commands, task: task).broken.map(\.text)
    }
    #expect(try broken("set cover frame 0,0,10,10") == ["frames", "tap 200 150"])
    #expect(try broken("move buy to cover").contains("hierarchy"))
    #expect(try broken("set buy hidden on") == ["buy hidden"])
    #expect(try broken("bring buy to front").isEmpty)
    #expect(try verdict("bring buy to front", task: task).isSolved)
  }

  @Test func wrongWaysAreKnownByWhatTheyDo() throws {
    let task = task(wrongs: [
      ("set buy zPosition 5", "zPosition only draws"), ("set buy isHidden on", "now nobody can see it"),
    ])
    #expect(try verdict("set buy zPosition 12", task: task).message == "zPosition only draws")
    #expect(try verdict("set cover tag 4", task: task).message == nil)
    #expect(try verdict("set buy zPosition 1", task: task).beliefs.first?.name == "z-position-orders-touches")
  }

  @Test func whatIsThereAgainAsItWasWasKept() throws {
    let keeps: [LessonTask.Keep] = [.frames(line("frames")), .hierarchy(line("hierarchy"))]
    let commands = "remove cover; add cover at 0,0,320,200; send cover to back"
    #expect(try verdict(commands, task: task(keeps)).isSolved)
    #expect(try !verdict("remove cover", task: task(keeps)).isSolved)
  }

  @Test func keepOfWhatIsNotThereIsAFault() throws {
    let start = try Asking.session(covered)
    let faulty = task([.property(object: "cvr", property: "hidden", line("cvr hidden"))])
    #expect(throws: QuestionFault.self) { try TaskJudge(faulty, start: start) }
  }

  @Test func goalsWithoutATouch() throws {
    let start = try Asking.session(["add A at 0,0,100,100", "add B at 0,0,50,50"])
    let task = LessonTask(
      goals: [goal([], "B alpha 0.5")], keeps: [], solutions: [line("set B alpha 0.5")], wrongs: [])
    let judge = try TaskJudge(task, start: start)
    #expect(!judge.judge(start).isSolved)
    var session = start
    try session.runSilently("set B alpha 0.5")
    #expect(judge.judge(session).isSolved)
  }

  @Test func aTouchOfTheLearnersOwnDoesNotCount() throws {
    let task = task()
    let start = try Asking.session(covered)
    let judge = try TaskJudge(task, start: start)
    var session = start
    try session.runSilently("tap 300 300")
    try session.runSilently("touch down 1 at 10,10")
    let verdict = judge.judge(session)
    #expect(!verdict.isSolved)
    try session.runSilently("remove cover")
    #expect(judge.judge(session).isSolved)
  }

  @Test func aJudgementIsCheap() throws {
    let start = try Asking.session(covered)
    let judge = try TaskJudge(task(), start: start)
    var session = start
    try session.runSilently("set buy zPosition 1")
    let time = ContinuousClock().measure { for _ in 0..<10 { _ = judge.judge(session) } }
    #expect(time / 10 < .milliseconds(200))
    print("judged in", time / 10)
  }
}
