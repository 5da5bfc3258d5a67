import TouchModel

/// A fact as keys and values: who it is about, why, and what only its kind has.
struct FactFields {
  var receiver: Responder?
  var reason: String?
  /// In the order in which they are written.
  var own: [(key: String, value: JSONValue)] = []

  init(
    receiver: Responder? = nil, _ own: KeyValuePairs<String, JSONValue> = [:], reason: Reason? = nil
  ) {
    self.receiver = receiver
    self.own = Array(own)
    if let reason {
      self.reason = reason.name
      self.own += reason.own
    }
  }

  /// The name of a reason's case with its payload.
  struct Reason {
    var name: String
    var own: [(key: String, value: JSONValue)] = []

    init(_ name: String, _ own: KeyValuePairs<String, JSONValue> = [:]) {
      self.name = name
      self.own = Array(own)
    }
  }
}

/// Facts to fields. Names come from the scene.
struct FactReader {
  let scene: Scene

  func fields(of kind: Fact.Kind) -> FactFields {
    switch kind {
    case .touchSampled(let finger, let phase, let point, let tapCount):
      FactFields([
        "finger": number(finger), "phase": text(phase), "at": array(point), "tapCount": .int(tapCount),
      ])
    case .timerFired(let timer): fields(of: timer)
    case .passBegan(let pass, let finger, let point):
      FactFields(["pass": .int(pass), "finger": number(finger), "at": array(point)])
    case .hitTestCalled(let view, let point, let depth):
      FactFields(receiver: responder(view), ["at": array(point), "depth": .int(depth)])
    case .pointInsideCalled(let view, let point, let depth, let answer):
      FactFields(
        receiver: responder(view), ["at": array(point), "depth": .int(depth), "answer": .bool(answer)])
    case .hitTestAnswered(let view, let answer, let depth):
      FactFields(
        receiver: responder(view), ["depth": .int(depth), "found": name(found(view, answer))],
        reason: reason(answer))
    case .windowChosen(let window, let finger):
      FactFields(receiver: window.map(responder), ["finger": number(finger)])
    case .hitViewFound(let view, let finger):
      FactFields(receiver: view.map(responder), ["finger": number(finger)])
    case .chainFound(let chain, let finger):
      FactFields(
        receiver: chain.first,
        ["finger": number(finger), "chain": .array(chain.map { .text(scene.name(of: $0)) })])
    case .touchRefused(let finger, let view, let refusal):
      FactFields(receiver: responder(view), ["finger": number(finger)], reason: reason(refusal))
    case .recognizerOffered(let recognizer, let finger, let offer):
      FactFields(receiver: responder(recognizer), ["finger": number(finger)], reason: reason(offer))
    case .recognizerCalled(let recognizer, let phase, let fingers):
      FactFields(receiver: responder(recognizer), ["phase": text(phase), "fingers": array(fingers)])
    case .questionAnswered(let recognizer, let question, let answer):
      fields(of: question, about: recognizer, answer)
    case .stateChanged(let recognizer, let from, let to, let why):
      FactFields(
        receiver: responder(recognizer), ["from": .text(from.name), "to": .text(to.name)], reason: reason(why)
      )
    case .recognizerWaits(let recognizer, let other, let state):
      FactFields(receiver: responder(recognizer), ["for": name(other), "toBecome": .text(state.name)])
    case .recognizerSpared(let recognizer, let other, let why):
      FactFields(receiver: responder(recognizer), ["by": name(other)], reason: reason(why))
    case .touchIgnored(let recognizer, let finger):
      FactFields(receiver: responder(recognizer), ["finger": number(finger)])
    case .recognizerReset(let recognizer): FactFields(receiver: responder(recognizer))
    case .stateCorrected(let recognizer, let asked, let became):
      FactFields(
        receiver: responder(recognizer), ["asked": .text(asked.name), "became": .text(became.name)])
    case .touchesCalled(let receiver, let phase, let fingers, let view, let forwarder):
      FactFields(
        receiver: receiver,
        [
          "phase": text(phase), "fingers": array(fingers), "view": name(view),
          "forwardedBy": forwarder.map { .text(scene.name(of: $0)) } ?? .null,
        ])
    case .bubblingStopped(let responder, let phase, let why):
      FactFields(receiver: responder, ["phase": text(phase)], reason: reason(why))
    case .touchWithheld(let finger, let phase, let view, let recognizer):
      FactFields(
        receiver: responder(view), ["finger": number(finger), "phase": text(phase), "by": name(recognizer)])
    case .touchReleased(let finger, let view):
      FactFields(receiver: responder(view), ["finger": number(finger)])
    case .touchTaken(let finger, let view, let recognizer, let viewKnew):
      FactFields(
        receiver: responder(view),
        ["finger": number(finger), "by": name(recognizer), "viewKnew": .bool(viewKnew)])
    case .touchLost(let finger, let view, let why):
      FactFields(receiver: responder(view), ["finger": number(finger)], reason: reason(why))
    case .actionSent(let sender, let target, let action, let route, let state):
      FactFields(
        receiver: .object(target),
        [
          "from": name(sender), "action": .text(action), "state": state.map { .text($0.name) } ?? .null,
        ], reason: reason(route))
    case .actionLost(let sender, let action, let why):
      FactFields(receiver: .object(sender), ["action": .text(action)], reason: reason(why))
    case .trackingCalled(let view, let method, let answer):
      FactFields(receiver: responder(view), ["method": .text(method.rawValue), "answer": .bool(answer)])
    case .controlEventSent(let view, let event, let pairs):
      FactFields(receiver: responder(view), ["event": .text(event.name), "pairs": .int(pairs)])
    case .propertyChanged(let object, let property, let value):
      FactFields(
        receiver: .object(object), ["property": .text(property.rawValue), "value": self.value(value)])
    case .trackingRefused(let view, let why): FactFields(receiver: responder(view), reason: reason(why))
    case .delegateCalled(let object, let selector, let view):
      FactFields(receiver: .object(object), ["selector": .text(selector), "of": name(view)])
    case .firstResponderChanged(let object): FactFields(receiver: object.map { .object($0) })
    case .firstResponderRefused(let object, let why):
      FactFields(receiver: .object(object), reason: reason(why))
    case .eventCalled(let responder, let selector):
      FactFields(receiver: responder, ["selector": .text(selector)])
    case .dismissed(let controller): FactFields(receiver: .object(.controller(controller)))
    case .interrupted: FactFields()
    }
  }

