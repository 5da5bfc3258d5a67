import TouchModel

extension Outcome {
  /// The view that a finger was meant for and that its hit test did not end at: the one that the command names, or else
  /// a control that is drawn there.
  func missed(_ walk: HitWalk, _ facts: [Fact], _ scene: Scene) -> Silence? {
    if let aim, walk.finger == walks.first?.finger {
      if let view = walk.view, view == aim || scene.isView(view, inside: aim) { return nil }
      return HitMiss(walk, facts, scene).reason(for: aim).map {
        Silence(who: .control(aim), stop: .missed($0.0), rule: $0.1)
      }
    }
    return silences.first { silence in
      guard case .control(let view) = silence.who, case .missed(let reason) = silence.stop else {
        return false
      }
      return HitMiss(walk, facts, scene).reason(for: view)?.0 == reason
    }
  }
}

extension StateReason {
  /// Told of a scroll view's own recognizers too: there is no content to move, or the finger moved too little.
  var isAboutScrolling: Bool {
    switch self {
    case .nothingToScroll: true
    case .movedTooLittle(let distance, _): distance > 0
    case .wrongDirection: true
    default: false
    }
  }
}
