import SceneLanguage
import TouchModel
import TouchReport

/// Walking through the last touch sequence, fact by fact. Nothing of the scene changes: what is looked at is a scene made
/// by doing the sequence again up to there.
extension Session {
  /// How many facts the last sequence has.
  var factCount: Int { sequence.facts.count }

  mutating func travel(by count: Int, into output: inout [UInt8]) throws(SessionError) {
    if sequence.isEmpty { throw SessionError(.noTouchYet) }
    let now = position ?? (count > 0 ? 0 : factCount)
    try travel(to: max(0, min(factCount, now + count)), into: &output)
  }

  /// nil leads back to the end.
  mutating func travel(to number: Int?, into output: inout [UInt8]) throws(SessionError) {
    if sequence.isEmpty { throw SessionError(.noTouchYet) }
    if let number, number > factCount { throw SessionError(.noSuchFact(number, of: factCount)) }
    position = number
    tellPosition(number ?? factCount, into: &output)
    guard settings.format == .text, number != 0 else { return }
    let facts = sequence.facts
    reporter.fact(facts[facts.startIndex + (number ?? factCount) - 1], scene, into: &output)
  }

  func tellPosition(_ number: Int, into output: inout [UInt8]) {
    guard settings.format == .text, let start = sequence.facts.first?.time else { return }
    let facts = sequence.facts
    let time = number == 0 ? .zero : facts[facts.startIndex + number - 1].time - start
    reporter.position(number, of: factCount, time, scene, into: &output)
  }

  /// Asks a question as if no more than so many facts had happened.
  mutating func at(
    _ number: Int, _ statement: Statement, into output: inout [UInt8]
  ) throws(SessionError) -> Effect {
    if sequence.isEmpty { throw SessionError(.noTouchYet) }
    if number > factCount { throw SessionError(.noSuchFact(number, of: factCount)) }
    guard statement.command.isAboutAMoment else { throw SessionError(.notAQuestion, at: statement.span) }
    // In the other formats questions print nothing, and the scene before a touch is not kept.
    if settings.format != .text {
      guard case .expect = statement.command else { return .done }
    }
    var then = try travelled(to: number)
    tellPosition(number, into: &output)
    return try then.perform(statement, into: &output)
  }

  /// A session that stands where no more than so many facts of the last sequence have happened.
  func travelled(to number: Int) throws(SessionError) -> Session {
    guard let scene = sequence.scene(after: sequence.start + number) else {
      throw SessionError(.cannotTravel)
    }
    var then = self
    then.position = nil
    then.scene = scene
    _ = then.sequence.trace.cut(to: sequence.start + number)
    return then
  }
}

extension Command {
  /// A question whose answer depends on the moment at which it is asked.
  var isAboutAMoment: Bool {
    switch self {
    case .hit, .chain, .tree, .map, .show, .convert, .inside, .why, .trace, .log, .expect: true
    default: false
    }
  }

  /// Leaves the moment alone that somebody has gone to.
  var keepsPosition: Bool {
    switch self {
    case .step, .back, .goTo, .at, .tutor, .help, .history, .setting, .showSystem, .save, .diff, .diffFiles,
      .compare,
      .whatIf:
      true
    default: isAboutAMoment
    }
  }
}
