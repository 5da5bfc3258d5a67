import SceneLanguage
import SceneSession

/// The commands of an answer, carried out. They come from a stranger: they change the scene and touch it, nothing
/// outside of it, and not without end.
struct AnswerRun {
  private(set) var session: Session
  /// Where `reset` leads back to, as at the prompt.
  private let start: Session
  private(set) var faults: [Marker.Outcome.Fault] = []
  private var commands = 0
  private var facts = 0
  private var samples = 0
  private var isOver = false

  /// What an answer may ask for in all.
  private static let mostCommands = 200
  private static let mostFacts = 100_000
  /// More than two minutes of a finger that moves.
  private static let mostSamples = 10_000

  init(_ start: Session) {
    session = start
    session.settings.report.verbosity = .silent
    session.settings.format = .text
    self.start = session
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
    guard statement.command.isForLessons, !statement.command.isSearch else {
      throw SessionError(
        .tutor(ClassWording.notInAnswers), at: statement.span, try: ClassWording.commandExample)
    }
    guard commands < AnswerRun.mostCommands, facts < AnswerRun.mostFacts else {
      isOver = true
      throw SessionError(.tutor(ClassWording.answerAsksTooMuch), at: statement.span)
    }
    // Before it runs: nobody waits for what is too much.
    samples += statement.command.samples(at: session.scene.settings.sampleRate)
    guard samples <= AnswerRun.mostSamples else {
      isOver = true
      throw SessionError(.tutor(ClassWording.answerAsksTooMuch), at: statement.span)
    }
    commands += 1
    switch statement.command {
    case .reset: session = start
    // Nobody looks at it.
    case .map: return
    default: try carryOut(statement)
    }
  }

  private mutating func carryOut(_ statement: Statement) throws(SessionError) {
    var silence: [UInt8] = []
    _ = try session.perform(statement, into: &silence)
    facts += session.sequence.facts.count
  }

  private mutating func refuse(_ error: SessionError, _ line: String, _ number: Int) {
    faults.append(.init(error, in: line, number))
  }
}

extension Command {
  /// It tries a great deal out and changes nothing.
  fileprivate var isSearch: Bool {
    switch self {
    case .make, .makeFire, .findPoint, .mapDifference: true
    case .whatIf(let changes, let then): (changes + [then]).contains { $0.command.isSearch }
    case .at(_, let statement): statement.command.isSearch
    case .believe(_, let statement): statement?.command.isSearch ?? false
    default: false
    }
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
