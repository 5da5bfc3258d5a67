/// Breaks a text into lines of a given width. Between CJK characters a line may break anywhere, but none begins with
/// closing punctuation or ends with opening; words, identifiers and `tap 30 30` stay whole.
package struct Wrap {
  var width: DisplayWidth

  package init(width: DisplayWidth) { self.width = width }

  /// The ranges of the lines in `bytes`, without the spaces at the breaks. `first` and `rest` are the cells that the first
  /// line and the others have. A piece wider than a whole line is cut.
  package func lines(_ bytes: [UInt8], first: Int, rest: Int) -> [Range<Int>] {
    if isASCII(bytes) && bytes.count <= first { return [0..<bytes.count] }
    var lines: [Range<Int>] = []
    var start = 0
    var end = 0
    var used = 0
    var room = first
    for piece in pieces(bytes) {
      let cells = width.of(bytes[piece.text])
      if end > start && used + piece.gap + cells > room {
        lines.append(start..<end)
        start = piece.text.lowerBound
        used = 0
        room = rest
      } else {
        used += piece.gap
      }
      end = piece.text.upperBound
      used += cells
      if used > room {
        for cut in cuts(bytes, start..<end, first: room, rest: rest) {
          lines.append(start..<cut)
          start = cut
          room = rest
        }
        used = width.of(bytes[start..<end])
      }
    }
    lines.append(start..<max(start, end))
    return lines
  }

  private func isASCII(_ bytes: [UInt8]) -> Bool {
    for byte in bytes where byte >= 0x80 { return false }
    return true
  }

  /// Where to cut what is too wide: each part has at least one character and ends best behind a full stop. In one go,
  /// for a word may be as long as a file.
  private func cuts(_ bytes: [UInt8], _ range: Range<Int>, first: Int, rest: Int) -> [Int] {
    let text = String(decoding: bytes[range], as: UTF8.self)
    var cuts: [Int] = []
    var room = first
    var used = 0
    var start = range.lowerBound
    var place = start
    /// Behind the last full stop, and the cells up to there.
    var dot = (place: start, used: 0)
    for character in text {
      let cells = width.of(String(character))
      while used + cells > room, place > start {
        if dot.place > start {
          (start, used) = (dot.place, used - dot.used)
        } else {
          (start, used) = (place, 0)
        }
        cuts.append(start)
        dot = (start, 0)
        room = rest
      }
      used += cells
      place += character.utf8.count
      if character == ".", used > room / 4 { dot = (place, used) }
    }
    return cuts
  }

  private struct Piece {
    var text: Range<Int>
    /// Spaces before it.
    var gap: Int
  }

  /// What must not be broken.
  private func pieces(_ bytes: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var i = 0
    var gap = 0
    while i < bytes.count {
      if bytes[i] == 0x20 {
        gap += 1
        i += 1
        continue
      }
      var j = i
      var last: Unicode.Scalar?
      var isWhole = false
      while j < bytes.count, isWhole || bytes[j] != 0x20 {
        let (scalar, next) = decode(bytes, j)
        if scalar.value == UInt32(Phrase.wholeStart) {
          if j > i, let last, isIdeographic(last), !Wrap.opening.contains(last) { break }
          isWhole = true
        } else if scalar.value == UInt32(Phrase.wholeEnd) {
          isWhole = false
        } else {
          if j > i, !isWhole, breaks(between: last, and: scalar) { break }
          last = scalar
        }
        j = next
      }
      if gap == 1, let previous = pieces.last, keepsTogether(bytes, previous.text, i..<j) {
        pieces[pieces.count - 1].text = previous.text.lowerBound..<j
      } else {
        pieces.append(Piece(text: i..<j, gap: gap))
      }
      gap = 0
      i = j
    }
    return pieces
  }

  private func decode(_ bytes: [UInt8], _ i: Int) -> (Unicode.Scalar, Int) {
    let length =
      switch bytes[i] {
      case 0..<0xC0: 1
      case 0xC0..<0xE0: 2
      case 0xE0..<0xF0: 3
      default: 4
      }
    let end = min(i + length, bytes.count)
    let scalar = String(decoding: bytes[i..<end], as: UTF8.self).unicodeScalars.first
    return (scalar ?? " ", end)
  }

  /// A break is allowed where at least one side is a CJK character and the punctuation agrees.
  private func breaks(between a: Unicode.Scalar?, and b: Unicode.Scalar) -> Bool {
    guard let a, isIdeographic(a) || isIdeographic(b) else { return false }
    return !Wrap.opening.contains(a) && !Wrap.closing.contains(b) && width.of(b) != 0
  }

  private func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x2E80 && width.of(scalar) == 2
  }

  /// `tap 30 30`, `at 40,40`, `30 30`: a number stays with the word or number before it.
  private func keepsTogether(_ bytes: [UInt8], _ a: Range<Int>, _ b: Range<Int>) -> Bool {
    guard let first = bytes[b].first, isDigit(first) || first == UInt8(ascii: "-") && b.count > 1 else {
      return false
    }
    let word = bytes[a]
    if let last = word.last, isDigit(last) { return true }
    return Wrap.commands.contains { $0.utf8.elementsEqual(word) }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static let commands = ["tap", "hit", "touch", "press", "drag", "swipe", "pinch", "at", "x", "y"]
  private static let closing = Set("，。、；：？！）】》」』〉”’…%）］｝,.;:!?)]}".unicodeScalars)
  private static let opening = Set("（【《「『〈“‘［｛([{".unicodeScalars)
}
