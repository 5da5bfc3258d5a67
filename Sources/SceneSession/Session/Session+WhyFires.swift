import SceneLanguage
import TouchInsight
import TouchModel
import TouchReport

/// `make OBJ.ACTION fire on CMD`: nothing of the scene changes.
extension Session {
  func make(
    _ action: ActionName, firesOn statement: Statement, into output: inout [UInt8]
  ) throws(SessionError) {
    let object: ObjectID? = if let name = action.object { try scene.object(name) } else { nil }
    guard let (gesture, fingers) = try gesture(of: statement.command) else {
      let name = action.object.map { Words.quoteIfNeeded($0.text) } ?? "nil"
      throw SessionError(
        .notAGesture, at: statement.span, try: "make \(name).\(action.action) fire on tap 40,40")
    }
    let inputs = try inputs(of: gesture, fingers: fingers)
    guard settings.format == .text else { return }
    let target = Target(object: object, action: action.action)
    let answer = Insight.smallestChange(for: target, toFireOn: inputs, in: scene)
    reporter.firing(
      answer.change, answer.story, answer.episode, scene,
      line: { change in
        switch change {
        case .edit(let edit): scene.line(edit)
        case .cure(let cure): CureText.line(cure, scene)
        }
      }, into: &output)
  }
}
