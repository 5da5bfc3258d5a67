import TouchModel

/// The search for the view under a finger, with every decision open to a belief. As it stands here it finds what
/// hit-testing finds.
struct ViewSearch: Sendable {
  typealias Decision = @Sendable (ViewID, Scene) -> Bool

  /// Front to back.
  var windows: @Sendable (Scene) -> [ViewID] = { scene in
    scene.windows.reversed().filter { !scene.views[$0.row].isHidden }
  }
  /// The view is skipped with all that is in it.
  var refuses: Decision = ViewSearch.refuses
  /// The point is in the view's own coordinates.
  var contains: @Sendable (ViewID, Point, Scene) -> Bool = { view, point, scene in
    scene.pointInside(view, point)
  }
  /// The subviews are asked about points outside the view too.
  var asksOutside: Decision = { _, _ in false }
  /// In the order in which they are asked.
  var subviews: @Sendable (ViewID, Scene) -> [ViewID] = { view, scene in scene.subviews(of: view).reversed() }
  /// The view may be the answer itself.
  var mayAnswer: Decision = { _, _ in true }

  /// The true reasons for skipping a view with all that is in it.
  static let refuses: Decision = refuses(ignoring: nil)

  /// All of them but this one.
  static func refuses(ignoring ignored: Gate?) -> Decision {
    let gates = Gate.allCases.filter { $0 != ignored }
    return { view, scene in gates.contains { $0.isShut(scene.views[view.row]) } }
  }

  /// A reason for skipping a view (HT-2, HT-3, HT-12, HT-14).
  enum Gate: CaseIterable {
    case hidden, interaction, alpha, disabled, animating

    func isShut(_ view: View) -> Bool {
      switch self {
      case .hidden: view.isHidden
      case .interaction: !view.isUserInteractionEnabled
      case .alpha: view.isTooTransparent
      case .disabled: !view.isEnabled
      case .animating: view.flags.contains(.animating)
      }
    }
  }

  /// The view under a point of the screen.
  func find(_ point: Point, in scene: Scene) -> ViewID? {
    for window in windows(scene) {
      if let view = find(scene.convert(point, into: window), below: window, in: scene) { return view }
    }
    return nil
  }

  private struct Visit {
    let view: ViewID
    let point: Point
    let isInside: Bool
    var rest: ArraySlice<ViewID>
  }

  private enum Entry {
    case visit(Visit)
    case answer(ViewID)
    case none
  }

  private func find(_ point: Point, below window: ViewID, in scene: Scene) -> ViewID? {
    var path: [Visit] = []
    var next: (view: ViewID, point: Point)? = (window, point)
    while true {
      if let (view, point) = next {
        next = nil
        switch enter(view, point, scene) {
        case .visit(let visit): path.append(visit)
        case .answer(let view): return view
        case .none: break
        }
      }
      guard let last = path.indices.last else { return nil }
      if let subview = path[last].rest.popFirst() {
        next = (subview, scene.convert(path[last].point, into: subview))
      } else {
        let visit = path.removeLast()
        if visit.isInside, mayAnswer(visit.view, scene), !isPassthrough(visit.view, scene) {
          return visit.view
        }
      }
    }
  }

  private func enter(_ view: ViewID, _ point: Point, _ scene: Scene) -> Entry {
    switch scene.overrides[.view(view)]?.hitTest {
    case .answersNil: return .none
    case .answersSelf: return .answer(view)
    case .answers(let other): return .answer(other)
    case .passthrough, nil: break
    }
    if refuses(view, scene) { return .none }
    let isInside = contains(view, point, scene)
    guard isInside || asksOutside(view, scene) else { return .none }
    return .visit(Visit(view: view, point: point, isInside: isInside, rest: subviews(view, scene)[...]))
  }

  private func isPassthrough(_ view: ViewID, _ scene: Scene) -> Bool {
    scene.overrides[.view(view)]?.hitTest == .passthrough
  }
}
