/// Reads lines of the language.
public enum Parser {
  /// The longest line that is read, in bytes.
  public static let lineLimit = 1_000_000
  /// In seconds, for waits, holds, drags and press durations: a day.
  public static let longestDuration = 86_400.0
  public static let mostTaps = 100
  public static let mostFingers = 20
  public static let mostSteps = 100_000
  /// Numbers beyond this, either way, are refused.
  public static let largestNumber = 1e9

  /// The commands of one line, in order; none for an empty line or a comment.
  public static func parse(_ line: String) throws(ParseError) -> [Statement] {
    try parse(utf8: Array(line.utf8))
  }

  /// The same for bytes as they came from a file: bytes that are not UTF-8 are an error with their place.
  public static func parse(utf8 bytes: [UInt8]) throws(ParseError) -> [Statement] {
    do throws(Fault) {
      return try read(bytes)
    } catch {
      throw ParseError(error.message, at: error.span, try: Suggestion.line(mending: error, in: bytes))
    }
  }

  /// Without a suggestion where the line cannot be read.
  static func read(_ bytes: [UInt8]) throws(Fault) -> [Statement] {
    if bytes.count > lineLimit { throw .tooLong(bytes.count) }
    if let place = invalidByte(in: bytes) { throw .invalidUTF8(Span(place, place + 1)) }
    var reader = Reader(bytes)
    return try reader.statements()
  }

  /// The first byte that is not part of valid UTF-8.
  private static func invalidByte(in bytes: [UInt8]) -> Int? {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var place = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): place += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return place
      }
    }
  }
}
