import SceneLanguage
import TouchModel
import TouchReport

/// An error as a person reads it: where, what, the line with a caret, and a line that works.
package struct ErrorReport {
  package let options: ReportOptions
  /// A script: the first line begins with FILE:LINE:COL.
  let file: String?

  package init(options: ReportOptions, file: String?) {
    self.options = options
    self.file = file
  }

  private var width: DisplayWidth { DisplayWidth(ambiguous: options.ambiguousWidth) }

  /// Appends the report. `scene` gives names for the line that works.
  package func append(
    _ error: SessionError, line: Int, text: String, in scene: Scene, to output: inout [UInt8]
  ) {
    let place = error.place ?? .init(file: file ?? "", line: line, text: text)
    let span = clamp(error.span ?? Span(0, 0), place.text)
    let column = column(span.start, place.text)
    let isUnplaced = error.place == nil && file == nil
    let head = isUnplaced ? "" : place.line == 0 ? "tapwalk: " : "\(place.file):\(place.line):\(column): "
    output.append((head + "error: " + SessionWording.text(for: error.reason)).safe)
    appendSource(place.text, span, to: &output)
    if let outer = file, place.file != outer || place.line != line {
      output.append("from \(outer):\(line)".safe)
    }
    output.append("try: " + suggestion(for: error, at: span, in: place.text, scene).safe)
  }

  private func suggestion(
    for error: SessionError, at span: Span, in line: String, _ scene: Scene
  ) -> String {
    guard let suggestion = error.suggestion else {
      return Remedy.line(for: error.reason, at: span, in: line, scene)
    }
    if case .parse = error.reason { return Fitting.line(suggestion, in: scene) }
    return suggestion
  }

  /// The source line, cut around the caret where it is long, and the caret under the place.
  private func appendSource(_ text: String, _ span: Span, to output: inout [UInt8]) {
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

  /// In characters, from 1.
  private func column(_ offset: Int, _ text: String) -> Int {
    let bytes = text.utf8.prefix(offset)
    return String(decoding: Array(bytes), as: UTF8.self).count + 1
  }

  private func clamp(_ span: Span, _ text: String) -> Span {
    let count = text.utf8.count
    let start = min(max(0, span.start), count)
    return Span(start, min(max(start, span.end), count))
  }
}
