import TouchModel

/// The messages of the hit-test walk: each visited view, indented by depth, with the check that decided.
struct WalkReport {
  let facts: [Fact]
  let wording: Wording
  let verbosity: ReportOptions.Verbosity
  let isFolded: Bool
  private var scene: Scene { wording.scene }

  init(
    _ facts: [Fact], _ wording: Wording, _ verbosity: ReportOptions.Verbosity, isFolded: Bool = false
  ) {
    self.isFolded = isFolded
    self.facts = facts
    self.wording = wording
    self.verbosity = verbosity
  }

  /// A whole walk. `finger` is named in the heading where it is given; `first` is an earlier walk, which is not told
  /// again where this one is the same.
  func append(
    _ walk: HitWalk, finger: Finger?, origin: Time, like first: HitWalk?, to messages: inout [Message]
  ) {
    if let first, verbosity != .full, isSame(walk, first) {
      messages.append(
        Message(
          nil, role: .heading, wording.sameWalk(walk.point, finger, walk.time - origin, walk.view), rule: .ht1
        ))
      return
    }
    messages.append(Message(nil, role: .heading, wording.hitTestHeading(walk.point, finger), rule: .ht1))
    guard let pass = walk.passes.first else {
      messages.append(Message(.no, depth: 1, wording.noWindowAnswers(), rule: .ht15))
      return
    }
    append(pass, found: walk.view, to: &messages)
    for (i, later) in walk.passes.enumerated().dropFirst() {
      append(pass: i + 1, later, after: pass, walk, to: &messages)
    }
    if walk.view == nil { messages.append(Message(.no, depth: 1, wording.noWindowAnswers(), rule: .ht15)) }
  }

  private func isSame(_ a: HitWalk, _ b: HitWalk) -> Bool {
    a.point == b.point && a.view == b.view && a.passes.count == b.passes.count
      && zip(a.passes, b.passes).allSatisfy { isSame($0, $1) }
  }

  private func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.count == b.count && zip(facts[a], facts[b]).allSatisfy { $0.kind == $1.kind }
  }

  private func append(
    pass number: Int, _ later: Range<Int>, after first: Range<Int>, _ walk: HitWalk,
    to messages: inout [Message]
  ) {
    if verbosity == .full {
      messages.append(Message(nil, depth: 1, role: .heading, wording.passHeading(number), rule: .ht17))
      append(later, found: walk.view, to: &messages)
      return
    }
    let calls = HitWalk.calls(facts[later])
    let text: Phrase
    if isSame(later, first) {
      if isFolded { return }
      text = wording.samePass(number, calls)
    } else if let window = walk.window, later.count < first.count,
      isSame(later, first.upperBound - later.count..<first.upperBound)
    {
      if isFolded { return }
      text = wording.partOfPass(number, calls, in: window)
    } else {
      text = wording.otherPass(number, calls)
    }
    messages.append(Message(nil, depth: 1, role: .quiet, text, rule: .ht17))
  }

  /// One pass: a line where a view is asked, and one more where it answers itself after its subviews did not.
  private func append(_ pass: Range<Int>, found: ViewID?, to messages: inout [Message]) {
    // Concealed views take no step of indentation.
    var shown: [Int] = []
    var i = pass.lowerBound
    while i < pass.upperBound {
      let fact = facts[i]
      switch fact.kind {
      case .hitTestCalled(let view, let point, let depth):
        let isConcealed = scene.isConcealed(view) && view != found && verbosity != .full
        if shown.count > depth { shown.removeSubrange(depth...) }
        let above = shown.last ?? 0
        shown.append(isConcealed ? above : above + 1)
        let next = i + 1 < pass.upperBound ? facts[i + 1] : nil
        let afterNext = i + 2 < pass.upperBound ? facts[i + 2] : nil
        if !isConcealed {
          messages.append(asked(view, point, above + 1, next, afterNext, found))
        }
      case .hitTestAnswered(let view, let answer, let depth):
        let level = depth < shown.count ? shown[depth] : depth + 1
        let isDirect = i > pass.lowerBound && isQuestion(facts[i - 1], about: view)
        if let message = answered(view, answer, level, fact.rule, isDirect: isDirect) {
          messages.append(message)
        }
      default: break
      }
      i += 1
    }
  }

  /// The last thing before an answer was the call itself, so that the line of the call already tells all.
  private func isQuestion(_ fact: Fact, about view: ViewID) -> Bool {
    switch fact.kind {
    case .hitTestCalled(let asked, _, _): asked == view
    case .pointInsideCalled(let asked, _, _, _): asked == view
    default: false
    }
  }

  private func asked(
    _ view: ViewID, _ point: Point, _ depth: Int, _ next: Fact?, _ afterNext: Fact?, _ found: ViewID?
  ) -> Message {
    switch next?.kind {
    case .pointInsideCalled(_, _, _, true):
      if case .hitTestAnswered(_, .itself, _) = afterNext?.kind {
        return Message(.received, depth: depth, wording.containsAndIsHit(view, point), rule: afterNext?.rule)
      }
      return Message(
        .yes, depth: depth, wording.contains(view, point), rule: verbosity == .full ? next?.rule : nil)
    case .pointInsideCalled(_, _, _, false):
      if let inner = drawn(outside: view, at: point) {
        return Message(.no, depth: depth, wording.outside(view, point, missing: inner), rule: .ht8)
      }
      return Message(.no, depth: depth, wording.outside(view, point), rule: next?.rule)
    case .hitTestAnswered(_, .refused(let refusal), _):
      return Message(.no, depth: depth, wording.refused(view, refusal), rule: next?.rule)
    case .hitTestAnswered(_, .overridden(let answer), _):
      let sign: Sign = answer == nil ? .no : answer == found ? .received : .yes
      return Message(sign, depth: depth, wording.overridden(view, answer), rule: next?.rule)
    default: return Message(.yes, depth: depth, wording.contains(view, point), rule: nil)
    }
  }

  /// A subview that would take the touch, were its superview not in the way: what a person sees there and taps (HT-8).
  /// Looked for among the front ones only, so that long lists cost nothing.
  private func drawn(outside view: ViewID, at point: Point) -> ViewID? {
    scene.subviews(of: view).suffix(32).last { inner in
      let it = scene.views[inner.row]
      return it.isUserInteractionEnabled && !it.isHidden && it.isEnabled && !it.isTooTransparent
        && scene.pointInside(inner, scene.convert(point, from: view, to: inner))
    }
  }

  private func answered(
    _ view: ViewID, _ answer: HitAnswer, _ depth: Int, _ rule: RuleID, isDirect: Bool
  ) -> Message? {
    switch answer {
    case .refused, .outside, .overridden: return nil
    case .itself:
      return isDirect ? nil : Message(.received, depth: depth, wording.answersItself(view), rule: rule)
    case .passedThrough:
      return Message(.no, depth: depth, wording.passedThrough(view), rule: rule)
    case .subview(_, let found):
      guard verbosity == .full else { return nil }
      return Message(.arrow, depth: depth, role: .quiet, wording.passesOn(view, found), rule: rule)
    }
  }
}
