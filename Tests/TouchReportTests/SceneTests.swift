import Testing

@testable import TouchModel
@testable import TouchReport

@Suite struct SceneTests {
  static func shop() throws -> Scene {
    var scene = Scene()
    let card = try scene.add(
      "card", .view, className: "CardView", to: Scene.root, frame: Rect(20, 40, 280, 200))
    let save = try scene.add("saveButton", .button, to: card, frame: Rect(20, 20, 160, 60))
    try scene.add("dot", to: card, frame: Rect(250, 10, 4, 4))
    let title = try scene.add("标题标签", .label, to: card, frame: Rect(20, 100, 200, 40))
    try scene.set(.isUserInteractionEnabled, .bool(true), on: .view(title))
    let badge = try scene.add("badge", to: save, frame: Rect(120, -20, 60, 60))
    try scene.set(.isHidden, .bool(true), on: .view(badge))
    try scene.add("overlap", to: Scene.root, frame: Rect(150, 200, 100, 150))
    let tap = try scene.attach(.tap, to: card)
    try scene.attach(.pan, to: card)
    try scene.set(.numberOfTapsRequired, .number(2), on: .recognizer(tap))
    try scene.set(.backgroundColor, .text("red"), on: .view(card))
    scene.addTarget(Target(object: .controller(Scene.vc), action: "save"), for: 64, of: save)
    let alert = try scene.addWindow("alert", frame: Rect(0, 400, 320, 80), level: 1)
    try scene.set(.alpha, .number(0.005), on: .view(alert))
    return scene
  }

  /// The walk of UIKit, as a reference for `map`.
  static func hit(_ scene: Scene) -> (Point) -> ViewID? {
    { point in
      var story = Story(scene)
      return story.hitTest(Finger(1), point)
    }
  }

  @Test(arguments: [80, 40]) func tree(columns: Int) throws {
    var out: [UInt8] = []
    Reporter(options: ReportOptions(columns: columns)).tree(try SceneTests.shop(), of: nil, into: &out)
    expectGolden(out, "tree-\(columns).txt")
  }

  @Test func treeOfControllersWithoutPrivateViews() throws {
    var scene = Scene()
    try scene.embed([Scene.vc], in: .navigation, named: "nav")
    try scene.present("sheet", from: Scene.vc)
    var out: [UInt8] = []
    Reporter(options: ReportOptions(isASCII: true)).tree(scene, of: nil, into: &out)
    expectGolden(out, "tree-controllers.txt")
  }

  /// Who looks at the tree need not ask what a recognizer waits for.
  @Test func treeSaysWhatDecidesForARecognizer() throws {
    var scene = Scene()
    let photo = try scene.add("photo", .imageView, to: Scene.root, frame: Rect(0, 0, 100, 100))
    let zoom = try scene.attach(.tap, "zoom", to: photo)
    let peek = try scene.attach(.longPress, "peek", to: photo)
    try scene.set(.numberOfTapsRequired, .number(2), on: .recognizer(zoom))
    try scene.set(.delaysTouchesEnded, .bool(false), on: .recognizer(zoom))
    try scene.set(.isEnabled, .bool(false), on: .recognizer(peek))
    _ = try scene.require(zoom, toFail: peek)
    let output = text {
      Reporter(options: ReportOptions(columns: 120)).tree(scene, of: photo, into: &$0)
    }
    #expect(output.contains("interaction off"))
    #expect(output.contains("[zoom: tap, 2 taps, requires peek to fail,"))
    #expect(output.contains("delaysTouchesEnded off]"))
    #expect(output.contains("[peek: longPress, disabled]"))
  }

  /// Whether a control acts depends on whom it calls.
  @Test func treeSaysWhomAControlCalls() throws {
    let scene = try SceneTests.shop()
    let output = text { Reporter(options: ReportOptions()).tree(scene, of: nil, into: &$0) }
    #expect(output.contains("saveButton (UIButton) 20,20,160,60  touchUpInside → vc.save\n"))
  }

