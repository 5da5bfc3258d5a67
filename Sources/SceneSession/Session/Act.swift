import TouchModel

/// One thing that was done while a touch sequence came about, kept so that it can be done again: up to some fact, or on
/// a scene that differs.
package struct Act: Sendable {
  /// How many facts there were before it.
  package let first: Int
  /// The scene before it, where nothing was under way: from here what follows can be done again.
  package var before: Scene?
  /// What it fed to the model; nil where it was something else.
  let inputs: [Input]?
  package let perform: @Sendable (inout Scene, inout Trace) -> Void
}

extension TouchSequence {
  /// Everything that was fed to the model, and the scene before it; nil where something else was done on the way.
  package var inputs: (inputs: [Input], on: Scene)? {
    guard let first = acts.first, let before = first.before else { return nil }
    var all: [Input] = []
    for act in acts {
      guard let inputs = act.inputs else { return nil }
      all += inputs
    }
    return (all, before)
  }

  /// The scene as it is after so many facts of the trace, made by doing everything again up to there; nil where that is
  /// not known any more.
  package func scene(after position: Int) -> Scene? {
    let chapter = acts.lastIndex { $0.before != nil && $0.first < position } ?? 0
    guard chapter < acts.count, var scene = acts[chapter].before else { return nil }
    var trace = Trace()
    trace.limit = position - acts[chapter].first
    for act in acts[chapter...] {
      if trace.facts.count >= trace.limit { break }
      if act.before != nil, act.first > acts[chapter].first { break }
      act.perform(&scene, &trace)
    }
    return scene
  }

  /// Everything done again, from scenes that `change` has had its way with; nil where it refuses one of them.
  package func rerun(_ change: (inout Scene) -> Bool) -> (scene: Scene, trace: Trace)? {
    guard let first = acts.first, first.first == 0, var scene = first.before else { return nil }
    var trace = Trace()
    for act in acts {
      if let before = act.before {
        scene = before
        guard change(&scene) else { return nil }
      }
      act.perform(&scene, &trace)
    }
    return (scene, trace)
  }
}
