import SceneLanguage
import SceneSession
import TouchInsight
import TouchModel

/// What may stand behind `expect`, asked of a session or of a believer's world.
struct Claim: Sendable {
  let text: String
  private let statement: Statement
  let expectation: Expectation

  init(_ text: String) throws(SessionError) {
    self.text = text
    let statements: [Statement]
    let line = "expect " + text
    do throws(ParseError) { statements = try Parser.parse(line) } catch { throw SessionError(error) }
    guard statements.count == 1, case .expect(let expectation) = statements[0].command else {
      throw SessionError(.tutor(QuestionWording.notAClaim(text)), try: QuestionWording.claimThatWorks)
    }
    statement = statements[0]
    self.expectation = expectation
  }

  /// It can be seen in this whether the claim holds.
  func isAbout(_ happening: Happening, _ scene: Scene) -> Bool {
    func isCall(_ name: String) -> Bool {
      scene.object(named: name).map { happening.isCall(of: $0) } ?? false
    }
    switch expectation {
    case .hit: if case .found = happening.kind { return true } else { return false }
    case .action(let name), .noAction(let name?):
      if case .acted(_, _, name.action) = happening.kind { return true } else { return false }
    case .noAction(nil): if case .acted = happening.kind { return true } else { return false }
    case .cancelled(let name): return isCall(name.text) && happening.phaseOfCall == .cancelled
    case .noTouches(let name): return isCall(name.text)
    case .log(let line):
      let receiver = line.dropFirst(2).prefix { $0 != " " }
      return line.contains(" touches") ? isCall(String(receiver)) : happening.isSelection
    case .state, .chain, .property, .location: return true
    }
  }

  /// What is found instead; nil where it holds. Throws where it cannot be asked.
  func failure(in session: Session) throws(SessionError) -> Failure? {
    var copy = session
    var output: [UInt8] = []
    do throws(SessionError) {
      _ = try copy.perform(statement, into: &output)
      return nil
    } catch {
      if case .expected(let failure) = error.reason { return failure }
      // Without any touch nothing was hit, sent or cancelled.
      throw error
    }
  }

  /// Whether it holds in another world; nil where that cannot be said.
  func holds(in run: WorldRun, _ asked: AskedRun) -> Bool? {
    if run.isRetold, let told = holds(told: run, asked) { return told }
    let session = asked.end.after(run.trace, run.after)
    do throws(SessionError) { return try failure(in: session) == nil } catch { return nil }
  }

  private func holds(told run: WorldRun, _ asked: AskedRun) -> Bool? {
    let scene = run.before
    func object(_ name: Name) -> ObjectID? { scene.object(named: name.text) }
    switch expectation {
    case .hit(let name, let finger):
      guard let contact = asked.contact(of: finger.map { Finger($0) }) else { return nil }
      let names = run.receivers(of: contact)
      return name.map { names.contains($0.text) } ?? names.isEmpty
    case .action(let action): return isSent(action, in: run)
    case .noAction(let action):
      guard let action else {
        return !run.told.contains { if case .acted = $0.kind { true } else { false } }
      }
      return !isSent(action, in: run)
    case .cancelled(let name):
      guard let object = object(name) else { return nil }
      if case .recognizer = object { return run.cancelled.contains(scene.name(of: object)) }
      return run.told.contains { $0.isCall(of: object) && $0.phaseOfCall == .cancelled }
    case .noTouches(let name):
      guard let object = object(name) else { return nil }
      return !run.told.contains { $0.isCall(of: object) }
    case .state, .chain, .log, .property, .location: return nil
    }
  }

  private func isSent(_ name: ActionName, in run: WorldRun) -> Bool {
    run.told.contains {
      guard case .acted(_, let target, name.action) = $0.kind else { return false }
      return name.object.map { run.before.name(of: target) == $0.text } ?? true
    }
  }
}

extension Happening {
  /// A touches method of this object was called.
  fileprivate func isCall(of object: ObjectID) -> Bool {
    switch kind {
    case .viewCalled(let view, _, _): object == .view(view)
    case .passedOn(.object(let called), _, _): object == called
    case .recognizerCalled(let id, _, _): object == .recognizer(id)
    default: false
    }
  }

  fileprivate var isSelection: Bool {
    switch kind {
    case .selected, .acted: true
    default: false
    }
  }

  fileprivate var phaseOfCall: TouchPhase? {
    switch kind {
    case .viewCalled(_, let phase, _), .passedOn(_, let phase, _), .recognizerCalled(_, let phase, _): phase
    default: nil
    }
  }
}
