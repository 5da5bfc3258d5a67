import SceneLanguage
import TouchModel
import TouchReport

extension Session {
  /// Changes the scene as one step of `undo`, as an app does while fingers may be down (EV-10), and says what came
  /// of it.
  mutating func edit(_ statement: Statement, into output: inout [UInt8]) throws(SessionError) {
    let count = sequence.trace.facts.count
    let start = sequence.start
    let actCount = sequence.acts.count
    let mayTell = scene.isUnderWay || scene.activity.firstResponder != nil
    let before = mayTell && settings.format == .text ? scene : nil
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
      _ = sequence.apply(.grew(from: count, acts: actCount, start: start))
      throw problem ?? SessionError(.scene(error))
    }
    if let before, before.isUnderWay || sequence.trace.facts.count > count {
      keep(first: count, before: before, nil) { scene, trace in
        try? Simulator.edit(&scene, into: &trace) { scene throws(SceneError) in
          do throws(SessionError) { _ = try scene.change(statement) } catch { throw .notFinite }
        }
      }
    }
    record(
      Step(
        change: .edit(scene.closeEdit()), sequence: .grew(from: count, acts: actCount, start: start),
        lastHit: lastHit))
    confirm(confirmation, into: &output)
    if sequence.trace.facts.count > count { report(from: count, before: scene, into: &output) }
  }

  /// Runs something that happens to the device or the app, as one step of `undo`, and tells what happened.
  mutating func run(
    beginning: Bool, aim: ViewID? = nil, inputs: [Input]? = nil, into output: inout [UInt8],
    _ body: @escaping @Sendable (inout Scene, inout Trace) -> Void
  ) {
    let hitBefore = lastHit
    let startBefore = sequence.start
    let countBefore = sequence.trace.facts.count
    let actsBefore = sequence.acts.count
    // Touches under way name earlier facts as causes, so that those stay.
    let replaced = beginning && !scene.isUnderWay ? sequence : nil
    if replaced != nil {
      sequence = TouchSequence()
    } else if beginning {
      sequence.start = countBefore
    }
    if beginning { sequence.aim = aim }
    let first = sequence.trace.facts.count
    // A scroll moves the bounds that the walk looked at. Only the walk and questions need them: keeping them costs a
    // copy of the views.
    let before = settings.format == .text ? scene : nil
    scene.openEdit()
    body(&scene, &sequence.trace)
    if let before { keep(first: first, before: before, inputs, body) }
    record(
      Step(
        change: .edit(scene.closeEdit()),
        sequence: replaced.map { .replaced($0) }
          ?? .grew(from: countBefore, acts: actsBefore, start: startBefore),
        lastHit: hitBefore))
    if beginning { lastHit = .touched }
    report(from: first, before: before ?? scene, aim: aim, into: &output)
  }

  /// Keeps what was done, to be done again. Only in the format in which questions are answered: it takes the scene
  /// before.
  private mutating func keep(
    first: Int, before: Scene, _ inputs: [Input]?,
    _ perform: @escaping @Sendable (inout Scene, inout Trace) -> Void
  ) {
    let isChapter = sequence.acts.isEmpty || !before.isUnderWay
    sequence.acts.append(
      Act(first: first, before: isChapter ? before : nil, inputs: inputs, perform: perform))
  }

  /// At the prompt the second touch and all later ones are told without what is the same every time; `trace` tells all.
  private mutating func touchReporter(for facts: ArraySlice<Fact>) -> Reporter {
    guard settings.isInteractive,
      facts.contains(where: { if case .passBegan = $0.kind { true } else { false } })
    else { return reporter }
    defer { hasToldTouch = true }
    if !hasToldTouch { return reporter }
    var options = settings.report
    options.isFolded = true
    return Reporter(options: options)
  }

  /// Prints the facts from place `first` of the last sequence on. Names are those of the scene `before`.
  mutating func report(from first: Int, before: Scene, aim: ViewID? = nil, into output: inout [UInt8]) {
    let facts = sequence.trace.facts[first...]
    switch settings.format {
    case .text:
      touchReporter(for: facts).walk(sequence.trace.suffix(from: first), before, aim: aim, into: &output)
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
