import TouchModel

/// A piece of a message: words with names, numbers and signs in them, not yet laid out for any terminal. Names are
/// escaped as they come in.
package struct Phrase: Sendable, Hashable, ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  /// UTF-8, in which a byte below 32 is the raw value of a `Sign`.
  package var bytes: [UInt8]

  /// Around what must stay on one line.
  package static let wholeStart: UInt8 = 0x1E
  package static let wholeEnd: UInt8 = 0x1F

  package init() { bytes = [] }
  package init(bytes: [UInt8]) { self.bytes = bytes }
  package init(stringLiteral value: String) { bytes = Array(value.utf8) }
  package init(stringInterpolation: Interpolation) { bytes = stringInterpolation.bytes }

  /// Text that somebody else wrote.
  package init(escaping text: String) {
    bytes = []
    Escape.append(text, to: &bytes)
  }

  package var isEmpty: Bool { bytes.isEmpty }

  package static func + (a: Phrase, b: Phrase) -> Phrase { Phrase(bytes: a.bytes + b.bytes) }
  package static func += (a: inout Phrase, b: Phrase) { a.bytes.append(contentsOf: b.bytes) }

  package struct Interpolation: StringInterpolationProtocol {
    package var bytes: [UInt8]

    package init(literalCapacity: Int, interpolationCount: Int) {
      bytes = []
      bytes.reserveCapacity(literalCapacity + 12 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { bytes.append(contentsOf: literal.utf8) }
    /// Text that somebody else wrote: a name, an action. It is not broken between lines.
    package mutating func appendInterpolation(_ text: String) {
      let start = bytes.count
      Escape.append(text, to: &bytes)
      if bytes[start...].contains(where: { $0 >= 0x80 || $0 == 0x20 }) {
        bytes.insert(Phrase.wholeStart, at: start)
        bytes.append(Phrase.wholeEnd)
      }
    }
    package mutating func appendInterpolation(_ sign: Sign) { bytes.append(sign.rawValue) }
    package mutating func appendInterpolation(_ number: Int) { Numbers.append(number, to: &bytes) }
    package mutating func appendInterpolation(_ number: Double) { Numbers.append(number, to: &bytes) }
    package mutating func appendInterpolation(_ phrase: Phrase) { bytes.append(contentsOf: phrase.bytes) }
    package mutating func appendInterpolation(_ time: Time) {
      Numbers.append(time.seconds, to: &bytes)
      bytes.append(contentsOf: " s".utf8)
    }
    package mutating func appendInterpolation(_ point: Point) {
      Numbers.append(point.x, to: &bytes)
      bytes.append(UInt8(ascii: ","))
      Numbers.append(point.y, to: &bytes)
    }
  }
}

extension Sequence<Phrase> {
  /// The phrases with `separator` between them.
  package func joined(_ separator: Phrase) -> Phrase {
    var result = Phrase()
    var isFirst = true
    for phrase in self {
      if !isFirst { result += separator }
      result += phrase
      isFirst = false
    }
    return result
  }
}
