/// How many cells of a terminal a text takes. The only place that knows; wrapping, tables, maps and completion ask it.
public struct DisplayWidth: Sendable, Equatable {
  /// Cells of a character that Unicode leaves open: 1, or 2 in many CJK terminals.
  public let ambiguous: Int

  public init(ambiguous: Int = 1) { self.ambiguous = ambiguous == 2 ? 2 : 1 }

  public func of(_ text: String) -> Int { of(text.utf8) }

  /// The width of UTF-8 text. Broken UTF-8 counts as replacement characters, controls (never printed) as nothing.
  public func of(_ bytes: some Collection<UInt8>) -> Int {
    var count = 0
    for byte in bytes {
      if byte >= 0x80 { return ofScalars(String(decoding: bytes, as: UTF8.self).unicodeScalars) }
      if byte >= 0x20 { count += 1 }
    }
    return count
  }

  private func ofScalars(_ scalars: String.UnicodeScalarView) -> Int {
    var width = 0
    var isJoined = false
    var isHalfFlag = false
    for scalar in scalars {
      let isFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
      if !isJoined && !(isFlag && isHalfFlag) { width += isFlag ? 2 : of(scalar) }
      isJoined = scalar.value == 0x200D
      isHalfFlag = isFlag && !isHalfFlag
    }
    return width
  }

  /// The width of one scalar on its own: 0, 1 or 2. A joiner makes the scalar behind it take no cell, which only
  /// `of(_:)` of a whole text knows.
  public func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0xA1 { return value < 0x20 ? 0 : 1 }
    switch value {
    case 0xAD: return 1
    case 0x1160...0x11FF, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0000...0xE0FFF: return 0
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if DisplayWidth.contains(value, in: WidthTable.wide) { return 2 }
    return ambiguous == 2 && DisplayWidth.contains(value, in: WidthTable.ambiguous) ? 2 : 1
  }

  private static func contains(_ value: UInt32, in pairs: [UInt32]) -> Bool {
    var low = 0
    var high = pairs.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > pairs[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return 2 * low < pairs.count && value >= pairs[2 * low]
  }
}
