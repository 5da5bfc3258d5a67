import SceneLanguage
import TouchReport

/// Reads a line, carries it out, prints, and begins again.
public struct InteractiveLoop<Source: LineSource> {
  public var session: Session
  public var source: Source
  /// What was typed, for `history`.
  private var typed: [String] = []

  public init(session: Session, source: Source) {
    self.session = session
    self.source = source
  }

  static var prompt: String { "tap> " }

  /// Until the end of the input or `quit`. Answers the status of the process.
  public mutating func run(output: inout OutputSink) -> Int32 {
    output.buffer.append(contentsOf: Wording.greeting.utf8)
    output.flush()
    while output.failure == nil {
      switch source.next(prompt: InteractiveLoop.prompt) {
      case .end:
        output.buffer.append("")
        output.flush()
        return 0
      case .interrupted:
        output.buffer.append(Wording.howToLeave)
        output.flush()
      case .line(let line):
        if !carryOut(line, &output.buffer) {
          output.flush()
          return 0
        }
        output.flush()
      }
    }
    return 1
  }

  /// Answers false to leave.
  mutating func carryOut(_ line: String, _ output: inout [UInt8]) -> Bool {
    let report = ErrorReport(options: session.settings.report, file: nil)
    do throws(ParseError) {
      let statements = try Parser.parse(line)
      if statements.isEmpty { return true }
      typed.append(line)
      for statement in statements {
        do throws(SessionError) {
          switch try session.perform(statement, into: &output) {
          case .done: break
          case .quit: return false
          case .showHistory:
            for (index, line) in typed.enumerated() { output.append("\(index + 1)  \(line.safe)") }
          }
        } catch {
          report.append(error, line: 1, text: line, to: &output)
          return true
        }
      }
      suggestNext(&output)
    } catch {
      report.append(SessionError(error), line: 1, text: line, to: &output)
    }
    return true
  }

  private func suggestNext(_ output: inout [UInt8]) {
    guard session.settings.showsHints else { return }
    let text = "next: " + session.nextCommand
    let isColour = session.settings.report.isColour
    output.append(isColour ? "\u{1B}[2m" + text.safe + "\u{1B}[0m" : text.safe)
  }
}
