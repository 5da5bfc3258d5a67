/// Finds bytes that are no UTF-8, so that they can be pointed at rather than silently replaced.
enum UTF8Check {
  /// The offset of the first byte that does not belong to a well-formed sequence.
  static func firstFault(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        if byte < 0x80 {
          index += 1
          continue
        }
        guard let length = length(of: byte), index + length <= buffer.count,
          isWhole(buffer, index, length)
        else { return index }
        index += length
      }
      return nil
    }
  }

  private static func length(of lead: UInt8) -> Int? {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  private static func isWhole(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int) -> Bool {
    for index in start + 1..<start + length where bytes[index] & 0xC0 != 0x80 { return false }
    let second = bytes[start + 1]
    return switch bytes[start] {
    case 0xE0: second >= 0xA0
    case 0xED: second < 0xA0
    case 0xF0: second >= 0x90
    case 0xF4: second < 0x90
    default: true
    }
  }
}
