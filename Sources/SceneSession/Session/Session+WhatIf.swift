import SceneLanguage
import TouchFiles
import TouchInsight
import TouchModel
import TouchReport

/// What would differ, and what did.
extension Session {
  /// Runs on copies: once with the changes, once without. The session stays as it is.
  func whatIf(
    _ changes: [Statement], then statement: Statement, into output: inout [UInt8]
  ) throws(SessionError) {
    for it in changes + [statement] where it.command.reachesOutside {
      throw SessionError(.notInWhatIf, at: it.span)
    }
    var asItIs = self
    asItIs.position = nil
    // Room for the sign before each line.
    asItIs.settings.report.columns = max(20, settings.report.columns - 2)
    var changed = asItIs
    var silence: [UInt8] = []
    for change in changes { _ = try changed.perform(change, into: &silence) }
    let base = asItIs.outcome(of: statement)
    let other = changed.outcome(of: statement)
    if let error = base.error, other.error != nil, !error.isFailedCheck { throw error }
    guard settings.format == .text else { return }
    if statement.command.isAboutAMoment || base.error != nil || other.error != nil {
      reporter.textDifference(base.text, other.text, scene, into: &output)
      return
    }
    let (first, second) = (asItIs.lastFacts, changed.lastFacts)
    reporter.difference(
      TraceDifference(first, second), first, scene, second, changed.scene, into: &output)
  }

  private var lastFacts: [Fact] { sequence.trace.suffix(from: sequence.start).facts }

  /// What a command says or why it fails.
  private mutating func outcome(of statement: Statement) -> (text: String, error: SessionError?) {
    var output: [UInt8] = []
    do throws(SessionError) {
      _ = try perform(statement, into: &output)
      return (String(decoding: output, as: UTF8.self), nil)
    } catch {
      return (SessionWording.text(for: error.reason) + "\n", error)
    }
  }

  /// The last two touch sequences.
  func diff(into output: inout [UInt8]) throws(SessionError) {
    if sequence.isEmpty { throw SessionError(.noTouchYet) }
    var earlier: TouchSequence?
    for step in past.reversed() {
      if case .replaced(let sequence) = step.sequence, !sequence.isEmpty {
        earlier = sequence
        break
      }
    }
    guard let earlier else { throw SessionError(.onlyOneTouch) }
    guard settings.format == .text else { return }
    let (first, second) = (earlier.trace.suffix(from: earlier.start).facts, lastFacts)
    reporter.difference(TraceDifference(first, second), first, scene, second, scene, into: &output)
  }

  /// Holds a device's log against the last touch.
  func compare(_ path: String, into output: inout [UInt8]) throws(SessionError) {
    if sequence.isEmpty { throw SessionError(.noTouchYet) }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try TextFile.read(SceneFiles.expanded(path), limit: 16_000_000)
    } catch {
      throw SessionError(.file(error.reason, path: path), try: "help compare")
    }
    guard settings.format == .text else { return }
    let report = LogReport()
    var lines: [DeviceLog.ModelLine] = []
    for fact in lastFacts {
      var line: [UInt8] = []
      report.append(fact, scene, to: &line)
      guard let call = DeviceLog.call(in: String(decoding: line, as: UTF8.self)) else { continue }
      lines.append(DeviceLog.ModelLine(call: call, fact: fact))
    }
    let names = scene.namesByClass
    let calls = Set(lines.map(\.call.receiver))
    let log = DeviceLog(String(decoding: bytes, as: UTF8.self)) { text in
      // As it stands, then without the module before it.
      for name in [text, String(text.split(separator: ".").last ?? "")] {
        if calls.contains(name) || scene.object(named: name) != nil { return name }
        if let known = names[name] { return known }
      }
      return nil
    }
    reporter.comparison(log.compare(with: lines), scene, into: &output)
  }
}

extension Scene {
  /// The one object of each class that has only one, so that a log may call it by its class.
  fileprivate var namesByClass: [String: String] {
    var names: [String: String] = [:]
    var seen: Set<String> = []
    for name in allNames {
      guard let object = object(named: name) else { continue }
      let className = className(of: object)
      if seen.insert(className).inserted { names[className] = name } else { names[className] = nil }
    }
    for name in allNames { names[name] = nil }
    return names
  }
}

extension SessionError {
  /// Says how a check came out, which is an answer.
  fileprivate var isFailedCheck: Bool { if case .expected = reason { true } else { false } }
}

extension Command {
  /// Touches files, the session's own settings, or the way back: nothing for a copy.
  var reachesOutside: Bool {
    switch self {
    case .save, .open, .source, .undo, .redo, .reset, .history, .setting, .help, .quit, .whatIf, .at, .step,
      .back, .goTo:
      true
    default: false
    }
  }
}
