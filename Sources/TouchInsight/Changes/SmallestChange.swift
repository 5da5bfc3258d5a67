import TouchModel

/// How to let a view receive a touch at a point.
public enum SmallestChange: Sendable, Equatable {
  /// It does so as it is.
  case nothingToDo
  /// All of the same, smallest size, the most natural first. `isProven` where the scene is small enough that every
  /// smaller set of edits was tried.
  case fixes([Fix], isProven: Bool)
  /// None was found.
  case none
}

extension Insight {
  /// Up to how many views every edit of every view is tried.
  static let exhaustiveViews = 14

  /// The smallest change after which the view receives a touch at this point of the screen.
  public static func smallestChange(
    for view: ViewID, toReceive point: Point, in scene: Scene
  ) -> SmallestChange {
    if scene.receives(view, at: point) { return .nothingToDo }
    var search = ChangeSearch(view, at: point, in: scene)
    search.run(upTo: 4)
    if search.found.isEmpty { search.runStepByStep(atMost: 16) }
    let size = search.found.first?.count
    let isSmall = scene.views.count <= exhaustiveViews
    if isSmall, size ?? .max > 1 {
      var everything = EveryChange(view, at: point, in: scene)
      everything.run(upTo: min(2, (size ?? 3) - 1))
      if !everything.found.isEmpty {
        return .fixes(fixes(everything.found, for: view, in: scene), isProven: true)
      }
    }
    guard let size else { return .none }
    let isProven = size == 1 || (isSmall && size <= 3)
    return .fixes(fixes(search.found, for: view, in: scene), isProven: isProven)
  }
}

/// Every edit of every view, tried alone and in pairs.
struct EveryChange {
  private var scene: Scene
  private let view: ViewID
  private let point: Point
  private(set) var found: [[Edit]] = []

  init(_ view: ViewID, at point: Point, in scene: Scene) {
    self.scene = scene
    self.view = view
    self.point = point
  }

  /// All the sets of the smallest size that works.
  mutating func run(upTo size: Int) {
    guard size > 0 else { return }
    let edits = (0..<scene.views.count).map { ViewID($0) }
      .filter { scene.isAlive(.view($0)) && !scene.views[$0.row].viewClass.isPrivate }
      .flatMap { EveryChange.edits(of: $0, in: scene) }
    for size in 1...size {
      choose(size, edits[...], [])
      if !found.isEmpty { return }
    }
  }

  private mutating func choose(_ size: Int, _ edits: ArraySlice<Edit>, _ chosen: [Edit]) {
    if size == 0 {
      if scene.receives(view, at: point) { found.append(chosen) }
      return
    }
    for index in edits.indices {
      guard let back = edits[index].tryOut(on: &scene) else { continue }
      choose(size - 1, edits[(index + 1)...], chosen + [edits[index]])
      _ = scene.apply(back)
    }
  }

  /// The natural edits of one view, whatever stands in the way.
  static func edits(of view: ViewID, in scene: Scene) -> [Edit] {
    let it = scene.views[view.row]
    let object = ObjectID.view(view)
    var edits: [Edit] = [
      .set(.isUserInteractionEnabled, .bool(!it.isUserInteractionEnabled), of: object),
      .set(.isHidden, .bool(!it.isHidden), of: object),
    ]
    if it.isTooTransparent { edits.append(.set(.alpha, .number(1), of: object)) }
    if !it.isEnabled { edits.append(.set(.isEnabled, .bool(true), of: object)) }
    if it.flags.contains(.animating) { edits.append(.set(.isAnimating, .bool(false), of: object)) }
    switch scene.overrides[object]?.hitTest {
    case nil: edits.append(.hitTest(view, .passthrough))
    case _?: edits.append(.restoreHitTest(view))
    }
    switch scene.overrides[object]?.pointInside {
    case nil: edits.append(.pointInside(view, .always))
    case _?: edits.append(.restorePointInside(view))
    }
    if it.nextSibling != nil { edits.append(.bringToFront(view)) }
    return edits
  }
}
