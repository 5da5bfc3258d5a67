import TouchModel

extension ScriptBuilder {
  mutating func writeOverrides() {
    let objects = scene.overrides.entries.keys.filter(scene.isAlive)
      .sorted { scene.name(of: $0) < scene.name(of: $1) }
    for object in objects {
      guard let overrides = scene.overrides[object] else { continue }
      for text in lines(for: overrides) { lines.append("override \(word(object)) \(text)") }
    }
  }

  private func lines(for overrides: Overrides) -> [String] {
    var result: [String] = []
    if let hitTest = overrides.hitTest, let text = text(hitTest) { result.append("hitTest " + text) }
    if let pointInside = overrides.pointInside { result.append("pointInside " + text(pointInside)) }
    for phase in TouchPhase.allCases {
      switch overrides.touches[phase] {
      case .handle: result.append("\(phase.methodName) handle")
      case .observe: result.append("\(phase.methodName) observe")
      case nil: break
      }
    }
    if let next = overrides.next, scene.isAlive(next) { result.append("next " + word(next)) }
    let answers: [(OverrideMethod, Bool?)] = [
      (.gestureRecognizerShouldBegin, overrides.gestureRecognizerShouldBegin),
      (.beginTracking, overrides.beginTracking), (.continueTracking, overrides.continueTracking),
      (.touchesShouldBegin, overrides.touchesShouldBegin),
      (.touchesShouldCancel, overrides.touchesShouldCancel),
    ]
    for (method, answer) in answers {
      if let answer { result.append("\(method.rawValue) \(answer ? "yes" : "no")") }
    }
    return result
  }

  private func text(_ hitTest: Overrides.HitTest) -> String? {
    switch hitTest {
    case .answersNil: "nil"
    case .answersSelf: "self"
    case .passthrough: "passthrough"
    case .answers(let view): scene.isAlive(.view(view)) ? "to " + word(view) : nil
    }
  }

  private func text(_ pointInside: Overrides.PointInside) -> String {
    switch pointInside {
    case .always: "always"
    case .never: "never"
    case .inset(let number): "inset " + Words.number(number)
    case .circle: "circle"
    case .subviews: "subviews"
    }
  }
}
