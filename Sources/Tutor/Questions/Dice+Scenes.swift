/// What scenes are drawn from: names and places in whole points.
extension Dice {
  private static let words = [
    "card", "badge", "tile", "panel", "banner", "sheet", "box", "note", "bubble", "shelf", "cover",
  ]
  private static let letters = ["A", "B", "C", "D", "E", "F"]
  private static let verbs = ["buy", "like", "share", "submit", "pay", "reply", "confirm"]

  /// Names of views: all of them letters, or all of them words.
  mutating func views(_ count: Int) -> [String] {
    let all = chance(35) ? Self.letters : shuffled(Self.words)
    return Array(all.prefix(count))
  }

  /// Names of controls; each calls an action of its own name.
  mutating func controls(_ count: Int) -> [String] { Array(shuffled(Self.verbs).prefix(count)) }

  /// A point in the middle of the screen.
  mutating func spot() -> Spot { Spot(within(104...200), within(144...300)) }

  /// The point is well inside.
  mutating func box(around spot: Spot) -> Box {
    let (left, top) = (within(20...80), within(20...80))
    return Box(spot.x - left, spot.y - top, left + within(20...80), top + within(20...80))
  }

  /// The point is well outside.
  mutating func box(beside spot: Spot) -> Box {
    let gap = within(12...40)
    let (width, height) = (within(40...80), within(40...80))
    return chance(50)
      ? Box(spot.x + gap, spot.y - height / 2, width, height)
      : Box(spot.x - width / 2, spot.y + gap, width, height)
  }

  /// A point well inside a box.
  mutating func spot(in box: Box, margin: Int = 8) -> Spot {
    Spot(
      box.x + margin + below(max(1, box.width - 2 * margin)),
      box.y + margin + below(max(1, box.height - 2 * margin)))
  }

  /// A screen full of something: most of the window.
  mutating func page() -> Box {
    Box(of(0, 10, 20), of(20, 40, 60), 280, within(320...400))
  }
}

/// A point as scripts have it.
struct Spot: Sendable, Equatable, CustomStringConvertible {
  var x: Int
  var y: Int

  init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }

  var description: String { "\(x),\(y)" }

  func moved(_ dx: Int, _ dy: Int) -> Spot { Spot(x + dx, y + dy) }
}

/// A frame as scripts have it.
struct Box: Sendable, Equatable, CustomStringConvertible {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var description: String { "\(x),\(y),\(width),\(height)" }
  var center: Spot { Spot(x + width / 2, y + height / 2) }
  var right: Int { x + width }
  var bottom: Int { y + height }

  /// As a view at `parent` sees it.
  func inside(_ parent: Box) -> Box { Box(x - parent.x, y - parent.y, width, height) }
  /// As the screen sees what is in a view at `parent`.
  func outside(_ parent: Box) -> Box { Box(x + parent.x, y + parent.y, width, height) }
}
