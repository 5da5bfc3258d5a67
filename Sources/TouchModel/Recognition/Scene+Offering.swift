/// Who receives a new touch (GR-1, GR-2).
extension Scene {
  /// Offers the touch to the recognizers of its hit view and of every superview up to the window.
  mutating func offer(_ touch: Touch, to hitView: ViewID, _ trace: inout Trace) {
    if recognizers.count == 0 { return }
    var depth = depth(of: hitView)
    var current: ViewID? = hitView
    while let view = current {
      if let attached = attachments.entries[view] {
        for id in attached where recognizers[id.row].kind != .hover {
          offer(touch, to: id, in: view, depth, hitView, &trace)
        }
      }
      depth -= 1
      current = views[view.row].superview
    }
  }

  private mutating func offer(
    _ touch: Touch, to id: RecognizerID, in view: ViewID, _ depth: Int32, _ hitView: ViewID,
    _ trace: inout Trace
  ) {
    if recognizers[id.row].isSystem && !isSystemRecognizerActive(id, view) { return }
    if !recognizers[id.row].isEnabled {
      trace.post(.recognizerOffered(id, touch.finger, .disabled), .gr2)
      return
    }
    let index = activity.attemptIndex(id)
    if let index, activity.attempts[index].state.isOver {
      let state = activity.attempts[index].state
      trace.post(.recognizerOffered(id, touch.finger, .finished(state)), .gr5)
      return
    }
    if let answer = shouldReceive(id, touchIn: hitView) {
      trace.post(
        .questionAnswered(id, .delegate(.shouldReceiveTouch, about: .view(hitView)), answer: answer), .gr2)
      if !answer {
        trace.post(.recognizerOffered(id, touch.finger, .refusedByDelegate), .gr2)
        return
      }
    }
    trace.post(.recognizerOffered(id, touch.finger, .received), touch.isRefused ? .gr4 : .gr1)
    if let index {
      activity.attempts[index].touches.append(touch.id)
    } else {
      var attempt = Attempt(
        id: id, kind: recognizers[id.row].kind, view: view, depth: depth, order: recognizers[id.row].order)
      attempt.touches = [touch.id]
      insert(attempt)
    }
  }

  func depth(of view: ViewID) -> Int32 {
    var depth: Int32 = 0
    var current = views[view.row].superview
    while let view = current {
      depth += 1
      current = views[view.row].superview
    }
    return depth
  }

  /// Keeps the attempts deepest view first, inside a view by index.
  mutating func insert(_ attempt: Attempt) {
    // They come in this order, mostly, so that the place is near the end.
    var place = activity.attempts.count
    while place > 0 {
      let (depth, order) = (activity.attempts[place - 1].depth, activity.attempts[place - 1].order)
      if attempt.depth < depth || (attempt.depth == depth && attempt.order > order) { break }
      place -= 1
    }
    activity.attempts.insert(attempt, at: place)
  }

  /// The delegate's answer for a touch whose view is `hitView`, or nil where no rule speaks of it. The rule about the
  /// nearest view counts more than one about all.
  private func shouldReceive(_ id: RecognizerID, touchIn hitView: ViewID) -> Bool? {
    let rules = recognizers[id.row].rules.filter { $0.question == .shouldReceiveTouch }
    if rules.isEmpty { return nil }
    var current: ViewID? = hitView
    while let view = current {
      if let rule = rules.first(where: { $0.about == .view(view) }) { return rule.answer }
      current = views[view.row].superview
    }
    return rules.first { $0.about == nil }?.answer
  }
}
