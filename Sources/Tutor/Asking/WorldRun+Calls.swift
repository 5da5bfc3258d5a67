import SceneLanguage
import TouchInsight
import TouchModel
import TouchReport

/// The calls of a run, as lines of a log.
extension WorldRun {
  /// The call that a happening is; nil for what is no call.
  func line(_ kind: Happening.Kind) -> String? {
    switch kind {
    case .recognizerCalled(let id, let phase, _): call(before.name(of: id), phase.logSelector)
    case .viewCalled(let view, let phase, _): line(.object(.view(view)), phase)
    case .passedOn(let responder, let phase, _): line(responder, phase)
    case .acted(_, let target, let action): call(before.name(of: target), action + ":")
    case .asked, .found, .excluded, .controlSent, .selected: nil
    }
  }

  private func line(_ responder: Responder, _ phase: TouchPhase) -> String? {
    if case .object(.view(let view)) = responder, before.isConcealed(view) { return nil }
    return call(before.name(of: responder), phase.logSelector)
  }

  private func call(_ receiver: String, _ selector: String) -> String {
    "-[\(Escape.escaped(receiver)) \(Escape.escaped(selector))]"
  }

  /// What is told, line by line.
  var toldLines: [String] { told.compactMap { line($0.kind) }.withoutRuns }

  /// The log of the trace without the search for the view.
  var log: [String] {
    var bytes: [UInt8] = []
    let report = LogReport()
    for fact in trace.facts {
      switch fact.kind {
      case .hitTestCalled, .pointInsideCalled: break
      default: report.append(fact, before, to: &bytes)
      }
    }
    return bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }.withoutRuns
  }
}

extension TouchPhase {
  var logSelector: String { methodName + ":withEvent:" }
}

extension [String] {
  /// A line that follows itself stands once.
  var withoutRuns: [String] {
    var lines: [String] = []
    for line in self where line != lines.last { lines.append(line) }
    return lines
  }
}
