import TouchModel

/// Finds who stayed silent in a run, from its facts and the scene before it.
struct SilenceReader {
  let facts: [Fact]
  let scene: Scene
  private(set) var silences: [Silence] = []
  /// Controls that sent an action or changed their value.
  var fired: Set<ViewID> = []
  var selected: Set<ViewID> = []
  var acting: [Recognizer.Kind] = []
  var hasScrolled = false
  private var isInterrupted = false

  /// `down` are the fingers that have not lifted at the end.
  init(_ facts: [Fact], _ walks: [HitWalk], down: FingerSet, _ scene: Scene) {
    self.facts = facts
    self.scene = scene
    let events = Self.events(facts, walks)
    for range in events { for fact in facts[range] { note(fact) } }
    for range in events { for fact in facts[range] { read(fact) } }
    for walk in walks {
      addControlsAround(walk)
      addMissed(walk, isDown: down.contains(walk.finger))
    }
  }

  /// The facts that are no part of a walk, which may be very long.
  private static func events(_ facts: [Fact], _ walks: [HitWalk]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for walk in walks {
      let begin = max(start, walk.passes.first?.lowerBound ?? walk.end)
      ranges.append(start..<begin)
      start = max(begin, walk.end)
    }
    ranges.append(start..<facts.count)
    return ranges
  }

  /// What had an effect.
  private mutating func note(_ fact: Fact) {
    switch fact.kind {
    case .actionSent(.view(let view), _, _, _, _), .firstResponderChanged(.view(let view)):
      fired.insert(view)
    case .actionSent(.recognizer(let id), _, _, _, _): acting.append(scene.recognizers[id.row].kind)
    case .propertyChanged(.view(let view), let property, _) where property.isResult:
      fired.insert(view)
      if property == .contentOffset { hasScrolled = true }
    case .interrupted: isInterrupted = true
    case .delegateCalled(_, let selector, let table) where selector.contains("didSelect"):
      selected.insert(table)
    default: break
    }
  }

  private mutating func read(_ fact: Fact) {
    switch fact.kind {
    case .touchRefused(let finger, let view, let why): add(view, .notGiven(finger, why), fact.rule)
    case .touchTaken(_, let view, let recognizer, let viewKnew):
      let stop: Silence.Stop = viewKnew ? .taken(by: recognizer) : .takenUnheard(by: recognizer)
      add(view, stop, fact.rule)
      if !scene.recognizers[recognizer.row].isSystem { addRow(around: view, stop, fact.rule) }
    case .touchLost(_, let view, .refusedByScrollView(let scrollView)):
      add(view, .keptByScrollView(scrollView), fact.rule)
    case .touchLost(_, let view, let why): add(view, .lost(why), fact.rule)
    case .trackingRefused(let view, .beginTrackingSaidNo)
    where scene.overrides[.view(view)]?.beginTracking == nil:
      add(view, .besideKnob, .uc16)
    case .trackingRefused(let view, let why): add(view, .notTracked(why), fact.rule)
    case .trackingCalled(let view, .continue, false): add(view, .continueTrackingSaidNo, .uc5)
    case .trackingCalled(let view, .cancel, _):
      add(view, .lost(isInterrupted ? .interrupted : .cancelledByUser), fact.rule)
    case .controlEventSent(let view, .touchUpOutside, 0): add(view, .liftedOutside, .uc6)
    case .controlEventSent(let view, .touchUpInside, 0): addUnwired(view, .touchUpInside, fact.rule)
    case .actionLost(.view(let view), let action, let why): add(view, .actionLost(action, why), fact.rule)
    default: break
    }
  }

  /// The first stop of a control is the one that counts.
  mutating func add(_ view: ViewID, _ stop: Silence.Stop, _ rule: RuleID) {
    guard scene.views[view.row].viewClass.isControl, !fired.contains(view) else { return }
    add(Silence(who: .control(view), stop: stop, rule: rule))
  }

  mutating func add(_ silence: Silence) {
    if !silences.contains(where: { $0.who == silence.who }) { silences.append(silence) }
  }

  private mutating func addUnwired(_ view: ViewID, _ event: ControlEvent, _ rule: RuleID) {
    let events = scene.targets(of: view).reduce(0) { $0 | $1.events }
    switch scene.views[view.row].viewClass {
    case .textField: break
    case .slider, .stepper, .segmentedControl, .pageControl: add(view, .valueUnchanged, .uc16)
    default:
      let wired = ControlEvent.allCases.filter { events & $0.rawValue != 0 }
      add(view, .notWired(event, wired: wired), rule)
    }
  }

  /// A row whose table needs touchesEnded to select it (SV-9).
  private mutating func addRow(around view: ViewID, _ stop: Silence.Stop, _ rule: RuleID) {
    let around = scene.ancestry(of: view)
    if around.contains(where: { scene.views[$0.row].viewClass.isControl }) { return }
    guard let row = around.first(where: { isRow($0) }),
      let table = around.first(where: { scene.value(of: .allowsSelection, on: .view($0)) == .bool(true) }),
      !selected.contains(table)
    else { return }
    add(Silence(who: .row(row, hit: view), stop: stop, rule: rule))
  }

  private func isRow(_ view: ViewID) -> Bool {
    let viewClass = scene.views[view.row].viewClass
    return viewClass == .tableViewCell || viewClass == .collectionViewCell
  }
}
