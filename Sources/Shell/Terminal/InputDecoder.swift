/// Turns the bytes of a terminal into characters and pastes. Bytes that are not UTF-8 come out as U+FFFD, so that
/// nothing that was typed is lost without a sign.
struct InputDecoder {
  enum Item: Equatable {
    case character(Unicode.Scalar)
    /// What stood between the marks of a bracketed paste.
    case paste(String)
    /// The stand-in for one of `keys`.
    case key(Unicode.Scalar)
  }

  /// Byte sequences of keys that are to come out as one character.
  var keys: [[UInt8]: Unicode.Scalar] = [:]

  private var bytes: [UInt8] = []
  private var start = 0
  private var ready: Unicode.Scalar?
  /// Up to here there is no end of the paste that `start` stands at.
  private var searched = 0

  private static let pasteBegins = Array("\u{1b}[200~".utf8)
  private static let pasteEnds = Array("\u{1b}[201~".utf8)

  var isEmpty: Bool { start == bytes.count && ready == nil }

  /// How many line ends are waiting, and whether more than blanks stands behind the last one.
  var waiting: (lineEnds: Int, rest: Bool) {
    var lineEnds = 0
    var rest = false
    for byte in bytes[start...] {
      if byte == 10 || byte == 13 {
        lineEnds += 1
        rest = false
      } else if byte > 32 {
        rest = true
      }
    }
    return (lineEnds, rest)
  }

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// Makes the character come next, whatever it may look like together with what follows.
  mutating func putBack(_ scalar: Unicode.Scalar) {
    ready = scalar
  }

  mutating func removeAll() {
    ready = nil
    bytes.removeAll()
    start = 0
    searched = 0
  }

  /// The next item, or nil when more bytes are needed.
  ///
  /// - Parameter final: true when no more bytes will come soon: what is there is taken as it is.
  mutating func next(final: Bool) -> Item? {
    if let scalar = ready {
      ready = nil
      return .character(scalar)
    }
    let rest = bytes[start...]
    guard let first = rest.first else { return nil }
    if first == 0x1b, rest.count > 1 {
      if rest.starts(with: Self.pasteBegins) { return nextPaste() }
      if let (sequence, stand) = keys.first(where: { rest.starts(with: $0.key) }) {
        drop(to: start + sequence.count)
        return .key(stand)
      }
      if !final, Self.pasteBegins.starts(with: rest) || keys.keys.contains(where: { $0.starts(with: rest) }) {
        return nil
      }
    }
    return nextCharacter(final: final)
  }

  /// Whether a paste has begun whose end has not come yet.
  var isInsidePaste: Bool { bytes[start...].starts(with: Self.pasteBegins) }

  private mutating func nextPaste() -> Item? {
    let body = start + Self.pasteBegins.count
    let mark = Self.pasteEnds
    // A long paste comes in many pieces; what was looked through before is not looked through again.
    var place = max(body, searched)
    while place + mark.count <= bytes.count {
      if bytes[place] == 0x1b, bytes[place...].starts(with: mark) {
        let text = String(decoding: bytes[body..<place], as: UTF8.self)
        drop(to: place + mark.count)
        return .paste(text)
      }
      place += 1
    }
    searched = place
    return nil
  }

  private mutating func nextCharacter(final: Bool) -> Item? {
    let first = bytes[start]
    let length = Self.length(of: first)
    guard length > 1 else {
      drop(to: start + 1)
      return .character(length == 1 ? Unicode.Scalar(first) : "\u{fffd}")
    }
    let present = bytes[start...].dropFirst().prefix(length - 1).prefix { $0 & 0xc0 == 0x80 }.count + 1
    if present == length {
      let text = String(decoding: bytes[start..<start + length], as: UTF8.self)
      drop(to: start + length)
      let scalars = text.unicodeScalars
      return .character(scalars.count == 1 ? scalars.first ?? "\u{fffd}" : "\u{fffd}")
    }
    if start + present == bytes.count, !final { return nil }
    drop(to: start + present)
    return .character("\u{fffd}")
  }

  /// Bytes in the character that starts with this byte; 0 where none can.
  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0..<0x80: 1
    case 0xc2..<0xe0: 2
    case 0xe0..<0xf0: 3
    case 0xf0..<0xf5: 4
    default: 0
    }
  }

  private mutating func drop(to place: Int) {
    start = place
    searched = 0
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    } else if start > 65_536 {
      bytes.removeFirst(start)
      start = 0
    }
  }
}
