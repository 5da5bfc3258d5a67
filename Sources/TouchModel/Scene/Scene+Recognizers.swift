extension Scene {
  /// The recognizers of a view, in the order in which they were added.
  public func recognizers(of view: ViewID) -> [RecognizerID] { attachments[view] ?? [] }

  /// Adds a recognizer to a view. Without a name it is called by its kind: `tap1`.
  @discardableResult
  public mutating func attach(
    _ kind: Recognizer.Kind, _ name: String? = nil, to view: ViewID
  ) throws(SceneError) -> RecognizerID {
    if let name { try checkFree(name) }
    return insertRecognizer(name ?? freeName(kind.rawValue), kind, on: view)
  }

  mutating func insertRecognizer(_ name: String, _ kind: Recognizer.Kind, on view: ViewID) -> RecognizerID {
    let id = RecognizerID(recognizers.count)
    small.attachmentCount += 1
    recognizers.append(Recognizer(name: name, kind: kind, view: view, order: small.attachmentCount))
    attachments[view, default: []].append(id)
    ids[name] = .recognizer(id)
    return id
  }

  /// A scroll view's own recognizers, under names that `require` can use (SV-8).
  mutating func insertScrollRecognizers(of view: ViewID, name: String) {
    let delay = insertRecognizer(name + ".delay", .custom, on: view)
    let pan = insertRecognizer(name + ".pan", .pan, on: view)
    let pinch = insertRecognizer(name + ".pinch", .pinch, on: view)
    for id in [delay, pan, pinch] { recognizers[id.row].isSystem = true }
    recognizers[delay.row].delaysTouchesBegan = true
    recognizers[delay.row].cancelsTouchesInView = false
    if views[view.row].viewClass == .tableView {
      let swipe = insertRecognizer(name + ".swipe", .swipe, on: view)
      recognizers[swipe.row].isSystem = true
      recognizers[swipe.row].direction = .left
    }
  }

  /// A recognizer is in one view at a time.
  public mutating func move(_ id: RecognizerID, to view: ViewID) throws(SceneError) {
    if let owner = owner(ofPart: .recognizer(id)) {
      throw .belongsTo(part: name(of: id), owner: name(of: owner))
    }
    if let old = recognizers[id.row].view { attachments[old]?.removeAll { $0 == id } }
    small.attachmentCount += 1
    recognizers[id.row].view = view
    recognizers[id.row].order = small.attachmentCount
    attachments[view, default: []].append(id)
  }

  mutating func discardRecognizer(_ id: RecognizerID) {
    if let view = recognizers[id.row].view { attachments[view]?.removeAll { $0 == id } }
    recognizers[id.row].view = nil
    ids[name(of: id)] = nil
  }

  /// UIGestureRecognizer.require(toFail:). Returns the circle that it closes (GR-36), from `id` back to `id`, if any.
  @discardableResult
  public mutating func require(
    _ id: RecognizerID, toFail other: RecognizerID
  ) throws(SceneError) -> [RecognizerID]? {
    if id == other { throw .requiresItself(name(of: id)) }
    if !recognizers[id.row].requiresToFail.contains(other) {
      recognizers[id.row].requiresToFail.append(other)
    }
    return requirementPath(from: other, to: id).map { [id] + $0 }
  }

  private func requirementPath(from start: RecognizerID, to goal: RecognizerID) -> [RecognizerID]? {
    var previous: [RecognizerID: RecognizerID] = [:]
    var queue = [start]
    var seen: Set = [start]
    while let current = queue.popLast() {
      if current == goal {
        var path = [current]
        while let last = path.last, last != start, let step = previous[last] { path.append(step) }
        return path.reversed()
      }
      for next in recognizers[current.row].requiresToFail where seen.insert(next).inserted {
        previous[next] = current
        queue.append(next)
      }
    }
    return nil
  }

  /// A delegate's answer, or an overridden canPrevent; a later rule about the same thing replaces an earlier one.
  public mutating func setRule(_ rule: DelegateRule, of id: RecognizerID) {
    recognizers[id.row].rules.removeAll { $0.question == rule.question && $0.about == rule.about }
    recognizers[id.row].rules.append(rule)
  }
}
