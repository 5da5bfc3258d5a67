import SceneLanguage
import TouchModel

/// What a task may want to be left as it is.
extension Scene {
  /// Every view in some window but UIKit's private ones.
  private var ownViews: [ViewID] {
    windows.flatMap { subtree(of: $0) }.filter { !views[$0.row].viewClass.isPrivate }
  }

  var framesOnScreen: [String: Rect] {
    var frames: [String: Rect] = [:]
    for view in ownViews { frames[name(of: view)] = frameOnScreen(of: view) }
    return frames
  }

  var superviews: [String: String] {
    var superviews: [String: String] = [:]
    for view in ownViews {
      superviews[name(of: view)] = self.views[view.row].superview.map { name(of: $0) } ?? ""
    }
    return superviews
  }

  var placesOfRecognizers: [String: String] {
    var places: [String: String] = [:]
    for view in ownViews {
      for id in recognizers(of: view) { places[name(of: id)] = name(of: view) }
    }
    return places
  }

  private func frameOnScreen(of view: ViewID) -> Rect {
    let bounds = views[view.row].bounds
    let a = convertToScreen(Point(bounds.minX, bounds.minY), from: view)
    let b = convertToScreen(Point(bounds.maxX, bounds.maxY), from: view)
    return Rect(a.x, a.y, b.x - a.x, b.y - a.y)
  }
}

extension Rect {
  func isNear(_ other: Rect) -> Bool {
    let pairs = [
      (minX, other.minX), (minY, other.minY), (size.width, other.size.width),
      (size.height, other.size.height),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-6 }
  }
}

extension Property {
  /// What the language calls so: `hidden`, `isHidden`.
  init?(word: String, on object: ObjectID, in scene: Scene) {
    guard let property = Words.property(word) else { return nil }
    if case .recognizer(let id) = object {
      self = property.adapted(to: scene.recognizers[id.row].kind)
    } else {
      self = property
    }
  }
}
