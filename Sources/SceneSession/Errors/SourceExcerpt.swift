import SceneLanguage
import TouchReport

/// The line that an error is about, with a caret under the place.
package struct SourceExcerpt {
  let options: ReportOptions

  package init(options: ReportOptions) { self.options = options }

  private var width: DisplayWidth { DisplayWidth(ambiguous: options.ambiguousWidth) }

  /// The source line, cut around the caret where it is long, and the caret under the place.
  package func append(_ text: String, _ span: Span, to output: inout [UInt8]) {
    let bytes = Array(text.utf8.prefix(span.end + 4096))
    if bytes.isEmpty { return }
    let room = max(20, options.columns - 8)
    let before = shown(bytes[..<span.start], keepingEnd: room * 2 / 3)
    let rest = room - width.of(before)
    let after = shown(bytes[span.start...], keepingStart: rest)
    output.append("  " + before + after)
    if options.isPlain { return }
    let marked = shown(bytes[span.start..<min(max(span.end, span.start), bytes.count)], keepingStart: rest)
    let length = max(1, width.of(marked))
    output.append(
      "  " + String(repeating: " ", count: width.of(before)) + String(repeating: "^", count: length))
  }

  private func shown(_ bytes: ArraySlice<UInt8>, keepingStart room: Int) -> String {
    var result = ""
    var used = 0
    for scalar in String(decoding: bytes.prefix(4 * room + 16), as: UTF8.self).unicodeScalars {
      let piece = String(scalar).safe
      used += width.of(piece)
      if used > room { return result + "..." }
      result += piece
    }
    return result
  }

  private func shown(_ bytes: ArraySlice<UInt8>, keepingEnd room: Int) -> String {
    var pieces: [String] = []
    var used = 0
    for scalar in String(decoding: bytes.suffix(4 * room + 16), as: UTF8.self).unicodeScalars.reversed() {
      let piece = String(scalar).safe
      used += width.of(piece)
      if used > room {
        pieces.append("...")
        break
      }
      pieces.append(piece)
    }
    return pieces.reversed().joined()
  }
}
