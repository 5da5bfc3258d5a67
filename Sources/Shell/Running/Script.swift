import SceneLanguage
import TouchFiles

/// A script as a stream of statements, read in memory that does not grow with it.
struct Script: ~Copyable {
  enum Event {
    case statements([Statement])
    /// A line that cannot be read. The stream goes on behind it.
    case failed(SessionError)
    case end
  }

  private var reader: LineReader
  /// As error messages call it.
  let name: String
  /// The last line.
  private(set) var text = ""
  var line: Int { reader.number }

  init(path: String) throws(FileError) {
    reader = try LineReader(path: path)
    name = path
  }

  /// What is open already, such as standard input.
  init(descriptor: Int32, name: String) {
    reader = LineReader(descriptor: descriptor, path: name)
    self.name = name
  }

  /// A text in memory.
  init(text: String, name: String) {
    reader = LineReader(bytes: Array(text.utf8), path: name)
    self.name = name
  }

  /// The statements of the next line that has any.
  mutating func next(beforeWaiting: () -> Void = {}) -> Event {
    while true {
      do throws(FileError) {
        switch try reader.next(beforeWaiting: beforeWaiting) {
        case .end: return .end
        case .tooLong:
          text = ""
          return .failed(SessionError(.lineTooLong(limit: LineReader.limit), at: Span(0, 0)))
        case .line(let range):
          if isBlank(range) { continue }
          text = reader.buffer[range].withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
          if let place = UTF8Check.firstFault(in: reader.buffer[range]) {
            return .failed(SessionError(.notUTF8, at: Span(place, place + 1)))
          }
        }
      } catch {
        return .failed(SessionError(.file(error.reason, path: name)))
      }
      do throws(ParseError) {
        let statements = try Parser.parse(text)
        if !statements.isEmpty { return .statements(statements) }
      } catch {
        return .failed(SessionError(error))
      }
    }
  }

  /// Empty lines and whole-line comments need no parser.
  private func isBlank(_ range: Range<Int>) -> Bool {
    for index in range {
      switch reader.buffer[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
      case UInt8(ascii: "#"): return UTF8Check.firstFault(in: reader.buffer[range]) == nil
      default: return false
      }
    }
    return true
  }

  /// Says where an error of the last line is, unless a script inside has said so already.
  func placed(_ error: SessionError) -> SessionError {
    var error = error
    if error.place == nil { error.place = .init(file: name, line: line, text: text) }
    return error
  }
}
