import SceneLanguage
import TouchFiles

/// A script as a stream of statements, read in memory that does not grow with it.
package struct Script: ~Copyable {
  package enum Event {
    case statements([Statement])
    /// A line that cannot be read. The stream goes on behind it.
    case failed(SessionError)
    case end
  }

  private var reader: LineReader
  /// As error messages call it.
  package let name: String
  private var bytes: [UInt8] = []
  /// The comment at its beginning, without the signs: what a scene says about itself.
  package private(set) var introduction: [String] = []
  private var isBegun = false
  /// The last line.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
  package var line: Int { reader.number }

  package init(path: String) throws(FileError) {
    reader = try LineReader(path: path)
    name = path
  }

  /// What is open already, such as standard input.
  package init(descriptor: Int32, name: String) {
    reader = LineReader(descriptor: descriptor, path: name)
    self.name = name
  }

  /// A text in memory.
  package init(text: String, name: String) {
    reader = LineReader(bytes: Array(text.utf8), path: name)
    self.name = name
  }

  /// The statements of the next line that has any.
  package mutating func next(beforeWaiting: () -> Void = {}) -> Event {
    while true {
      do throws(FileError) {
        switch try reader.next(beforeWaiting: beforeWaiting) {
        case .end: return .end
        case .tooLong:
          bytes = []
          return .failed(SessionError(.lineTooLong(limit: LineReader.limit), at: Span(0, 0)))
        case .line(let range):
          if isBlank(range) { continue }
          bytes = Array(reader.buffer[range])
          if !isBegun { introduce() }
        }
      } catch {
        return .failed(SessionError(.file(error.reason, path: name)))
      }
      do throws(ParseError) {
        let statements = try Parser.parse(utf8: bytes)
        if !statements.isEmpty { return .statements(statements) }
      } catch {
        return .failed(SessionError(error))
      }
    }
  }

  package enum LineEvent {
    case line(String)
    case failed(SessionError)
    case end
  }

  /// The next line as it stands, blank ones too, for those to whom a line is more than commands.
  package mutating func nextLine(beforeWaiting: () -> Void = {}) -> LineEvent {
    do throws(FileError) {
      switch try reader.next(beforeWaiting: beforeWaiting) {
      case .end: return .end
      case .tooLong:
        bytes = []
        return .failed(SessionError(.lineTooLong(limit: LineReader.limit), at: Span(0, 0)))
      case .line(let range):
        bytes = Array(reader.buffer[range])
        return .line(text)
      }
    } catch {
      return .failed(SessionError(.file(error.reason, path: name)))
    }
  }

  /// Takes a line of the comment at the beginning over; any other line ends it.
  private mutating func introduce() {
    guard bytes.first == UInt8(ascii: "#") else {
      isBegun = true
      return
    }
    let text = bytes.drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: " ") }
    introduction.append(String(decoding: text, as: UTF8.self))
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    for index in range where reader.buffer[index] != UInt8(ascii: " ") { return false }
    return true
  }

  /// Says where an error of the last line is, unless a script inside has said so already.
  package func placed(_ error: SessionError) -> SessionError {
    var error = error
    if error.place == nil { error.place = .init(file: name, line: line, text: text) }
    return error
  }
}
