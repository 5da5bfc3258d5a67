import SceneLanguage
import TouchModel
import TouchReport

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
    if sequence.trace.facts.count > count { report(from: count, before: scene, into: &output) }
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
    // A scroll moves the bounds that the walk looked at. Only the walk needs them: keeping them costs a copy of the views.
    let before = settings.format == .text ? scene : nil
    scene.openEdit()
    do throws(SessionError) {
      try body(&scene, &sequence.trace)
    } catch {
      _ = scene.apply(scene.closeEdit())
      if let replaced {
        sequence = replaced
      } else {
        _ = sequence.apply(.grew(from: countBefore, start: startBefore))
      }
      throw error
    }
    record(
      Step(
        change: .edit(scene.closeEdit()),
        sequence: replaced.map { .replaced($0) } ?? .grew(from: countBefore, start: startBefore),
        lastHit: hitBefore))
    if beginning { lastHit = .touched }
    report(from: first, before: before ?? scene, into: &output)
  }

  /// Prints the facts from place `first` of the last sequence on. Names are those of the scene `before`.
  mutating func report(from first: Int, before: Scene, into output: inout [UInt8]) {
    let facts = sequence.trace.facts[first...]
    switch settings.format {
    case .text: reporter.walk(sequence.trace.suffix(from: first), before, into: &output)
    case .log:
      let log = LogReport()
      for fact in facts { log.append(fact, scene, to: &output) }
    case .json:
      let json = JSONReport(scene)
      let offset = nextFactNumber - first
      for (place, fact) in zip(facts.indices, facts) {
        json.append(fact, number: place + offset, offset: offset, to: &output)
      }
    }
    nextFactNumber += facts.count
  }
}