  @Test func aDeepTreeStaysNarrow() throws {
    var scene = Scene()
    var parent = Scene.root
    for i in 0..<500 { parent = try scene.add("v\(i)", to: parent) }
    let output = text { Reporter(options: ReportOptions(columns: 40)).tree(scene, of: nil, into: &$0) }
    for line in output.split(separator: "\n") { #expect(DisplayWidth().of(String(line)) <= 40) }
    #expect(output.contains("(501 deep) "))
  }

  @Test(arguments: [80, 40]) func map(columns: Int) throws {
    let scene = try SceneTests.shop()
    var out: [UInt8] = []
    Reporter(options: ReportOptions(columns: columns)).map(
      scene, of: nil, touch: Point(60, 90), hit: SceneTests.hit(scene), into: &out)
    expectGolden(out, "map-\(columns).txt")
    for line in String(decoding: out, as: UTF8.self).split(separator: "\n") {
      #expect(DisplayWidth().of(String(line)) <= columns)
    }
  }

  @Test func mapOfOneView() throws {
    let scene = try SceneTests.shop()
    let card = try #require(scene.object(named: "card")?.view)
    var out: [UInt8] = []
    Reporter(options: ReportOptions(columns: 60)).map(
      scene, of: card, touch: nil, hit: SceneTests.hit(scene), into: &out)
    expectGolden(out, "map-card.txt")
  }

  /// Names whose characters take no cell or two keep the drawing in step.
  @Test func aMapWithOddNamesIsStraight() throws {
    var scene = Scene()
    try scene.add("e\u{301}te\u{301}", to: Scene.root, frame: Rect(0, 0, 320, 100))
    try scene.add("\u{FE0F}\u{301}x视图", to: Scene.root, frame: Rect(0, 100, 320, 100))
    try scene.add("购物车", to: Scene.root, frame: Rect(200, 400, 120, 80))
    let output = text {
      Reporter(options: ReportOptions(columns: 40)).map(
        scene, of: nil, touch: nil, hit: SceneTests.hit(scene), into: &$0)
    }
    for name in ["[e\u{301}te\u{301}]", "x视图]", "[购物车]"] { #expect(output.contains(name)) }
    for line in output.split(separator: "\n").dropFirst(2).prefix(30) {
      #expect(DisplayWidth().of(String(line)) == 40)
    }
  }

  /// Every cell of the grid is what a touch in its middle finds.
  @Test func theGridAgreesWithHit() throws {
    let scene = try SceneTests.shop()
    let hit = SceneTests.hit(scene)
    let grid = try #require(MapGrid(Rect(0, 0, 320, 480), maxColumns: 40, maxRows: 30, hit: hit))
    #expect(grid.columns == 40 && grid.rows == 30)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let point = Point((Double(column) + 0.5) * 8, (Double(row) + 0.5) * 16)
        #expect(grid.cells[row * grid.columns + column] == hit(point))
        #expect(grid.index(of: point) == row * grid.columns + column)
      }
    }
  }

  @Test(arguments: ["card", "saveButton", "badge", "tap1", "vc", "app"], [80, 40])
  func show(name: String, columns: Int) throws {
    let scene = try SceneTests.shop()
    let object = try #require(scene.object(named: name))
    var out: [UInt8] = []
    Reporter(options: ReportOptions(columns: columns)).show(object, scene, into: &out)
    expectGolden(out, "show-\(name)-\(columns).txt")
  }

  @Test func everySettingIsShownAndTheUnpublishedOnesAreApproximate() throws {
    var out: [UInt8] = []
    Reporter(options: ReportOptions()).showSystem(Scene(), into: &out)
    expectGolden(out, "show-system.txt")
    let lines = String(decoding: out, as: UTF8.self).split(separator: "\n")
    for name in SystemSettings.Name.allCases {
      let line = try #require(lines.first { $0.hasPrefix("  \(name.rawValue) ") })
      #expect(line.contains("approximate") == name.isApproximate)
    }
  }

  @Test func chainInALineAndWithRules() throws {
    let scene = try Scenes.nested()
    let object = try #require(scene.object(named: "E"))
    let line = text { Reporter(options: ReportOptions()).chain(of: object, scene, into: &$0) }
    #expect(line == "E > C > A > root > vc > window > scene > app > delegate\n")
    var out: [UInt8] = []
    Reporter(options: ReportOptions(verbosity: .full)).chain(of: object, scene, into: &out)
    expectGolden(out, "chain-full.txt")
  }

  @Test func hitSaysWhoWouldReceive() throws {
    var story = Story(try Scenes.nested())
    story.hitTest(Finger(0), Point(15, 15))
    var out: [UInt8] = []
    Reporter(options: ReportOptions()).hit(story.trace, story.scene, into: &out)
    expectGolden(out, "hit.txt")
  }
}
