import SceneLanguage
import SceneSession

/// The commands of an answer, carried out. They come from a stranger: they change the scene and touch it, nothing
/// outside of it, and not without end.
struct AnswerRun {
  private(set) var session: Session
  private(set) var faults: [Marker.Outcome.Fault] = []
  private var commands = 0
  private var facts = 0
  private var isOver = false

  /// What an answer may ask for in all.
  private static let mostCommands = 200
  private static let mostFacts = 100_000

  init(_ start: Session) {
    session = start
    session.settings.report.verbosity = .silent
    session.settings.format = .text
  }

  /// - Parameter number: of the line among those of the answer.
  mutating func take(_ line: String, _ number: Int) {
    if isOver { return }
    do throws(ParseError) {
      for statement in try Parser.parse(line) where !isOver {
        do throws(SessionError) { try perform(statement) } catch { refuse(error, line, number) }
      }
    } catch {
      refuse(SessionError(error), line, number)
    }
  }

  private mutating func perform(_ statement: Statement) throws(SessionError) {
    guard statement.command.isForLessons else {
      throw SessionError(
        .tutor(ClassWording.notInAnswers), at: statement.span, try: ClassWording.commandExample)
    }
    guard commands < AnswerRun.mostCommands, facts < AnswerRun.mostFacts else {
      isOver = true
      throw SessionError(.tutor(ClassWording.answerAsksTooMuch), at: statement.span)
    }
    commands += 1
    var silence: [UInt8] = []
    _ = try session.perform(statement, into: &silence)
    facts += session.sequence.facts.count
  }

  private mutating func refuse(_ error: SessionError, _ line: String, _ number: Int) {
    faults.append(.init(error, in: line, number))
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
