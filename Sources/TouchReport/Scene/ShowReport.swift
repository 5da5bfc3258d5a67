import TouchModel

/// One object: whether it takes touches, its properties, what is attached to it, and its chain.
struct ShowReport {
  let painter: Painter
  let wording: Wording
  private var scene: Scene { wording.scene }

  func paint(_ object: ObjectID, into out: inout [UInt8]) {
    painter.paint(Message(nil, role: .heading, wording.objectHeading(object)), into: &out)
    for message in facts(object) { painter.paint(message, into: &out) }
    paintProperties(object, into: &out)
    if object.isResponder {
      painter.paint(Message(nil, depth: 1, wording.chain(scene.chain(from: object))), into: &out)
    }
  }

  /// What stands above the properties.
  private func facts(_ object: ObjectID) -> [Message] {
    var messages: [Message]
    switch object {
    case .view(let view): messages = facts(view)
    case .controller(let id): messages = wording.controllerParts(id).map { Message(nil, depth: 1, $0) }
    case .recognizer(let id): messages = facts(id)
    case .windowScene, .application, .appDelegate: messages = []
    }
    let overrides = wording.overrides(object)
    if !overrides.isEmpty {
      messages.append(Message(nil, depth: 1, wording.listed(wording.overridesTitle, overrides)))
    }
    let actions = scene.implementedActions(of: object)
    if !actions.isEmpty {
      messages.append(
        Message(nil, depth: 1, wording.listed(wording.implementsTitle, actions.map { "\($0)" })))
    }
    return messages
  }

  private func facts(_ view: ViewID) -> [Message] {
    var messages = [touchability(view)]
    let it = scene.views[view.row]
    if let controller = scene.controller(ofRootView: view) {
      messages.append(Message(nil, depth: 1, wording.viewOf(controller)))
    }
    if let superview = it.superview { messages.append(Message(nil, depth: 1, wording.inView(superview))) }
    let subviews = scene.subviews(of: view)
    if !subviews.isEmpty && subviews.count <= 40 {
      let names = subviews.map { "\(wording.name($0))" as Phrase }
      messages.append(Message(nil, depth: 1, wording.listed(wording.subviewsTitle, names)))
    }
    let recognizers = scene.recognizers(of: view).filter { !scene.recognizers[$0.row].isPrivate }
    if !recognizers.isEmpty {
      messages.append(
        Message(
          nil, depth: 1, wording.listed(wording.recognizersTitle, recognizers.map(wording.recognizerItem))))
    }
    for pair in scene.targets(of: view) { messages.append(Message(nil, depth: 1, wording.target(pair))) }
    return messages
  }

  /// The first flag or empty size on the way to the window that keeps every touch away.
  private func touchability(_ view: ViewID) -> Message {
    if scene.window(of: view) == nil { return Message(.no, depth: 1, wording.inNoWindow()) }
    for ancestor in scene.ancestry(of: view).reversed() {
      if wording.containsNothing(ancestor) {
        let why = wording.nothingFits(scene.views[ancestor.row].bounds.size)
        return Message(.no, depth: 1, wording.takesNone(view, because: ancestor, why), rule: .ht6)
      }
      if let (refusal, rule) = refusal(ancestor) {
        return Message(
          .no, depth: 1, wording.takesNone(view, because: ancestor, wording.words(refusal)), rule: rule)
      }
    }
    return Message(.yes, depth: 1, wording.takesTouches())
  }

  private func refusal(_ view: ViewID) -> (HitRefusal, RuleID)? {
    let it = scene.views[view.row]
    if it.isHidden { return (.hidden, .ht2) }
    if !it.isUserInteractionEnabled { return (.interactionDisabled, .ht2) }
    if it.isTooTransparent { return (.alpha(it.alpha), .ht3) }
    if !it.isEnabled { return (.disabledControl, .ht12) }
    if it.flags.contains(.animating) { return (.animating, .ht14) }
    return nil
  }

  private func facts(_ id: RecognizerID) -> [Message] {
    let it = scene.recognizers[id.row]
    var phrases = [wording.attached(it.view)]
    if it.kind != .custom || !it.isSystem {
      phrases.append(
        wording.acts(it.targets.isEmpty && !it.isSystem ? [scene.defaultTarget(of: id)] : it.targets))
    }
    if it.isSystem && it.targets.isEmpty { phrases.removeLast(phrases.count > 1 ? 1 : 0) }
    if !it.requiresToFail.isEmpty { phrases.append(wording.requires(it.requiresToFail)) }
    let waiting = (0..<scene.recognizers.count).map { RecognizerID($0) }.filter {
      scene.recognizers[$0.row].view != nil && scene.recognizers[$0.row].requiresToFail.contains(id)
    }
    if !waiting.isEmpty { phrases.append(wording.requiredBy(waiting)) }
    phrases += it.rules.map(wording.rule)
    return phrases.map { Message(nil, depth: 1, $0) }
  }

  /// In as many columns as fit; those that touches ignore apart.
  private func paintProperties(_ object: ObjectID, into out: inout [UInt8]) {
    var live: [String] = []
    var inert: [Phrase] = []
    for property in scene.properties(of: object) {
      guard let value = scene.value(of: property, on: object) else { continue }
      let phrase = wording.property(property, value)
      if property.isInert {
        inert.append(phrase)
      } else if painter.options.isPlain {
        painter.paint(Message(nil, depth: 1, phrase), into: &out)
      } else {
        live.append("  " + String(decoding: painter.drawn(phrase), as: UTF8.self))
      }
    }
    ColumnLayout.lay(live, painter.options, into: &out)
    if !inert.isEmpty {
      painter.paint(Message(nil, depth: 1, role: .quiet, wording.inert(inert)), into: &out)
    }
  }
}
