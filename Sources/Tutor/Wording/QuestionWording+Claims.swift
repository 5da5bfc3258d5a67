import SceneLanguage
import SceneSession
import TouchModel

/// A claim in words: asked, and said.
extension QuestionWording {
  /// A question without its mark; nil where the claim has to stand as it is.
  static func asked(_ claim: String) -> String? {
    switch (try? Claim(claim))?.expectation {
    case .action(let name)?: "is \(text(name)) called"
    case .hit(let name?, nil)?: "does \(name.text) receive the touch"
    case .cancelled(let name)?: "is \(name.text) cancelled"
    case .state(let name, let state)?: "does \(name.text) end in \(state.name)"
    case .log(let line)?: "does the log have the line \(line)"
    default: said(claim, holds: true)
    }
  }

  /// Whether it is so, without double negatives.
  static func said(_ claim: String, holds: Bool) -> String? {
    func negated(_ name: String, _ yes: String, _ no: String) -> String { "\(name) \(holds ? yes : no)" }
    switch (try? Claim(claim))?.expectation {
    case .action(let name)?: return negated(text(name), "is called", "is not called")
    case .noAction(let name?)?: return negated(text(name), "is not called", "is called")
    case .noAction(nil)?: return holds ? "no action is sent" : "an action is sent"
    case .hit(let name?, nil)?: return negated(name.text, "receives the touch", "does not receive the touch")
    case .hit(nil, nil)?: return holds ? "nobody receives the touch" : "a view receives the touch"
    case .cancelled(let name)?: return negated(name.text, "is cancelled", "is not cancelled")
    case .noTouches(let name)?: return negated(name.text, "gets no touches", "gets touches")
    case .state(let name, let state)?:
      return negated(name.text, "ends in \(state.name)", "does not end in \(state.name)")
    case .log(let line)?: return holds ? "the log has the line \(line)" : "the log has no line \(line)"
    default: return nil
    }
  }

  private static func text(_ name: ActionName) -> String {
    (name.object.map { $0.text + "." } ?? "") + name.action
  }
}
