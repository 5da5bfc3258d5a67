import SceneLanguage
import TouchModel

/// `why`: each question goes to the part that knows.
extension Session {
  mutating func why(_ question: WhyQuestion, into output: inout [UInt8]) throws(SessionError) {
    switch question {
    case .receives(let name, let place, let negated):
      let object = try scene.object(name)
      switch object {
      case .recognizer(let id): try whyRecognizer(id, negated: negated, into: &output)
      case .view(let view):
        try whyReceives(view, at: place, negated: negated, into: &output)
        if place == nil { try tellControl(view, into: &output) }
      case .controller(let controller):
        try whyReceives(scene.controllers[controller.row].view, at: place, negated: negated, into: &output)
      case .windowScene, .application, .appDelegate: throw scene.notA(.viewOrRecognizer, name, object)
      }
    case .action(let action, let negated): try whyAction(action, negated: negated, into: &output)
    case .late(let name): try whyLate(name, into: &output)
    case .cancelled(let name): try whyCancelled(name, into: &output)
    }
  }
}
