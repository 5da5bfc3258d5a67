import SceneLanguage
import SceneSession
import TouchReport

/// A lesson from top to bottom, with the scene that each of its pieces stands in.
struct LessonScenes {
  let pieces: [Staged]

  /// A piece of the lesson.
  struct Staged {
    let piece: Lesson.Piece
    /// Before it.
    let session: Session
    /// What the commands of `show` say, one after the other; empty for everything else.
    let said: [Said]
  }

  /// A command with its output.
  struct Said {
    let line: String
    let output: [UInt8]
  }

  /// - Parameter report: how the output of `show` looks.
  init(_ lesson: Lesson, report: ReportOptions = ReportOptions()) throws(QuestionFault) {
    var session = Session(settings: SessionSettings(report: report), files: SceneFiles(lessonFolders: []))
    var pieces: [Staged] = []
    for piece in lesson.pieces {
      let before = session
      var said: [Said] = []
      switch piece {
      case .scene(let lines): try session.run(lines)
      case .show(let lines):
        for line in lines { said.append(try LessonScenes.say(line, &session)) }
      case .prose, .step, .note: break
      }
      pieces.append(Staged(piece: piece, session: before, said: said))
    }
    self.pieces = pieces
  }

  private static func say(_ line: LessonLine, _ session: inout Session) throws(QuestionFault) -> Said {
    var output: [UInt8] = []
    do throws(SessionError) {
      let statements: [Statement]
      do throws(ParseError) {
        statements = try Parser.parse(line.text)
      } catch {
        throw SessionError(error)
      }
      for statement in statements { _ = try session.perform(statement, into: &output) }
    } catch {
      throw QuestionFault(QuestionWording.commandFails(line.text, error), at: line, try: error.suggestion)
    }
    return Said(line: line.text, output: output)
  }
}
