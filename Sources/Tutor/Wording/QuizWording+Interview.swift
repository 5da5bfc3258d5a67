import TouchInsight
import TouchReport

/// What an interview says.
extension QuizWording {
  private static func text(_ text: String) -> Phrase { Phrase(escaping: text) }

  static func interview(count: Int, minutes: Double, seed: UInt64) -> Phrase {
    "Interview: " + questions(count) + " in " + time(60 * minutes) + ", seed \(Int(seed))"
  }

  static let howToInterview: Phrase =
    "Nobody says what is right before the end. 'skip' passes a question, 'leave' ends it all."

  static func interviewQuestion(
    _ number: Int, of count: Int, _ concept: Concept, left: Double
  ) -> Phrase {
    "Question \(number) of \(count): " + text(concept.title) + ", " + time(left) + " left"
  }

  /// `2 min 5 s`.
  static func time(_ seconds: Double) -> Phrase {
    let all = Int(max(0, min(seconds, 1e9)).rounded(.down))
    let (minutes, rest) = (all / 60, all % 60)
    if minutes == 0 { return "\(rest) s" }
    return rest == 0 ? "\(minutes) min" : "\(minutes) min \(rest) s"
  }

  static func lead(_ lead: FollowUp.Lead) -> Phrase { text(leadText(lead)) }

  static func leadText(_ lead: FollowUp.Lead) -> String {
    switch lead {
    case .why: "Why is that so?"
    case .whoElse: "Who else may hear of this touch?"
    case .whatIf(.longPress(let view)): "And if \(view) had a long press?"
    case .whatIf(.tap(let view)): "And if \(view) had a tap recognizer, added last?"
    case .whatIf(.hidden(let view)): "And if \(view) were hidden?"
    case .whatIf(.interactionOff(let view)): "And if interaction were off for \(view)?"
    case .whatIf(.keepsTouches(let recognizer)): "And if \(recognizer) did not cancel touches?"
    case .whatIf(.disabled(let object)): "And if \(object) were disabled?"
    }
  }

  static let confidences = ["50", "60", "70", "80", "90", "100"]
  static let howSure: Phrase = "How sure are you? 50, 60, 70, 80, 90 or 100 %; Enter says nothing."
  static let noted: Phrase = "Noted."
  static let timeIsOver: Phrase = "Time is over. What is not answered by now counts as unanswered."
  static func unanswered(isLate: Bool) -> Phrase { text(unansweredText(isLate: isLate)) }
  private static func unansweredText(isLate: Bool) -> String {
    isLate ? "Not answered in time" : "Not answered"
  }
  static func ordered(_ said: String, right: String?) -> Phrase {
    text("You said " + said + (right.map { "; it is " + $0 } ?? ""))
  }
  static func orderIs(_ right: String) -> Phrase { text("The answer: " + right) }
  static func order(_ calls: [String]) -> String { calls.joined(separator: ", then ") }

  // MARK: What cannot be done

  static let answerInterviewFirst =
    "answer first: in an interview nothing is tried out; 'tree' and 'show' look at the scene"
  static let noHints = "an interviewer gives no hints"
  static let notAConfidence = "how sure you are goes from 50 to 100 %"
  static let interviewIsOver = "the interview is over: 'report' prints it, 'leave' leaves"
  static let reportAtTheEnd = "the report comes at the end"

  // MARK: The report

  static func result(_ score: InterviewRun.Score, seconds: Double) -> Phrase {
    "The interview: \(score.right) of \(score.count) right, \(score.points) of \(score.of) points, in "
      + time(seconds) + text(late(score))
  }

  private static func late(_ score: InterviewRun.Score) -> String {
    score.late == 0 ? "" : ", \(score.late) not answered in time"
  }

  static func rubric(_ area: Concept.Area, _ score: InterviewRun.Score) -> Phrase {
    text(title(of: area)) + ": " + points(score.points, of: score.of)
  }

  private static func points(_ points: Int, of all: Int) -> Phrase {
    "\(points) of \(all) " + (all == 1 ? "point" : "points")
  }

  static func title(of area: Concept.Area) -> String {
    switch area {
    case .findingTheView: "Finding the view"
    case .responders: "Responders"
    case .touches: "Touches"
    case .recognizers: "Gesture recognizers"
    case .controls: "Controls and scroll views"
    }
  }

  static func reviewed(_ number: Int, _ item: InterviewItem) -> Phrase {
    "\(number). " + text(item.lead.map(leadText) ?? item.concept.title) + " (" + points(item) + sureness(item)
      + ")"
  }

  private static func points(_ item: InterviewItem) -> Phrase {
    points(item.isRight ? item.points : 0, of: item.points)
  }

  private static func sureness(_ item: InterviewItem) -> Phrase {
    item.confidence.map { ", \(percent($0)) % sure" } ?? ""
  }

  private static func percent(_ share: Double) -> Int { Int((100 * share).rounded()) }

  static func calibration(_ calibration: (sure: Double, right: Double, count: Int)?) -> Phrase {
    text(calibrationText(calibration))
  }

  static func calibrationText(_ calibration: (sure: Double, right: Double, count: Int)?) -> String {
    guard let calibration else { return "You never said how sure you were." }
    let (sure, right) = (percent(calibration.sure), percent(calibration.right))
    let first = "You were \(sure) % sure on average, and right in \(right) % of \(calibration.count) "
    let noun = calibration.count == 1 ? "answer" : "answers"
    return switch sure - right {
    case 15...: first + noun + ": surer than you should be."
    case ...(-15): first + noun + ": you know more than you think."
    default: first + noun + ": you know well what you know."
    }
  }

  static let afterInterview: Phrase = "'report' prints all of it as Markdown; Enter leaves."

  // MARK: Markdown

  static func transcriptTitle(_ seed: UInt64) -> String { "# Interview, seed \(seed)" }
  static func transcriptResult(_ score: InterviewRun.Score, seconds: Double, of duration: Double) -> String {
    "\(score.right) of \(score.count) right, \(score.points) of \(score.of) points, in \(Int(seconds)) of \(Int(duration)) seconds\(late(score))."
  }
  static let rubricHead = "| part | points | questions |"
  static func rubricRow(_ area: Concept.Area, _ score: InterviewRun.Score) -> String {
    "| \(title(of: area)) | \(score.points) of \(score.of) | \(score.right) of \(score.count) right |"
  }
  static func itemTitle(_ number: Int, _ item: InterviewItem) -> String {
    "## \(number). \(item.concept.title)"
  }
  static func prompt(_ question: Question) -> String {
    let lines = question.lines.count > 1 ? " (`" + question.lines.joined(separator: "; ") + "`)" : ""
    return question.prompt + lines
  }
  static func said(_ item: InterviewItem) -> String {
    guard let verdict = item.verdict else { return "- " + unansweredText(isLate: item.isLate) }
    let sure = item.confidence.map { ", \(percent($0)) % sure" } ?? ""
    return "- \(item.isRight ? "Right" : "Wrong"): \(code(item.question.words(for: verdict.given)))\(sure)"
  }
  static func offered(_ choice: String) -> String { "- `\(choice)`" }
  static func right(_ answer: String) -> String { "- It is " + code(answer) }
  /// Each call of an order by itself.
  private static func code(_ answer: String) -> String {
    "`" + answer.split(separator: ", then -[").joined(separator: "`, then `-[") + "`"
  }

  static func saidBy(_ belief: Belief) -> String { "- So says who believes: \(belief.sentence)" }
  static let beliefsTitle = "## Beliefs behind wrong answers"
  static let calibrationTitle = "## How sure"
}
