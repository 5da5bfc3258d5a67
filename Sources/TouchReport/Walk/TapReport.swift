import TouchModel

/// What a touch prints: the answer, then the hit test, the chain, and who was called when.
struct TapReport {
  let wording: Wording
  let verbosity: ReportOptions.Verbosity
  let facts: [Fact]
  let outcome: Outcome
  let isFolded: Bool

  init(
    _ facts: [Fact], _ scene: Scene, _ verbosity: ReportOptions.Verbosity, aim: ViewID? = nil,
    isFolded: Bool = false
  ) {
    wording = Wording(scene: scene)
    self.verbosity = verbosity
    self.isFolded = isFolded
    self.facts = facts
    outcome = Outcome(facts, wording, aim: aim)
  }

  /// The answer alone.
  var answer: [Message] { outcome.messages(facts, wording) }

  /// Everything before the deliveries.
  var beforeDelivery: [Message] {
    var messages: [Message] = []
    if wording.scene.settings.pipeline && !outcome.walks.isEmpty { appendPipeline(to: &messages) }
    appendWalks(to: &messages)
    appendChains(to: &messages)
    return messages
  }

  var deliveries: [Message] {
    var messages: [Message] = []
    DeliveryReport(
      wording: wording, verbosity: verbosity, origin: outcome.origin, isTimed: outcome.hasTouches,
      isFolded: isFolded
    )
    .append(facts, to: &messages)
    if messages.isEmpty {
      return outcome.walks.isEmpty ? [] : [Message(nil, depth: 1, wording.nothingDelivered())]
    }
    return messages
  }

  /// The same for runs with recognizers or controls.
  var timeline: Timeline {
    Timeline(
      TimelineReader(facts, outcome, wording, verbosity, isFolded: isFolded).items,
      folding: verbosity != .full)
  }

  /// For `short`: the way to each hit view in a line.
  var paths: [Message] {
    var messages: [Message] = []
    for walk in outcome.walks where walk.view != nil {
      let message = Message(nil, depth: 1, role: .quiet, wording.path(walk.path(facts)), rule: .ht5)
      if !messages.contains(message) { messages.append(message) }
    }
    return messages
  }

  func appendWalks(to messages: inout [Message]) {
    let walk = WalkReport(facts, wording, verbosity, isFolded: isFolded)
    for (i, hit) in outcome.walks.enumerated() {
      walk.append(
        hit, finger: outcome.finger(of: hit), origin: outcome.origin, like: i == 0 ? nil : outcome.walks[0],
        to: &messages)
    }
  }

  private func appendPipeline(to messages: inout [Message]) {
    messages.append(Message(nil, role: .heading, wording.pipelineHeading()))
    for (text, rule) in wording.pipeline { messages.append(Message(.note, depth: 1, text, rule: rule)) }
  }

  private func appendChains(to messages: inout [Message]) {
    var told: [[Responder]] = []
    for fact in facts {
      guard case .chainFound(let chain, _) = fact.kind, !told.contains(chain) else { continue }
      told.append(chain)
      if told.count == 1 {
        messages.append(Message(nil, role: .heading, wording.chainHeading(), rule: fact.rule))
      }
      messages.append(Message(nil, depth: 1, wording.chain(chain)))
    }
  }
}
