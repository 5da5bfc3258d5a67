import SceneLanguage
import SceneSession
import TouchReport

/// Faults of lessons as a person reads them: where, what, the line with a caret, and a line that works.
public struct LessonFaultReport: Sendable {
  public let options: ReportOptions

  public init(options: ReportOptions) { self.options = options }

  /// Writes a fault as an editor finds it, `FILE:LINE:COLUMN: error: ...`, escaped; without colour, and with no blank line
  /// behind it.
  public func append(_ fault: LessonFault, to output: inout [UInt8]) {
    let place = "\(fault.file):\(fault.place.line):\(fault.place.column): "
    output.append((place + ReadingWording.kind(isWarning: fault.isWarning) + fault.message).safe)
    if !fault.text.isEmpty {
      let before = String(fault.text.prefix(fault.place.column - 1)).utf8.count
      let marked = String(fault.text.dropFirst(fault.place.column - 1).prefix(fault.length)).utf8.count
      SourceExcerpt(options: options).append(fault.text, Span(before, before + marked), to: &output)
    }
    if let suggestion = fault.suggestion { output.append(ReadingWording.suggestion(suggestion).safe) }
  }
}