  private func fields(of timer: TimerKind) -> FactFields {
    switch timer {
    case .longPress(let recognizer):
      FactFields(receiver: responder(recognizer), ["timer": .text("longPress")])
    case .tapDuration(let recognizer):
      FactFields(receiver: responder(recognizer), ["timer": .text("tapDuration")])
    case .tapGap(let recognizer): FactFields(receiver: responder(recognizer), ["timer": .text("tapGap")])
    case .swipeDuration(let recognizer):
      FactFields(receiver: responder(recognizer), ["timer": .text("swipeDuration")])
    case .contentDelay(let view): FactFields(receiver: responder(view), ["timer": .text("contentDelay")])
    }
  }

  private func found(_ view: ViewID, _ answer: HitAnswer) -> ViewID? {
    switch answer {
    case .refused, .outside, .passedThrough: nil
    case .itself: view
    case .subview(_, let found): found
    case .overridden(let found): found
    }
  }

  private func fields(of question: Question, about recognizer: RecognizerID, _ answer: Bool) -> FactFields {
    switch question {
    case .viewShouldBegin(let view):
      FactFields(
        receiver: responder(recognizer),
        [
          "question": .text("gestureRecognizerShouldBegin"), "asked": name(view), "about": .null,
          "answer": .bool(answer),
        ])
    case .delegate(let question, let about):
      FactFields(
        receiver: responder(recognizer),
        [
          "question": .text(question.rawValue), "asked": .text("delegate"), "about": about.map(name) ?? .null,
          "answer": .bool(answer),
        ])
    }
  }
}
