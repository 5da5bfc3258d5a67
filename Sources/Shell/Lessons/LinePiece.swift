import SceneLanguage
import SceneSession
import Tutor

/// One command of a line, or what stands in the place of one while a lesson is on: an answer, or nothing at all.
struct LinePiece {
  let text: String
  /// Where it begins in its line, in bytes.
  var start = 0
  /// nil where it is none.
  var statement: Statement?

  init(_ text: String, start: Int = 0, statement: Statement? = nil) {
    self.text = text
    self.start = start
    self.statement = statement
  }

  init(_ statement: Statement, in line: String) {
    self.init(statement.text(in: line), start: statement.span.start, statement: statement)
  }
}

extension Sitting {
  /// The pieces of a line, in order. A blank line is one while a lesson is on.
  func pieces(of line: String) throws(SessionError) -> [LinePiece] {
    do throws(ParseError) {
      let statements = try Parser.parse(line)
      if activity != nil {
        if statements.isEmpty { return line.trimmed.isEmpty ? [LinePiece("")] : [] }
        // A lesson judges the commands of a line together.
        if statements.count == 1 || statements.allSatisfy(\.isOfScene) {
          return [LinePiece(line, statement: statements.last)]
        }
      }
      return statements.map { LinePiece($0, in: line) }
    } catch {
      if activity == nil { throw SessionError(error) }
      return Sitting.split(line)
    }
  }

  /// An answer ends at a `;`, as a command does.
  private static func split(_ line: String) -> [LinePiece] {
    let bytes = Array(line.utf8)
    var isQuoted = false
    let end = bytes.firstIndex { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: ";") && !isQuoted
    }
    let word = String(line.trimmed.prefix { !" \t,;".contains($0) })
    guard let end, !Catalogue.isBeginningOfCommand(word) else { return [LinePiece(line)] }
    let head = LinePiece(String(decoding: bytes[..<end], as: UTF8.self))
    let rest = String(decoding: bytes[(end + 1)...], as: UTF8.self)
    if rest.trimmed.isEmpty { return [head] }
    let behind: [LinePiece]
    if let statements = try? Parser.parse(rest) {
      behind = statements.map { LinePiece($0, in: rest) }
    } else {
      behind = split(rest)
    }
    return [head]
      + behind.map { LinePiece($0.text, start: $0.start + end + 1, statement: $0.statement) }
  }
}

extension SessionError {
  /// With its place in the line that the piece is from.
  func placed(in piece: LinePiece) -> SessionError {
    if place != nil { return self }
    var error = self
    let span = span ?? Span(0, piece.text.utf8.count)
    error.span = Span(span.start + piece.start, span.end + piece.start)
    return error
  }
}
