import Testing

@testable import TouchModel

/// UIKit's coupling of frame, bounds, center, anchorPoint and transform.
@Suite struct FrameTests {
  private var scene = Scene()
  private let view: ViewID

  init() throws { view = try scene.add("V", to: Scene.root, frame: Rect(10, 20, 100, 50)) }

  private mutating func set(_ property: Property, _ value: PropertyValue) throws {
    try scene.set(property, value, on: .view(view))
  }
  private var frame: Rect { scene.frame(of: view) }
  private var bounds: Rect { scene.views[view.row].bounds }
  private var center: Point { scene.views[view.row].center }

  @Test func frameGivesCenterAndSize() {
    #expect(center == Point(60, 45))
    #expect(bounds == Rect(0, 0, 100, 50))
  }

  @Test mutating func movingTheCenterMovesTheFrame() throws {
    try set(.center, .point(Point(100, 100)))
    #expect(frame == Rect(50, 75, 100, 50))
    #expect(bounds == Rect(0, 0, 100, 50))
  }

  @Test mutating func boundsGrowAroundTheCenter() throws {
    try set(.bounds, .rect(Rect(0, 0, 200, 100)))
    #expect(center == Point(60, 45))
    #expect(frame == Rect(-40, -5, 200, 100))
  }

  @Test mutating func originOfTheBoundsLeavesTheFrame() throws {
    try set(.bounds, .rect(Rect(30, 40, 100, 50)))
    #expect(frame == Rect(10, 20, 100, 50))
    try set(.frame, .rect(Rect(0, 0, 10, 10)))
    #expect(bounds == Rect(30, 40, 10, 10))
  }

  @Test mutating func anchorPointMovesTheFrameAndNotTheCenter() throws {
    try set(.anchorPoint, .point(Point(0, 0)))
    #expect(center == Point(60, 45))
    #expect(frame == Rect(60, 45, 100, 50))
    try set(.frame, .rect(Rect(0, 0, 100, 50)))
    #expect(center == Point(0, 0))
    try set(.anchorPoint, .point(Point(1, 1)))
    #expect(frame == Rect(-100, -50, 100, 50))
  }

  @Test mutating func scaleMultipliesTheFrameAroundTheCenter() throws {
    try set(.transform, .transform(.scale(2, 3)))
    #expect(bounds == Rect(0, 0, 100, 50))
    #expect(center == Point(60, 45))
    #expect(frame == Rect(-40, -30, 200, 150))
  }

  @Test mutating func quarterTurnSwapsTheSides() throws {
    try set(.transform, .transform(.rotation(degrees: 90)))
    #expect(frame == Rect(35, -5, 50, 100))
  }

  @Test mutating func frameUnderATurnIsTheBoxAround() throws {
    try set(.transform, .transform(.rotation(degrees: 45)))
    let side = 150 * (0.5).squareRoot()
    #expect(abs(frame.size.width - side) < 1e-9)
    #expect(abs(frame.size.height - side) < 1e-9)
  }

  @Test mutating func translationMovesTheFrameOnly() throws {
    try set(.transform, .transform(.translation(5, 7)))
    #expect(center == Point(60, 45))
    #expect(frame == Rect(15, 27, 100, 50))
  }

  @Test mutating func settingTheFrameUnderAScaleCarriesItBack() throws {
    try set(.transform, .transform(.scale(2, 2)))
    try set(.frame, .rect(Rect(0, 0, 100, 100)))
    #expect(bounds.size == Size(50, 50))
    #expect(center == Point(50, 50))
    #expect(frame == Rect(0, 0, 100, 100))
  }

  @Test mutating func contentOffsetIsTheOriginOfTheBounds() throws {
    let scroll = try scene.add("S", .scrollView, to: Scene.root, frame: Rect(0, 0, 100, 100))
    try scene.set(.contentOffset, .point(Point(0, 40)), on: .view(scroll))
    #expect(scene.views[scroll.row].bounds == Rect(0, 40, 100, 100))
    try scene.set(.bounds, .rect(Rect(5, 6, 100, 100)), on: .view(scroll))
    #expect(scene.value(of: .contentOffset, on: .view(scroll)) == .point(Point(5, 6)))
  }

  @Test mutating func negativeSizesAndInfinitiesAreRefused() throws {
    let before = scene
    #expect(throws: SceneError.negativeSize) { try set(.frame, .rect(Rect(0, 0, -1, 10))) }
    #expect(throws: SceneError.negativeSize) { try set(.bounds, .rect(Rect(0, 0, 10, -1))) }
    #expect(throws: SceneError.notFinite) { try set(.center, .point(Point(.infinity, 0))) }
    #expect(throws: SceneError.notFinite) { try set(.transform, .transform(.scale(.nan, 1))) }
    #expect(scene == before)
  }
}
