/// What somebody who presents can ask for.
public enum PresenterKey: Sendable, Hashable {
  case next
  /// Reveals more, or ends a number.
  case enter
  case previous
  case answer
  case trace
  case jump
  case digit(Int)
  case erase
  case first
  case last
  case black
  case help
  case quit
  case interrupt
  case escape
  case unknown

  /// The keys in what a terminal sent, and how many bytes at its end are the beginning of one.
  ///
  /// - Parameter isFinal: no more bytes come soon: what is there is taken as it is.
  public static func keys(in bytes: [UInt8], isFinal: Bool) -> (keys: [PresenterKey], rest: Int) {
    var keys: [PresenterKey] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x1B else {
        // The bytes of one character are one key.
        if bytes[index] & 0xC0 != 0x80 { keys.append(plain(bytes[index])) }
        index += 1
        continue
      }
      guard let length = sequenceLength(bytes[index...]) else {
        if !isFinal { return (keys, bytes.count - index) }
        keys.append(.escape)
        index += 1
        continue
      }
      keys.append(special(bytes[(index + 1)..<(index + length)]))
      index += length
    }
    return (keys, 0)
  }

  private static func plain(_ byte: UInt8) -> PresenterKey {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "n"): .next
    case 0x0D, 0x0A: .enter
    case UInt8(ascii: "b"), UInt8(ascii: "p"): .previous
    case UInt8(ascii: "a"): .answer
    case UInt8(ascii: "t"): .trace
    case UInt8(ascii: "j"): .jump
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit(Int(byte - UInt8(ascii: "0")))
    case 0x7F, 0x08: .erase
    case UInt8(ascii: "g"): .first
    case UInt8(ascii: "G"): .last
    case UInt8(ascii: "."): .black
    case UInt8(ascii: "?"): .help
    case UInt8(ascii: "q"), 0x04: .quit
    case 0x03: .interrupt
    default: .unknown
    }
  }

  /// ESC, `[` or `O`, numbers, a letter or `~`; nil where the end has not come yet.
  private static func sequenceLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count > 1 else { return nil }
    let second = bytes[bytes.startIndex + 1]
    guard second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else {
      // Escape, and another key.
      return 1
    }
    for (offset, byte) in bytes.dropFirst(2).enumerated() where byte >= 0x40 { return offset + 3 }
    return nil
  }

  private static func special(_ bytes: ArraySlice<UInt8>) -> PresenterKey {
    switch String(decoding: bytes.dropFirst(), as: UTF8.self) {
    case _ where bytes.isEmpty: .escape
    case "6~", "C", "B": .next
    case "5~", "D", "A": .previous
    case "H", "1~", "7~": .first
    case "F", "4~", "8~": .last
    default: .unknown
    }
  }
}
