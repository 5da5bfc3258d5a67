import TouchModel

/// The door to this room: every output that a session prints about scenes and traces. Appends UTF-8 to a buffer that the
/// caller may keep from one command to the next.
///
/// The scene gives names, classes and bounds, so it should be the one before the run; nothing but the words depends on it.
public struct Reporter: Sendable {
  public let options: ReportOptions
  let painter: Painter

  public init(options: ReportOptions) {
    self.options = options
    painter = Painter(options)
  }

  /// What `tap` and the other touch commands print: the answer first, then the walk, the chain and who was called.
  /// `aim` is the view that the touch was meant for, where a command names one.
  public func walk(_ trace: Trace, _ scene: Scene, aim: ViewID? = nil, into out: inout [UInt8]) {
    if options.verbosity == .silent || trace.facts.isEmpty { return }
    let report = TapReport(trace.facts, scene, options.verbosity, aim: aim, isFolded: options.isFolded)
    painter.paint(report.answer, into: &out)
    if options.verbosity == .short {
      painter.paint(report.paths, into: &out)
      return
    }
    painter.paint(report.beforeDelivery, into: &out)
    report.outcome.hasReceivers && report.outcome.hasTouches
      ? paintTimeline(report, into: &out) : paintDeliveries(report, into: &out)
  }

  private func paintTimeline(_ report: TapReport, into out: inout [UInt8]) {
    let timeline = report.timeline
    if timeline.moments.isEmpty { return }
    let heading = report.wording.timelineHeading(isRelative: report.outcome.isRelative)
    painter.paint(Message(nil, role: .heading, heading), into: &out)
    TimelinePainter(painter, report.wording, origin: report.outcome.origin).paint(timeline, into: &out)
  }

  private func paintDeliveries(_ report: TapReport, into out: inout [UInt8]) {
    var deliveries = report.deliveries
    if !report.outcome.hasTouches {
      let answer = Set(report.answer.map(\.text))
      deliveries.removeAll { answer.contains($0.text) }
    }
    if deliveries.isEmpty { return }
    if report.outcome.hasTouches {
      let heading = report.wording.deliveryHeading(isRelative: report.outcome.isRelative)
      painter.paint(Message(nil, role: .heading, heading), into: &out)
    }
    painter.paint(deliveries, into: &out)
  }

  /// `--format log`: see `LogReport`.
  public func log(_ trace: Trace, _ scene: Scene, into out: inout [UInt8]) {
    let report = LogReport()
    for fact in trace.facts { report.append(fact, scene, to: &out) }
  }

  /// `--format json`: see `JSONReport`. `firstNumber` is the `n` of the first fact.
  public func json(_ trace: Trace, _ scene: Scene, firstNumber: Int, into out: inout [UInt8]) {
    let report = JSONReport(scene)
    for (i, fact) in trace.facts.enumerated() {
      report.append(fact, number: firstNumber + i, offset: firstNumber, to: &out)
    }
  }

  /// What `hit` prints: who would receive, and the walk.
  public func hit(_ trace: Trace, _ scene: Scene, aim: ViewID? = nil, into out: inout [UInt8]) {
    if options.verbosity == .silent { return }
    let report = TapReport(trace.facts, scene, options.verbosity, aim: aim, isFolded: options.isFolded)
    for walk in report.outcome.walks {
      let message =
        if let missed = report.outcome.missed(walk, trace.facts, scene) {
          Message(
            .no, role: .answer, report.wording.wouldMiss(missed, walk.view, walk.point), rule: missed.rule)
        } else if let view = walk.view {
          Message(
            .received, role: .answer, report.wording.wouldReceive(view, walk.depth(trace.facts), walk.point))
        } else {
          Message(.no, role: .answer, report.wording.nobodyWouldReceive(walk.point), rule: .ht15)
        }
      painter.paint(message, into: &out)
    }
    if options.verbosity == .short {
      painter.paint(report.paths, into: &out)
      return
    }
    var messages: [Message] = []
    report.appendWalks(to: &messages)
    painter.paint(messages, into: &out)
  }
}
