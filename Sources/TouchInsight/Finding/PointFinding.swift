import TouchModel

/// Where on the screen a view receives touches.
public enum PointFinding: Sendable, Equatable {
  /// A touch here reaches it.
  case found(Point)
  /// Nowhere, whatever the point: these obstacles do not depend on it.
  case never(WhyNotAnswer)
  /// Nowhere in its bounds, for every different place was tried; the answer is for its centre.
  case nowhere(WhyNotAnswer)
  /// Not at so many places; there may be others, under transforms and own shapes. The answer is for its centre.
  case notIn(Int, WhyNotAnswer)
}

extension Insight {
  /// A point of the screen where the view is hit: its centre where that will do.
  public static func findPoint(for view: ViewID, in scene: Scene) -> PointFinding {
    let center = scene.screenCenter(of: view)
    if scene.hitView(at: center) == view { return .found(center) }
    var search = PointSearch(view, in: scene)
    if let point = search.run() { return .found(point) }
    guard let answer = whyNot(view, at: center, in: scene) else { return .found(center) }
    let always = answer.obstacles.filter(\.holdsEverywhere)
    if !always.isEmpty, search.isPlain {
      return .never(
        WhyNotAnswer(
          view: view, point: center, receiver: answer.receiver, obstacles: always, notes: [],
          fixes: answer.fixes))
    }
    return search.isExact ? .nowhere(answer) : .notIn(search.tries, answer)
  }
}

extension Obstacle {
  /// It keeps every touch away, wherever it lands.
  var holdsEverywhere: Bool {
    switch kind {
    case .inNoWindow, .refused, .ownHitTest, .passesThrough: true
    case .outside(let miss): miss.isEmpty
    case .ownPointInside, .windowInFront, .inFront, .subview, .elsewhere, .finger: false
    }
  }
}

/// Tries the middle of every piece that the edges of all views cut a view into.
struct PointSearch {
  private let scene: Scene
  private let view: ViewID
  /// Edges of one axis that are tried at most, fewer where every hit test takes long.
  private let mostEdges: Int
  private(set) var tries = 0
  /// Every view stands upright and goes by its bounds, and there are few enough edges: every different place is tried.
  private(set) var isExact: Bool
  /// No view answers for another one.
  let isPlain: Bool

  init(_ view: ViewID, in scene: Scene) {
    self.scene = scene
    self.view = view
    mostEdges = scene.views.count < 1_000 ? 160 : 40
    let all = (0..<scene.views.count).map { ViewID($0) }.filter { scene.isAlive(.view($0)) }
    isExact = all.allSatisfy {
      !scene.views[$0.row].flags.contains(.transformed) && scene.overrides[.view($0)] == nil
    }
    isPlain = all.allSatisfy {
      if case .answers? = scene.overrides[.view($0)]?.hitTest { false } else { true }
    }
  }

  mutating func run() -> Point? {
    for area in areas() {
      var xs = edges(\.minX, \.maxX, area)
      var ys = edges(\.minY, \.maxY, area)
      if xs.count > mostEdges || ys.count > mostEdges {
        isExact = false
        xs = even(area.minX, area.maxX)
        ys = even(area.minY, area.maxY)
      }
      for (top, bottom) in zip(ys, ys.dropFirst()) {
        for (left, right) in zip(xs, xs.dropFirst()) {
          tries += 1
          let point = Point(tidy(left, right), tidy(top, bottom))
          if scene.hitView(at: point) == view { return point }
        }
      }
    }
    return nil
  }

  /// Where touches for the view may land: the box of its bounds, enlarged by an own pointInside, and of the views whose
  /// own hitTest names it.
  private func areas() -> [Rect] {
    var areas: [Rect] = []
    switch (scene.overrides[.view(view)]?.hitTest, scene.overrides[.view(view)]?.pointInside) {
    case (.answersSelf?, _), (_, .always?), (_, .subviews?):
      areas = [box(of: scene.views[view.row].superview ?? view), box(of: view), box(of: scene.top(of: view))]
    case (_, .inset(let inset)?):
      areas = [box(of: view, scene.views[view.row].bounds.inset(by: min(0, inset)))]
    default: areas = [box(of: view)]
    }
    for (object, overrides) in scene.overrides.entries {
      guard case .answers(view)? = overrides.hitTest, case .view(let other) = object, scene.isAlive(object)
      else {
        continue
      }
      areas += [box(of: scene.views[other.row].superview ?? other), box(of: other)]
    }
    return areas.filter { $0.size.width > 0 && $0.size.height > 0 }
  }

  /// On the screen, upright.
  private func box(of view: ViewID, _ bounds: Rect? = nil) -> Rect {
    let bounds = bounds ?? scene.views[view.row].bounds
    let corners = [
      bounds.origin, Point(bounds.maxX, bounds.minY), Point(bounds.minX, bounds.maxY),
      Point(bounds.maxX, bounds.maxY),
    ].map { scene.convertToScreen($0, from: view) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      [left, right, top, bottom].allSatisfy(\.isFinite)
    else { return Rect(0, 0, 0, 0) }
    return Rect(left, top, right - left, bottom - top)
  }

  /// The edges of all views on one axis inside the area, in order, with the area's own.
  private func edges(_ low: (Rect) -> Double, _ high: (Rect) -> Double, _ area: Rect) -> [Double] {
    let (start, end) = (low(area), high(area))
    var edges: Set<Double> = [start, end]
    for row in 0..<scene.views.count where scene.isAlive(.view(ViewID(row))) {
      let box = box(of: ViewID(row))
      for edge in [low(box), high(box)] where edge > start && edge < end { edges.insert(edge) }
      if edges.count > mostEdges { break }
    }
    return edges.sorted()
  }

  private func even(_ start: Double, _ end: Double) -> [Double] {
    (0...mostEdges).map { start + (end - start) * Double($0) / Double(mostEdges) }
  }

  /// The middle, as a whole number where one lies between.
  private func tidy(_ low: Double, _ high: Double) -> Double {
    let middle = (low + high) / 2
    let whole = middle.rounded()
    return whole > low && whole < high ? whole : middle
  }
}
