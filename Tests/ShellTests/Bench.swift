import SceneLanguage
import TouchModel

@testable import SceneSession
@testable import Shell

/// A session that lines are typed into.
final class Bench {
  var session = Session()

  init(_ lines: String..., format: OutputFormat = .text) {
    session.settings.format = format
    for line in lines { type(line) }
  }

  /// What the line prints, or `error: ...`.
  @discardableResult
  func type(_ line: String) -> String {
    var output: [UInt8] = []
    do throws(SessionError) {
      let statements: [Statement]
      do throws(ParseError) { statements = try Parser.parse(line) } catch { throw SessionError(error) }
      for statement in statements { _ = try session.perform(statement, into: &output) }
    } catch {
      return "error: " + SessionWording.text(for: error.reason)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The error of a line; nil where it works.
  func error(_ line: String) -> String? {
    let text = type(line)
    return text.hasPrefix("error: ") ? String(text.dropFirst(7)) : nil
  }

  /// Whether a check holds.
  func holds(_ expectation: String) -> Bool { error("expect " + expectation) == nil }

  /// Compared here, because a whole scene in a test report helps nobody.
  func `is`(_ state: State) -> Bool { self.state == state }
  var isNew: Bool { session.scene == Scene() }

  var state: State { State(scene: session.scene, sequence: session.sequence, lastHit: session.lastHit) }

  /// Everything that `undo` brings back.
  struct State: Equatable {
    let scene: Scene
    let sequence: TouchSequence
    let lastHit: LastHit?
  }
}
