import SceneLanguage
import SceneSession
import TouchInsight
import TouchModel
import TouchReport

@testable import Tutor

/// Short forms for tests about questions.
enum Asking {
  static func session(_ lines: [String]) throws -> Session {
    var session = Session()
    for line in lines { try session.runSilently(line) }
    return session
  }

  static func question(
    _ ask: Ask, on: [String], in session: Session, id: String = "q", also: [String] = [], not: [String] = []
  ) throws -> Tutor.Question {
    let place = LessonPlace(line: 1)
    func lines(_ texts: [String]) -> [LessonLine] { texts.map { LessonLine($0, place) } }
    let prediction = Prediction(
      ask: ask, on: lines(on), expect: nil, also: lines(also), without: lines(not), askPlace: place)
    return try QuestionMaker.question(prediction, id: id, prompt: nil, in: session)
  }

  static func question(_ ask: Ask, on: [String], _ lines: [String]) throws -> Tutor.Question {
    try question(ask, on: on, in: try session(lines))
  }

  /// The scene of a belief's example, and the line of its touch.
  static func example(_ belief: Belief) throws -> (session: Session, line: String) {
    let scene = try belief.example.scene()
    var lines = ScriptWriter.lines(for: scene)
    if let first = scene.activity.firstResponder { lines.append("focus " + scene.name(of: first)) }
    return (try session(lines), GestureText.line(for: belief.example.touch))
  }

  /// Beliefs about when something comes, or about what no recognizer or control does: their examples show nothing that
  /// could be asked for, and other scenes do.
  private static let others: [String: (lines: [String], on: String, ask: Ask)] = [
    "delays-touches-ended-is-150-ms": (
      ["add card at 40,40,120,120", "add other at 40,240,120,120", "attach tap double to card with taps=2"],
      "touch down 1 at 100,100; wait 0.08; touch up 1; wait 0.2; touch down 2 at 100,300; touch up 2; settle",
      .order
    ),
    "scroll-views-deliver-at-once": (
      [
        "add list as scroll at 0,0,320,480 with contentSize=320,1000",
        "add buy to list as button at 40,40,120,44",
      ], "drag 100,60 to 100,10 over 0.1s", .yesNo(claim: "no touches buy")
    ),
    "rows-ignore-recognizers": (
      [
        "attach tap endEditing to root", "add list as table at 0,0,320,480",
        "add row to list as cell at 0,40,320,44",
      ],
      "tap 100,60", .yesNo(claim: "no touches row")
    ),
  ]

  /// The first question about its example on which a belief leads astray.
  static func question(for belief: Belief) throws -> Tutor.Question? {
    if let other = others[belief.name] {
      return try question(other.ask, on: [other.on], in: try session(other.lines), id: belief.name)
    }
    let (session, line) = try example(belief)
    let asks: [Ask] = [
      .receiver(finger: nil), .receiver(finger: 2), .winner, .cancelled, .order, .line(missing: nil),
    ]
    for ask in asks {
      guard let question = try? question(ask, on: [line], in: session, id: belief.name) else { continue }
      if question.believed.contains(where: { $0.beliefs.contains(belief.name) }) { return question }
    }
    return nil
  }

  static func text(
    _ options: ReportOptions = ReportOptions(), _ paint: (QuestionReport, inout [UInt8]) -> Void
  ) -> String {
    var out: [UInt8] = []
    paint(QuestionReport(options: options), &out)
    return String(decoding: out, as: UTF8.self)
  }
}
