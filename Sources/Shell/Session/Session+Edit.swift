import SceneLanguage
import TouchModel

extension Session {
  /// Changes the scene as one step of `undo`, as an app does while fingers may be down (EV-10), and says what came
  /// of it.
  mutating func edit(_ statement: Statement, into output: inout [UInt8]) throws(SessionError) {
    let count = sequence.trace.facts.count
    let start = sequence.start
    var confirmation = Confirmation.nothing
    var problem: SessionError?
    scene.openEdit()
    do throws(SceneError) {
      try Simulator.edit(&scene, into: &sequence.trace) { scene throws(SceneError) in
        do throws(SessionError) {
          confirmation = try scene.change(statement)
        } catch {
          problem = error
          throw .notFinite
        }
      }
    } catch {
      _ = scene.apply(scene.closeEdit())
      _ = sequence.apply(.grew(from: count, start: start))
      throw problem ?? SessionError(.scene(error))
    }
    record(
      Step(
        change: .edit(scene.closeEdit()), sequence: .grew(from: count, start: start), lastHit: lastHit))
    confirm(confirmation, into: &output)
    if sequence.trace.facts.count > count { report(from: count, into: &output) }
  }

  /// Runs something that happens to the device or the app, as one step of `undo`, and tells what happened.
  mutating func run(
    beginning: Bool, into output: inout [UInt8],
    _ body: (inout Scene, inout Trace) throws(SessionError) -> Void
  ) throws(SessionError) {
    let hitBefore = lastHit
    let startBefore = sequence.start
    let countBefore = sequence.trace.facts.count
    // Touches under way name earlier facts as causes, so that those stay.
    let replaced = beginning && !scene.isUnderWay ? sequence : nil
    if replaced != nil {
      sequence = TouchSequence()
    } else if beginning {
      sequence.start = countBefore
    }
    let first = sequence.trace.facts.count
    scene.openEdit()
    do throws(SessionError) {
      try body(&scene, &sequence.trace)
    } catch {
      _ = scene.apply(scene.closeEdit())
      if let replaced { sequence = replaced } else { _ = sequence.apply(.grew(from: countBefore, start: startBefore)) }
      throw error
    }
    record(
      Step(
        change: .edit(scene.closeEdit()),
        sequence: replaced.map { .replaced($0) } ?? .grew(from: countBefore, start: startBefore),
        lastHit: hitBefore))
    if beginning { lastHit = .touched }
    report(from: first, into: &output)
  }

  /// Prints the facts from place `first` of the last sequence on.
  func write(from first: Int, into output: inout [UInt8]) {
    let part = sequence.trace.suffix(from: first)
    switch settings.format {
    case .text: reporter.walk(part, scene, into: &output)
    case .log: reporter.log(part, scene, into: &output)
    case .json: reporter.json(part, scene, firstNumber: nextFactNumber, into: &output)
    }
  }

  mutating func report(from first: Int, into output: inout [UInt8]) {
    write(from: first, into: &output)
    nextFactNumber += sequence.trace.facts.count - first
  }
}
