import SceneSession
import TouchInsight
import TouchModel

/// Reads the answer to one question from a run: the same way from what happens, which gives the key, and from what a
/// believer expects, which gives the wrong answers.
struct AnswerReader {
  let asked: AskedRun
  private let read: (WorldRun) -> Answer?
  /// What has to be put into its order.
  private(set) var items: [String] = []
  /// Where a line is missing.
  private(set) var missing: MissingLine?
  private(set) var claim: Claim?
  private(set) var rule: RuleQuestion?

  init(_ ask: Ask, _ asked: AskedRun, _ believed: [(belief: Belief, run: WorldRun)]) throws(QuestionFault) {
    self.asked = asked
    switch ask {
    case .receiver(let finger):
      guard let contact = asked.contact(of: finger.map { Finger($0) }) else {
        throw QuestionFault(finger.map { QuestionWording.fingerNeverDown($0) } ?? QuestionWording.noFinger)
      }
      read = { .names($0.receivers(of: contact)) }
    case .chain(let name):
      var start: ObjectID?
      if let name { start = try asked.end.scene.objectAsked(name) }
      if let start, !start.isResponder { throw QuestionFault(QuestionWording.notAResponder(name ?? "")) }
      let contact = asked.contact(of: nil)
      if start == nil, contact == nil { throw QuestionFault(QuestionWording.noFinger) }
      read = { $0.chain(from: start, contact) }
    case .order:
      let cards = asked.truth.cards
      if cards.count < 2 { throw QuestionFault(QuestionWording.tooFewCalls) }
      items = cards
      read = { run in
        let order = run.order(of: Set(cards))
        return order.count == cards.count ? .sequence(order) : nil
      }
    case .winner: read = { .names($0.actors) }
    case .cancelled: read = { .names($0.cancelled) }
    case .state(let name):
      guard case .recognizer(let id) = try asked.end.scene.objectAsked(name) else {
        throw QuestionFault(QuestionWording.notARecognizer(name))
      }
      read = { .state($0.state(of: id).name) }
    case .yesNo(let text):
      let claim: Claim
      do throws(SessionError) {
        claim = try Claim(text)
        _ = try claim.failure(in: asked.end)
      } catch {
        throw QuestionFault(QuestionWording.claimFails(text, error), try: error.suggestion)
      }
      self.claim = claim
      // The true world is asked through the session itself, as `expect` would be.
      read = { run in claim.holds(in: run, asked).map { .yes($0) } }
    case .line(let text):
      guard let missing = asked.missingLine(text, believed) else {
        throw QuestionFault(
          text.map { QuestionWording.noSuchLine($0) } ?? QuestionWording.tooFewCalls,
          try: asked.truth.log.first.map { "line \"" + $0 + "\"" })
      }
      self.missing = missing
      let truth = CallLines(asked.truth)
      read = { run in missing.answer(in: CallLines(run), truth: truth).map { .line($0) } }
    case .rule(let text):
      let rule = try RuleQuestion(text, in: asked.truth.before)
      let decisions = try asked.decisions(rule)
      guard let first = decisions.first else { throw QuestionFault(QuestionWording.isNotSo(text)) }
      self.rule = rule
      // Believers know of no rules: they are asked what happens.
      read = { run in run.told == asked.truth.told ? .rule(first.rule) : nil }
    }
  }

  func answer(in run: WorldRun) -> Answer? { read(run) }

  /// What `expect` would say.
  func key() -> Answer? {
    if let claim {
      do throws(SessionError) { return .yes(try claim.failure(in: asked.end) == nil) } catch { return nil }
    }
    if let missing { return .line(missing.line) }
    return read(asked.truth)
  }
}

extension WorldRun {
  fileprivate func chain(from start: ObjectID?, _ contact: AskedRun.Contact?) -> Answer? {
    if let start { return .sequence(after.chainNames(from: start)) }
    guard let contact else { return nil }
    var view: ViewID?
    for case .found(let found?, contact.finger) in told.lazy.filter({ $0.time == contact.time }).map(\.kind) {
      view = found
    }
    return .sequence(view.map { after.chainNames(from: .view($0)) } ?? [])
  }
}

extension Scene {
  func chainNames(from start: ObjectID) -> [String] { chain(from: start).map { name(of: $0) } }
}
