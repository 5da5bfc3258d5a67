import SceneLanguage
import SceneSession
import TouchReport

/// Carries a script out without anybody typing: results to one descriptor, errors to another.
public struct ScriptRunner {
  private(set) var sitting: Sitting
  let keepsGoing: Bool

  init(_ sitting: Sitting, keepsGoing: Bool = false) {
    self.sitting = sitting
    self.keepsGoing = keepsGoing
  }

  public init(session: Session, keepsGoing: Bool = false) {
    self.init(Sitting(session), keepsGoing: keepsGoing)
  }

  public var session: Session { sitting.sessionAtHand }

  /// Runs to the end or to the first error. Answers the status of the process.
  mutating func run(
    _ script: inout Script, output: inout OutputSink, errors: inout OutputSink
  ) -> Int32 {
    let report = ErrorReport(options: sitting.settings.report, file: script.name)
    var status: Int32 = 0
    reading: while output.failure == nil {
      var failure: SessionError?
      do throws(SessionError) {
        guard let pieces = try pieces(&script) else { break reading }
        for piece in pieces {
          if try sitting.take(piece, into: &output.buffer) == .quit { break reading }
          output.flushIfFull()
        }
      } catch {
        failure = error
      }
      if let failure {
        output.flush()
        report.append(failure, line: script.line, text: script.text, in: session.scene, to: &errors.buffer)
        errors.flush()
        status = 1
        if !keepsGoing || failure.isFinal { break }
      }
    }
    output.flush()
    if let code = output.failure {
      errors.buffer.append(Wording.outputFailed(code))
      errors.flush()
      status = 1
    }
    return status
  }

  /// Those of the next line; nil at the end. While a lesson is on, a line may be an answer, and a blank one is Enter.
  private func pieces(_ script: inout Script) throws(SessionError) -> [LinePiece]? {
    if sitting.activity != nil {
      switch script.nextLine() {
      case .end: return nil
      case .failed(let error): throw error
      case .line(let line): return try sitting.pieces(of: line)
      }
    }
    switch script.next() {
    case .end: return nil
    case .failed(let error): throw error
    case .statements(let statements):
      let text = script.text
      return statements.map { LinePiece($0, in: text) }
    }
  }
}

extension SessionError {
  /// The script itself cannot be read any further.
  var isFinal: Bool { if case .file = reason, place == nil { span == nil } else { false } }
}
