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

  /// Appends the report. `scene` gives names for the line that works.
  package func append(
    _ error: SessionError, line: Int, text: String, in scene: Scene, to output: inout [UInt8]
  ) {
    let place = error.place ?? .init(file: file ?? "", line: line, text: text)
    let span = clamp(error.span ?? Span(0, 0), place.text)
    let column = column(span.start, place.text)
    let isUnplaced = error.place == nil && file == nil
    let head = isUnplaced ? "" : place.line == 0 ? "tapwalk: " : "\(place.file):\(place.line):\(column): "
    let message = head + "error: " + SessionWording.text(for: error.reason)
    if file == nil {
      // A person reads it; tools read what scripts say, one line each.
      Painter(options).paint(Message(nil, Phrase(escaping: message)), into: &output)
    } else {
      output.append(message.safe)
    }
    SourceExcerpt(options: options).append(place.text, span, to: &output)
    if let outer = file, place.file != outer || place.line != line {
      output.append("from \(outer):\(line)".safe)
    }
    output.append("try: " + error.suggestion(at: span, in: place.text, scene).safe)
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

extension SessionError {
  /// A line that works in `scene`, in the place of the one that failed at `span`.
  package func suggestion(at span: Span, in line: String, _ scene: Scene) -> String {
    guard let suggestion else { return Remedy.line(for: reason, at: span, in: line, scene) }
    if case .parse = reason { return Fitting.line(suggestion, in: scene) }
    return suggestion
  }
}
