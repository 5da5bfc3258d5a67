import SceneSession
import Testing
import TouchReport

@testable import Tutor

/// A task as it is shown, and what is said to a scene.
struct TaskReportTests {
  private static let place = LessonPlace(line: 1)
  private static func line(_ text: String) -> LessonLine { LessonLine(text, place) }

  private static let task = LessonTask(
    goals: [
      LessonTask.Goal(line: line(""), inputs: ["tap 100 60"], outcomes: ["hit buy", "action vc.buy"]),
      LessonTask.Goal(line: line(""), inputs: ["tap 300 150"], outcomes: ["hit cover"]),
      LessonTask.Goal(line: line(""), inputs: [], outcomes: ["cover alpha 1"]),
    ],
    keeps: [
      .frames(line("frames")), .hierarchy(line("hierarchy")), .recognizers(line("recognizers")),
      .property(object: "buy", property: "hidden", line("buy hidden")),
      .outcome("tap 200 300", line("tap 200 300")),
    ],
    solutions: [line("bring buy to front"), line("send cover to back")],
    wrongs: [
      .init(commands: line("set buy zPosition 5"), message: "zPosition changes what is drawn, nothing else.")
    ])

  @Test(arguments: [
    ("wide", ReportOptions()), ("narrow", ReportOptions(columns: 40, isASCII: true)),
    ("plain", ReportOptions(isPlain: true)),
  ])
  func whatIsSaid(_ name: String, _ options: ReportOptions) throws {
    let start = try Asking.session([
      "add buy as button at 40,40,120,44", "target buy touchUpInside vc.buy", "add cover at 0,0,320,200",
    ])
    let judge = try TaskJudge(Self.task, start: start)
    var text = Asking.text(options) { $0.paint(Self.task, into: &$1) }
    for commands in [
      "", "set buy zPosition 9", "set cover isUserInteractionEnabled off", "bring buy to front",
      "set cover frame 0,0,320,50", "set cover alpha 0; set buy hidden on",
      "override cover hitTest self; set buy frame 99,59,3,3; bring buy to front",
    ] {
      var session = start
      if !commands.isEmpty { try session.runSilently(commands) }
      text += "\n# \(commands)\n"
      text += Asking.text(options) { $0.paint(judge.judge(session), into: &$1) }
    }
    try GoldenText.check("task-\(name).txt", text)
  }
}
