import TouchModel

extension ScriptBuilder {
  mutating func writeRecognizers() {
    for recognizer in scene.livingRecognizers {
      let it = scene.recognizers[recognizer.row]
      guard !it.isSystem, let view = it.view, let place = twin(view) else { continue }
      let line = "attach \(it.kind.rawValue) \(word(.recognizer(recognizer))) to \(word(view))"
      let isMade = write(line) { copy throws(SceneError) in try copy.attach(it.kind, it.name, to: place) }
      if isMade { writeWith(.recognizer(recognizer)) }
    }
    for recognizer in scene.livingRecognizers { writeRequirements(of: recognizer) }
    for recognizer in scene.livingRecognizers { writeRules(of: recognizer) }
  }

  private mutating func writeRequirements(of recognizer: RecognizerID) {
    for other in scene.recognizers[recognizer.row].requiresToFail where scene.isAlive(.recognizer(other)) {
      lines.append("require \(word(.recognizer(recognizer))) toFail \(word(.recognizer(other)))")
    }
  }

  private mutating func writeRules(of recognizer: RecognizerID) {
    for rule in scene.recognizers[recognizer.row].rules {
      if let about = rule.about, !scene.isAlive(about) { continue }
      let name = word(.recognizer(recognizer))
      let answer = "\(rule.question.rawValue) \(rule.answer ? "yes" : "no")"
      let about = rule.about.map { word($0) }
      switch rule.question {
      case .canPrevent, .canBePrevented:
        lines.append("override \(name) \(answer)" + (about.map { " " + $0 } ?? ""))
      case .shouldReceiveTouch:
        lines.append("delegate \(name) \(answer)" + (about.map { " from " + $0 } ?? ""))
      case .shouldBegin: lines.append("delegate \(name) \(answer)")
      case .shouldRecognizeSimultaneously:
        lines.append("delegate \(name) \(answer)" + (about.map { " with " + $0 } ?? ""))
      case .shouldRequireFailureOf:
        lines.append("delegate \(name) \(answer)" + (about.map { " of " + $0 } ?? ""))
      case .shouldBeRequiredToFailBy:
        lines.append("delegate \(name) \(answer)" + (about.map { " by " + $0 } ?? ""))
      }
    }
  }

  // MARK: Target-action

  mutating func writeTargets() {
    for view in visited {
      for pair in scene.targets(of: view) {
        writeTarget("target \(word(view)) \(Self.events(pair.events))", pair.target)
      }
    }
    for recognizer in scene.livingRecognizers {
      let targets = scene.recognizers[recognizer.row].targets
      for target in targets { writeTarget("target \(word(.recognizer(recognizer)))", target) }
    }
    for object in scene.implementers.filter(scene.isAlive).sorted(by: {
      scene.name(of: $0) < scene.name(of: $1)
    }) {
      for action in scene.implementedActions(of: object) {
        lines.append("implement \(word(object)) \(Words.quoteIfNeeded(action))")
      }
    }
  }

  /// A target that is gone is made for a moment: a recognizer that has had one does not get its default target back.
  private mutating func writeTarget(_ line: String, _ target: Target) {
    guard let object = target.object else {
      lines.append("\(line) nil.\(target.action)")
      return
    }
    if scene.isAlive(object) {
      let name = scene.name(of: object)
      let action = name + "." + target.action
      lines.append(
        "\(line) \(name.lowercased() == "nil" ? Words.quote(action) : Words.quoteIfNeeded(action))")
      return
    }
    let name = freeName("gone")
    lines += ["add \(name)", "\(line) \(Words.quoteIfNeeded(name + "." + target.action))", "remove \(name)"]
  }

  /// The events of a mask, with commas between them.
  static func events(_ mask: UInt32) -> String {
    let events = ControlEvent.allCases.filter { mask & $0.rawValue != 0 }
    return events.count == ControlEvent.allCases.count
      ? "allEvents" : events.map(\.name).joined(separator: ",")
  }
}
