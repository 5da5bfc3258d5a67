import SceneLanguage
import TouchModel
import TouchReport

extension Session {
  /// One line for each command.
  mutating func execute(
    _ statement: Statement, _ output: inout [UInt8]
  ) throws(SessionError) -> Effect {
    if let position, statement.command.isAboutAMoment { return try at(position, statement, into: &output) }
    if !statement.command.keepsPosition { position = nil }
    switch statement.command {
    // Build and change.
    case .add, .window, .controller, .present, .dismiss, .embed, .push, .pop, .set, .toggle, .remove, .moveTo,
      .reorder, .rename, .setSystem, .attach, .require, .rule, .target, .untarget, .implement, .override,
      .restore:
      try edit(statement, into: &output)
    case .setState(let name, let state): try setState(name, state, into: &output)
    case .fire(let name, let event): try fire(name, event, into: &output)

    // Touch.
    case .tap, .drag, .swipe, .pinch, .rotate:
      if let (gesture, fingers) = try gesture(of: statement.command) {
        try play(gesture, fingers: fingers, aim: scene.aim(of: statement.command), into: &output)
      }
    case .touch(let parts, let duration, let steps):
      try touch(parts, over: duration, steps: steps, into: &output)
    case .wait(let time):
      try checkClock(after: time)
      feed([.advance(to: scene.clock + time)], into: &output)
    case .settle: feed([.settle], into: &output)
    case .hover(let place):
      let point: Point? = if let place { try scene.point(place) } else { nil }
      feed([.hover(point)], into: &output)
    case .shake: feed([.shake], into: &output)
    case .perform(let action): feed([.perform(action)], into: &output)
    case .remote(let command): feed([.remote(command)], into: &output)
    case .press(let key): feed([.press(key)], into: &output)
    case .interrupt: feed([.interrupt], into: &output)
    case .focus(let name): try focus(name, into: &output)
    case .resign: resign(into: &output)

    // Ask.
    case .hit(let place):
      hit(try scene.point(place), aim: scene.aim(of: statement.command), into: &output)
    case .chain(let name):
      let object = try scene.responder(name)
      if settings.format == .text { reporter.chain(of: object, scene, into: &output) }
    case .tree(let name): try tree(name, into: &output)
    case .map(let name): try map(name, into: &output)
    case .show(let name): try show(name, into: &output)
    case .showSystem: if settings.format == .text { reporter.showSystem(scene, into: &output) }
    case .showProtections: if settings.format == .text { reporter.protections(scene, into: &output) }
    case .trace: try retell(into: &output) { $0.walk($1, $2, aim: sequence.aim, into: &$3) }
    case .log: try retell(into: &output) { $0.log($1, $2, into: &$3) }
    case .convert(let place, let source, let target):
      try convert(place, from: source, to: target, into: &output)
    case .inside(let name, let place): try inside(name, place, into: &output)

    case .make(let name, let place): try make(name, receives: place, into: &output)
    case .makeFire(let action, let statement): try make(action, firesOn: statement, into: &output)
    case .findPoint(let name): try findPoint(for: name, into: &output)
    case .mapDifference(let name): try mapDifference(name, into: &output)
    case .why(let question): try why(question, into: &output)
    case .whatIf(let changes, let statement): try whatIf(changes, then: statement, into: &output)
    case .diff: try diff(into: &output)
    case .diffFiles(let first, let second): try diff(first, second, into: &output)
    case .compare(let path): try compare(path, into: &output)
    case .step(let count): try travel(by: count, into: &output)
    case .back(let count): try travel(by: -count, into: &output)
    case .goTo(let position): try travel(to: position, into: &output)
    case .at(let position, let statement): return try at(position, statement, into: &output)

    case .believe(let name, let statement): try believe(name, then: statement, into: &output)
    case .beliefs: if settings.format == .text { reporter.beliefs(into: &output) }
    case .ruleCard(let name): try ruleCard(name, into: &output)
    case .ruleCards(let words): ruleCards(words, into: &output)

    // Check.
    case .expect(let expectation): try check(expectation, span: statement.span)

    // Session.
    case .undo(let count):
      let texts = try undo(count)
      confirm(.undone(count, texts), into: &output)
    case .redo(let count):
      let texts = try redo(count)
      confirm(.redone(count, texts), into: &output)
    case .reset:
      reset()
      confirm(.reset, into: &output)
    case .save(let path):
      try save(path)
      confirm(.saved(path), into: &output)
    case .open(nil): listScenes(into: &output)
    case .open(let path?):
      try open(path, into: &output)
      confirm(.opened(path), into: &output)
    case .source(let path): try source(path, into: &output)
    case .history: return .showHistory
    case .tutor(let command): return .tutor(command)
    case .setting(let setting):
      settings.apply(setting)
      confirm(.settingChanged, into: &output)
    case .help(let topic): help(topic, into: &output)
    case .quit: return .quit
    }
    return .done
  }

  /// A new scene, with the old one a step of `undo` away.
  mutating func reset() {
    record(Step(change: .scene(scene), sequence: .replaced(sequence), lastHit: lastHit))
    scene = Scene()
    sequence = TouchSequence()
    lastHit = nil
  }
}
