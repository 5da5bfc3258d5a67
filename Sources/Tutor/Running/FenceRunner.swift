import SceneLanguage
import SceneSession
import TouchReport

/// Commands that stand in a lesson. What fails is the author's mistake, which `lessons check` finds: the reader of the
/// lesson is told in one line, and goes on.
enum FenceRunner {
  /// Without a word.
  static func make(_ lines: [LessonLine], in session: inout Session) {
    let verbosity = session.settings.report.verbosity
    session.settings.report.verbosity = .silent
    var silence: [UInt8] = []
    for line in lines {
      _ = perform(line, in: &session, into: &silence)
      silence.removeAll()
    }
    if session.settings.report.verbosity == .silent { session.settings.report.verbosity = verbosity }
  }

  /// Each line as somebody would have typed it, with what it prints.
  static func show(_ lines: [LessonLine], in session: inout Session, into output: inout [UInt8]) {
    let painter = Painter(session.settings.report)
    for line in lines {
      painter.paint(
        Message(
          nil, role: .answer, RunningWording.shown(line.text, isPlain: session.settings.report.isPlain)),
        into: &output)
      if let fault = perform(line, in: &session, into: &output) {
        painter.paint(Message(.no, role: .bad, Phrase(escaping: fault)), into: &output)
      }
    }
  }

  /// Answers what went wrong.
  static func perform(
    _ line: LessonLine, in session: inout Session, into output: inout [UInt8]
  ) -> String? {
    do throws(ParseError) {
      for statement in try Parser.parse(line.text) {
        do throws(SessionError) {
          _ = try session.perform(statement, into: &output)
        } catch {
          return SessionWording.text(for: error.reason)
        }
      }
      return nil
    } catch {
      return error.message
    }
  }
}
