import SceneLanguage
import SceneSession
import TouchReport

/// Carries a script out without anybody typing: results to one descriptor, errors to another.
public struct ScriptRunner {
  public var session: Session
  let keepsGoing: Bool

  public init(session: Session, keepsGoing: Bool = false) {
    self.session = session
    self.keepsGoing = keepsGoing
  }

  /// Runs to the end or to the first error. Answers the status of the process.
  mutating func run(
    _ script: inout Script, output: inout OutputSink, errors: inout OutputSink
  ) -> Int32 {
    let report = ErrorReport(options: session.settings.report, file: script.name)
    var status: Int32 = 0
    reading: while output.failure == nil {
      var failure: SessionError?
      switch script.next(beforeWaiting: {}) {
      case .end: break reading
      case .failed(let error): failure = error
      case .statements(let statements):
        for statement in statements {
          do throws(SessionError) {
            if try session.perform(statement, into: &output.buffer) == .quit { break reading }
          } catch {
            failure = error
            break
          }
          output.flushIfFull()
        }
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
}

extension SessionError {
  /// The script itself cannot be read any further.
  var isFinal: Bool { if case .file = reason, place == nil { span == nil } else { false } }
}
