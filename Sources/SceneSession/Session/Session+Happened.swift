import SceneLanguage
import TouchInsight
import TouchModel
import TouchReport

/// Questions about the last touch.
extension Session {
  /// How many fixes an answer shows.
  private static let mostFixes = 3

  /// The last touch sequence, and a way to run it again on scenes that differ.
  func episode() throws(SessionError) -> Episode {
    if sequence.isEmpty { throw SessionError(.noTouchYet) }
    let sequence = sequence
    let trace = sequence.trace.suffix(from: sequence.start)
    let before = sequence.scene(after: sequence.start) ?? scene
    return Episode(trace.facts, scene, before: before) { cure in
      sequence.rerun { cure.apply(to: &$0) }?.trace.suffix(from: sequence.start)
    }
  }

  private func suggest(
    _ cures: [Cure], _ kind: Reporter.Suggestion = .fix, into output: inout [UInt8]
  ) {
    let typable = cures.filter { $0.objects.allSatisfy { scene.isAlive($0) } }
    let lines = typable.prefix(Self.mostFixes).map { CureText.line($0, scene) }
    reporter.suggest(lines, kind, scene, into: &output)
  }

  func whyRecognizer(_ id: RecognizerID, negated: Bool, into output: inout [UInt8]) throws(SessionError) {
    let episode = try episode()
    guard settings.format == .text else { return }
    let story = RecognizerStory(id, episode)
    reporter.recognizer(story, episode, into: &output)
    if story.hasActed {
      suggest(story.curesAgainst(episode), .prevention, into: &output)
    } else {
      suggest(story.cures(episode), into: &output)
    }
  }

  func whyAction(_ name: ActionName, negated: Bool, into output: inout [UInt8]) throws(SessionError) {
    let object: ObjectID? = if let name = name.object { try scene.objectEver(name) } else { nil }
    let episode = try episode()
    guard settings.format == .text else { return }
    let story = ActionStory(Target(object: object, action: name.action), episode)
    reporter.action(story, episode, into: &output)
    suggest(story.cures(episode), into: &output)
  }

  func whyLate(_ name: Name, into output: inout [UInt8]) throws(SessionError) {
    let object = try scene.object(name)
    let episode = try episode()
    switch object {
    case .recognizer(let id):
      guard settings.format == .text else { return }
      reporter.waits(RecognizerStory(id, episode), episode, into: &output)
    case .view(let view):
      guard settings.format == .text else { return }
      let story = DelayStory(view, episode)
      reporter.delays(story, episode, into: &output)
      suggest(story.cures(episode), into: &output)
    case .controller, .windowScene, .application, .appDelegate:
      throw scene.notA(.viewOrRecognizer, name, object)
    }
  }

  func whyCancelled(_ name: Name, into output: inout [UInt8]) throws(SessionError) {
    let object = try scene.objectEver(name)
    let episode = try episode()
    switch object {
    case .recognizer(let id): try whyRecognizer(id, negated: true, into: &output)
    case .view(let view):
      guard settings.format == .text else { return }
      let story = CancellationStory(view, episode)
      reporter.cancellation(story, episode, into: &output)
      suggest(story.cures(episode), into: &output)
      suggest(story.curesForState(episode), .reaction, into: &output)
    case .controller, .windowScene, .application, .appDelegate:
      throw scene.notA(.viewOrRecognizer, name, object)
    }
  }

  /// What became of a control's actions in the last touch, where the question is about the control itself. Says nothing
  /// where the control had no part in it.
  func tellControl(_ view: ViewID, into output: inout [UInt8]) throws(SessionError) {
    guard scene.views[view.row].viewClass.isControl, settings.format == .text, !sequence.isEmpty else {
      return
    }
    let episode = try episode()
    var sent: [ControlEvent] = []
    for fact in episode.facts {
      if case .controlEventSent(view, let event, _) = fact.kind, !sent.contains(event) { sent.append(event) }
    }
    let targets = scene.targets(of: view).map(\.target)
    if targets.isEmpty {
      if !sent.isEmpty { reporter.nothingWired(view, sent, scene, into: &output) }
      return
    }
    for target in targets.prefix(3) {
      let story = ActionStory(target, episode)
      if !story.wasSent, case .elsewhere? = story.misses.first?.stop { continue }
      reporter.action(story, episode, into: &output)
      suggest(story.cures(episode), into: &output)
    }
  }
}
