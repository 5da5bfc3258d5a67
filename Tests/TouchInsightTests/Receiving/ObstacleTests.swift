import Testing
import TouchModel

@testable import TouchInsight

/// Each thing that can keep a touch away, alone.
@Suite struct ObstacleTests {
  private var scene = Scene()
  private let view: ViewID
  private let box: ViewID
  private let point = Point(50, 50)

  init() throws {
    box = try scene.add("box", to: Scene.root, frame: Rect(0, 0, 100, 100))
    view = try scene.add("A", .button, to: box, frame: Rect(20, 20, 60, 60))
  }

  /// The one obstacle, with the edits of its fixes.
  private func only(
    _ scene: Scene, at point: Point? = nil
  ) throws -> (obstacle: Obstacle, edits: [[Edit]], notes: [ReceiveNote]) {
    let answer = try #require(Insight.whyNot(view, at: point ?? self.point, in: scene))
    try #require(answer.obstacles.count == 1)
    return (answer.obstacles[0], answer.fixes.map(\.edits), answer.notes)
  }

  @Test(arguments: [
    (Property.isHidden, PropertyValue.bool(true), HitRefusal.hidden),
    (.isUserInteractionEnabled, .bool(false), .interactionDisabled), (.alpha, .number(0.0), .alpha(0)),
    (.isEnabled, .bool(false), .disabledControl), (.isAnimating, .bool(true), .animating),
  ])
  func aFlag(_ property: Property, _ value: PropertyValue, _ refusal: HitRefusal) throws {
    for object in [view, box] where property != .isEnabled || object == view {
      var scene = scene
      try scene.set(property, value, on: .view(object))
      let found = try only(scene)
      #expect(found.obstacle.view == object)
      #expect(found.obstacle.kind == .refused(refusal))
      #expect(found.edits.first == [.undoing(refusal, of: object)])
    }
  }

  @Test func pastTheEdgeOfAHolder() throws {
    var scene = scene
    try scene.set(.frame, .rect(Rect(20, 20, 200, 60)), on: .view(view))
    let found = try only(scene, at: Point(130, 50))
    guard case .outside(let miss) = found.obstacle.kind else { throw Wrong() }
    #expect(found.obstacle.view == box)
    #expect(miss.sides.map(\.edge) == [.right])
    #expect(miss.sides.map(\.limit) == [100])
    #expect(miss.sides.map(\.distance) == [30])
    #expect(found.edits.contains([.pointInside(box, .subviews)]))
    #expect(found.edits.contains([.set(.frame, .rect(Rect(0, 0, 220, 100)), of: .view(box))]))
  }

  /// HT-6: the maximum edges are outside, and one point more is enough.
  @Test func onTheEdge() throws {
    let found = try only(scene, at: Point(80, 50))
    guard case .outside(let miss) = found.obstacle.kind else { throw Wrong() }
    #expect(miss.sides.map(\.distance) == [0])
    #expect(found.edits.contains([.pointInside(view, .inset(-1))]))
  }

  @Test func ownAnswers() throws {
    var scene = scene
    try scene.changeOverrides(of: .view(box)) { $0.hitTest = .answersSelf }
    var found = try only(scene)
    #expect(found.obstacle.kind == .ownHitTest(box))
    #expect(found.edits == [[.restoreHitTest(box)]])
    try scene.changeOverrides(of: .view(box)) {
      $0.hitTest = nil
      $0.pointInside = .never
    }
    found = try only(scene)
    #expect(found.obstacle.kind == .ownPointInside(point))
    try scene.changeOverrides(of: .view(box)) { $0.pointInside = nil }
    try scene.changeOverrides(of: .view(view)) { $0.hitTest = .passthrough }
    found = try only(scene)
    #expect(found.obstacle.kind == .passesThrough)
  }

  @Test func somethingInFront() throws {
    var scene = scene
    let cover = try scene.add("cover", to: Scene.root)
    var found = try only(scene)
    #expect(found.obstacle.view == cover)
    #expect(found.obstacle.kind == .inFront(of: box, found: cover))
    #expect(found.edits.contains([.bringToFront(box)]))
    #expect(found.notes.contains(.drawsNothing(cover)))
    try scene.set(.backgroundColor, .text("red"), on: .view(cover))
    found = try only(scene)
    #expect(found.notes.isEmpty)
  }

  @Test func aSubviewTakesIt() throws {
    var scene = scene
    let inner = try scene.add("inner", to: view)
    let found = try only(scene)
    #expect(found.obstacle.kind == .subview(found: inner))
    #expect(found.notes == [.controlNeedsItself(control: view, receiver: inner)])
    #expect(found.edits.first == [.set(.isUserInteractionEnabled, .bool(false), of: .view(inner))])
  }

  @Test func aWindowInFront() throws {
    var scene = scene
    let front = try scene.addWindow("w", level: 1)
    let found = try only(scene)
    #expect(found.obstacle.view == front)
    #expect(found.obstacle.kind == .windowInFront(found: front))
    #expect(found.edits.contains([.hitTest(front, .passthrough)]))
    #expect(!found.edits.contains([.bringToFront(Scene.window)]))
  }

  @Test func inNoWindow() throws {
    var scene = scene
    let navigation = try scene.embed([Scene.vc], in: .navigation, named: "nav")
    _ = try scene.push("d", onto: navigation)
    let below = Point(50, 70)
    let found = try only(scene, at: below)
    #expect(found.obstacle.kind == .inNoWindow)
    #expect(found.notes == [.offScreen(Scene.root, by: navigation)])
    #expect(found.edits == [[.pop(navigation)]])
  }

  @Test func aSheetInFront() throws {
    var scene = scene
    let sheet = try scene.present("sheet", from: Scene.vc, style: .pageSheet)
    let found = try only(scene)
    #expect(found.edits == [[.dismiss(sheet)]])
  }

  /// Fixes say what else stops getting touches.
  @Test func lossesAreNamed() throws {
    var scene = scene
    let cover = try scene.add("cover", to: Scene.root)
    let other = try scene.add("other", .button, to: cover, frame: Rect(200, 200, 40, 40))
    let answer = try #require(Insight.whyNot(view, at: point, in: scene))
    for fix in answer.fixes {
      let isOff = fix.edits == [.set(.isUserInteractionEnabled, .bool(false), of: .view(cover))]
      #expect(fix.losses == (isOff ? [other] : []))
    }
    #expect(answer.fixes.count == 3)
  }

  @Test func wiring() throws {
    var scene = scene
    #expect(try #require(Insight.why(view, at: point, in: scene)).wiring.isEmpty)
    let tap = try scene.attach(.tap, to: box)
    #expect(try #require(Insight.why(view, at: point, in: scene)).wiring.recognizers == [tap])
    try scene.set(.isEnabled, .bool(false), on: .recognizer(tap))
    #expect(try #require(Insight.why(view, at: point, in: scene)).wiring.isEmpty)
    let inner = try scene.add("inner", to: view)
    #expect(try #require(Insight.why(inner, at: point, in: scene)).wiring.controlAround == view)
  }

  struct Wrong: Error {}
}
