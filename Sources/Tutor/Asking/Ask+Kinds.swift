import TouchInsight
import TouchModel

extension Ask {
  var isYesNo: Bool { if case .yesNo = self { true } else { false } }

  /// It is about what a touch does.
  var needsTouch: Bool {
    switch self {
    case .receiver, .order, .winner, .cancelled, .state, .line, .rule: true
    case .chain, .yesNo: false
    }
  }

  /// The answer can be seen in this.
  func isAbout(_ happening: Happening, _ scene: Scene) -> Bool {
    if case .yesNo(let text) = self, let claim = try? Claim(text) { return claim.isAbout(happening, scene) }
    return isAbout(happening)
  }

  private func isAbout(_ happening: Happening) -> Bool {
    switch (self, happening.kind) {
    case (.receiver, .found), (.chain, .found): true
    case (.receiver, _), (.chain, _): false
    case (.winner, .acted), (.winner, .controlSent): true
    case (.winner, _): false
    case (.cancelled, .viewCalled(_, .cancelled, _)), (.cancelled, .recognizerCalled(_, .cancelled, _)): true
    case (.cancelled, _): false
    case (.order, .found), (.order, .excluded), (.order, .controlSent), (.line, .asked), (.line, .found),
      (.line, .excluded), (.line, .controlSent):
      false
    default: true
    }
  }
}
