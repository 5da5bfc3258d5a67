import SceneLanguage
import SceneSession

extension Marker {
  /// Carries the commands out in the task's scene and looks at what came of it. A command that fails is named, and the
  /// others count: at the prompt, too, one would go on.
  static func mark(_ given: AnswerFile.Given, _ step: String, _ sheet: Paper.TaskSheet) -> Outcome {
    var session = sheet.start
    var faults: [Outcome.Fault] = []
    for (number, line) in given.lines.enumerated() {
      for error in session.runHandedIn(line.text) { faults.append(.init(error, in: line.text, number)) }
    }
    let verdict = sheet.judge.judge(session)
    let text = given.lines.map(\.text).joined(separator: "; ")
    let score = TaskScore(before: sheet.before, after: verdict)
    let result: Mark.Result = verdict.isSolved ? .right : score.points > 0 ? .partly : .wrong
    let mark = Mark(
      step, result, points: score.points, given: text, right: sheet.task.solutions.first?.text ?? "",
      reasons: score.reasons + faults.map { ClassWording.commandFailed($0.message) },
      beliefs: verdict.isSolved ? [] : verdict.beliefs.map(\.name), goals: score.goals)
    return Outcome(mark: mark, faults: faults)
  }
}

extension Marker.Outcome.Fault {
  /// - Parameter line: the number of the line among those of the answer.
  init(_ error: SessionError, in text: String, _ line: Int) {
    let span = error.span ?? Span(0, text.utf8.count)
    func count(_ end: Int) -> Int { String(decoding: text.utf8.prefix(end), as: UTF8.self).count }
    self.init(
      line: line, column: count(span.start), length: count(span.end) - count(span.start),
      message: SessionWording.text(for: error.reason), suggestion: error.suggestion)
  }
}

extension Session {
  /// A line of a file that somebody handed in: it changes the scene and touches it, and nothing outside of it. Answers
  /// what of it could not be carried out.
  mutating func runHandedIn(_ line: String) -> [SessionError] {
    let statements: [Statement]
    do throws(ParseError) { statements = try Parser.parse(line) } catch { return [SessionError(error)] }
    settings.report.verbosity = .silent
    settings.format = .text
    var errors: [SessionError] = []
    for statement in statements {
      do throws(SessionError) {
        guard statement.command.staysInScene else {
          throw SessionError(
            .tutor(ClassWording.notInAnswers), at: statement.span, try: ClassWording.commandExample)
        }
        var output: [UInt8] = []
        _ = try perform(statement, into: &output)
      } catch {
        errors.append(error)
      }
    }
    return errors
  }
}

extension Command {
  /// Neither files nor the sitting itself are concerned.
  var staysInScene: Bool {
    switch self {
    case .save, .open, .source, .compare, .diffFiles, .history, .setting, .quit, .tutor: false
    case .whatIf(let changes, let then): (changes + [then]).allSatisfy { $0.command.staysInScene }
    case .makeFire(_, let statement), .at(_, let statement): statement.command.staysInScene
    case .believe(_, let statement): statement?.command.staysInScene ?? true
    default: true
    }
  }
}
