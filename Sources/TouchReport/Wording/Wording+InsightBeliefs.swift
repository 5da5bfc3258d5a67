import TouchInsight
import TouchModel

/// Beliefs beside the truth.
extension Wording {
  /// Text of ours, which may be broken between its words.
  private func text(_ text: String) -> Phrase { Phrase(stringLiteral: text) }

  func belief(_ belief: Belief) -> Phrase { "Belief: \(text(belief.sentence))" }
  func exampleHeading() -> Phrase { "On its own example" }
  func believedHeading() -> Phrase { "Expected by that belief" }
  func happensHeading() -> Phrase { "What happens" }
  func differenceHeading() -> Phrase { "First difference" }
  func rulesHeading() -> Phrase { "Because" }

  func receives(_ view: ViewID, _ finger: Finger?) -> Phrase { "\(named(view)) receives \(touch(finger))" }
  func nobodyReceives(_ finger: Finger?) -> Phrase { "nobody receives \(touch(finger))" }
  func acts(_ sender: ObjectID, _ target: ObjectID, _ action: String) -> Phrase {
    "\(name(sender)) acts: \(name(target)).\(action)"
  }
  func repeated(_ phrase: Phrase, _ times: Int) -> Phrase { "\(phrase) (\(times) times)" }
  func selects(_ view: ViewID) -> Phrase { "\(name(view)) selects a row" }
  func isCancelled(_ view: ViewID) -> Phrase { "\(name(view)) is cancelled" }
  func nothingActs() -> Phrase { "nothing acts" }

  /// `isOne`: there is only one finger.
  func believed(_ happening: Happening?, isOne: Bool) -> Phrase {
    "believed: \(words(happening, isOne: isOne))"
  }
  func happens(_ happening: Happening?, isOne: Bool) -> Phrase {
    "happens: \(words(happening, isOne: isOne))"
  }
  func noDifference() -> Phrase { "no difference: about this touch the belief is right" }
  func tryTheExample(of belief: Belief) -> Phrase {
    "believe \(text(belief.name)) shows a touch about which it is wrong"
  }

  func words(_ happening: Happening?, isOne: Bool) -> Phrase {
    guard let happening else { return "nothing more" }
    return "at \(happening.time) \(words(happening.kind, isOne))"
  }

  private func words(_ kind: Happening.Kind, _ isOne: Bool) -> Phrase {
    switch kind {
    case .asked(let pass, _): "hit-test walk \(pass) begins"
    case .found(let view?, let finger):
      isOne ? "\(named(view)) is the hit view" : "\(named(view)) is the hit view of \(touch(finger))"
    case .found(nil, let finger): isOne ? "no view is found" : "no view is found for \(touch(finger))"
    case .recognizerCalled(let id, let phase, _): "\(name(id)) gets \(phase.methodName)"
    case .viewCalled(let view, let phase, _): "\(name(view)) gets \(phase.methodName)"
    case .passedOn(let responder, let phase, _): "\(phase.methodName) goes on to \(name(responder))"
    case .excluded(let loser, let winner): "\(name(loser)) loses to \(name(winner))"
    case .controlSent(let control, let event): "\(name(control)) sends \(event.name)"
    case .acted(let sender, let target, let action): "\(name(sender)) calls \(name(target)).\(action)"
    case .selected(let view): "\(name(view)) selects the row"
    }
  }

  func listed(_ belief: Belief) -> Phrase { "\(text(belief.name)): \(text(belief.sentence))" }
  func howToBelieve() -> Phrase {
    "believe NAME shows where it leads astray, believe NAME then tap 40,40 what it expects in this scene"
  }
}
