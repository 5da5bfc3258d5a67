import TouchModel

/// The deliveries as a list: for runs in which no recognizer and no control took part.
struct DeliveryReport {
  let wording: Wording
  let verbosity: ReportOptions.Verbosity
  let origin: Time
  /// Events that are no touches happen at one moment, which need not be told.
  let isTimed: Bool
  var isFolded = false

  /// One call with all who forwarded it.
  private struct Delivery {
    let start: Time
    var end: Time
    /// nil for an event that is no touch, which `selector` names.
    let phase: TouchPhase?
    var selector = ""
    let fingers: Int
    var way: [Responder]
    var stop: Phrase?
    let rule: RuleID
    var times = 1

    func isSame(as other: Delivery) -> Bool {
      phase == other.phase && selector == other.selector && fingers == other.fingers && way == other.way
        && stop == other.stop
    }
  }

  private enum Item {
    case delivery(Delivery)
    case other(Time, Message)
  }

  func append(_ facts: [Fact], to messages: inout [Message]) {
    var items: [Item] = []
    var open: Delivery?
    for fact in facts {
      switch fact.kind {
      case .touchesCalled(let responder, let phase, let fingers, _, let forwarder):
        if forwarder != nil, let last = open, last.phase == phase, last.way.last == forwarder {
          open?.way.append(responder)
        } else {
          close(&open, &items)
          open = Delivery(
            start: fact.time, end: fact.time, phase: phase, fingers: fingers.count, way: [responder],
            rule: fact.rule)
        }
      case .eventCalled(let responder, let selector):
        if let last = open, last.phase == nil, last.selector == selector {
          open?.way.append(responder)
        } else {
          close(&open, &items)
          open = Delivery(
            start: fact.time, end: fact.time, phase: nil, selector: selector, fingers: 1, way: [responder],
            rule: fact.rule)
        }
      case .bubblingStopped(let responder, _, let why):
        if !isFolded || why != .endOfChain { open?.stop = wording.words(why, responder) }
      default:
        guard let message = wording.aside(fact) else { continue }
        close(&open, &items)
        items.append(.other(fact.time, message))
      }
    }
    close(&open, &items)
    write(items, to: &messages)
  }

  /// Repeated moves become one.
  private func close(_ open: inout Delivery?, _ items: inout [Item]) {
    guard let delivery = open else { return }
    open = nil
    if verbosity != .full, delivery.phase == .moved, case .delivery(var last)? = items.last,
      last.isSame(as: delivery)
    {
      last.times += 1
      last.end = delivery.end
      items[items.count - 1] = .delivery(last)
    } else {
      items.append(.delivery(delivery))
    }
  }

  private func write(_ items: [Item], to messages: inout [Message]) {
    var told: Delivery?
    for item in items {
      switch item {
      case .other(let time, var message):
        if isTimed {
          let sign: Phrase = message.sign.map { "\($0) " } ?? ""
          message.text = "\(moment(time))  \(sign)\(message.text)"
          message.sign = nil
          message.depth = 1
          message.hang = 7
        }
        messages.append(message)
      case .delivery(let delivery):
        let method =
          delivery.phase.map { wording.method($0, delivery.fingers, delivery.times) }
          ?? "\(delivery.selector)"
        let text: Phrase
        if verbosity != .full, let told, told.way == delivery.way, told.stop == delivery.stop {
          text = wording.sameWay(method, delivery.way)
        } else {
          text = wording.delivery(method, delivery.way, delivery.stop, isWhole: verbosity == .full)
          told = delivery
        }
        messages.append(
          isTimed
            ? Message(nil, depth: 1, "\(moment(delivery.start))  \(text)", rule: delivery.rule, hang: 7)
            : Message(.arrow, text, rule: delivery.rule))
      }
    }
  }

  private func moment(_ time: Time) -> Phrase {
    var phrase = Phrase()
    Numbers.appendMoment(time - origin, to: &phrase.bytes)
    return phrase
  }
}
