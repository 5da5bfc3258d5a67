import Testing
import TouchModel

@testable import TouchReport

@Suite struct WalkTests {
  /// A tap on E of S-1, as the engine would post it.
  static func tapE() throws -> Story {
    var story = Story(try Scenes.nested())
    let point = Point(50, 50)
    guard let view = story.touchDown(at: point) else { return story }
    story.deliver(.began, to: view)
    story.wait(0.08)
    story.sample(.ended, at: point)
    story.deliver(.ended, to: view)
    return story
  }

  static let forms: [(String, ReportOptions)] = [
    ("80", ReportOptions()),
    ("40", ReportOptions(columns: 40)),
    ("ascii", ReportOptions(isASCII: true)),
    ("colour", ReportOptions(isColour: true)),
    ("full", ReportOptions(verbosity: .full)),
    ("short", ReportOptions(verbosity: .short)),
    ("silent", ReportOptions(verbosity: .silent)),
    ("wide", ReportOptions(columns: 60, ambiguousWidth: 2)),
  ]

  @Test(arguments: forms.map(\.0)) func nestedViews(form: String) throws {
    let story = try WalkTests.tapE()
    let options = try #require(WalkTests.forms.first { $0.0 == form }).1
    var out: [UInt8] = []
    Reporter(options: options).walk(story.trace, story.scene, into: &out)
    expectGolden(out, "walk-nested-\(form).txt")
  }

  @Test(arguments: [80, 40]) func refusalsAndNamesInChinese(columns: Int) throws {
    var story = Story(try Scenes.chinese())
    let hit = story.touchDown(at: Point(60, 50))
    let view = try #require(hit)
    story.deliver(.began, to: view, stop: (.view(view), .control))
    story.wait(0.08)
    story.sample(.ended, at: Point(60, 50))
    story.deliver(.ended, to: view, stop: (.view(view), .control))
    var out: [UInt8] = []
    Reporter(options: ReportOptions(columns: columns)).walk(story.trace, story.scene, into: &out)
    expectGolden(out, "walk-chinese-\(columns).txt")
  }

  @Test func movesAreFolded() throws {
    var story = Story(try Scenes.nested())
    let hit = story.touchDown(at: Point(50, 50))
    let view = try #require(hit)
    story.deliver(.began, to: view)
    for step in 1...18 {
      story.wait(1.0 / 60)
      story.sample(.moved, at: Point(50 + Double(step), 50))
      story.deliver(.moved, to: view)
    }
    story.sample(.ended, at: Point(68, 50))
    story.deliver(.ended, to: view)
    let output = text { Reporter(options: ReportOptions()).walk(story.trace, story.scene, into: &$0) }
    #expect(output.contains("touchesMoved ×18  the same way up from E"))
    #expect(output.split(separator: "\n").count { $0.contains("touchesMoved") } == 1)
  }

  @Test func nobodyAnswers() throws {
    var story = Story(Scene())
    story.touchDown(at: Point(400, 30))
    var out: [UInt8] = []
    Reporter(options: ReportOptions()).walk(story.trace, story.scene, into: &out)
    expectGolden(out, "walk-nobody.txt")
  }

  /// HT-23: the front window lets the touch through; the second pass walks the other one alone.
  @Test func windowsFromFrontToBack() throws {
    var scene = Scene()
    let front = try scene.addWindow("front", frame: Rect(0, 0, 320, 200), level: 1)
    try scene.set(.isUserInteractionEnabled, .bool(false), on: .view(front))
    var story = Story(scene)
    story.hitTest(Finger(1), Point(40, 40))
    var out: [UInt8] = []
    Reporter(options: ReportOptions()).hit(story.trace, story.scene, into: &out)
    expectGolden(out, "walk-windows.txt")
  }

  /// HT-11: what an overridden hitTest answers.
  @Test func overriddenHitTest() throws {
    var scene = try Scenes.nested()
    let (a, b) = (scene.object(named: "A")?.view ?? Scene.root, scene.object(named: "B")?.view ?? Scene.root)
    try scene.changeOverrides(of: .view(a)) { $0.hitTest = .answers(b) }
    var story = Story(scene)
    story.post(.passBegan(1, Finger(1), at: Point(50, 50)), .ht1)
    for (depth, view) in [Scene.window, Scene.root].enumerated() {
      story.post(.hitTestCalled(view, at: Point(50, 50), depth: depth), .ht4)
      story.post(.pointInsideCalled(view, at: Point(50, 50), depth: depth, answer: true), .ht6)
    }
    story.post(.hitTestCalled(a, at: Point(40, 40), depth: 2), .ht4)
    story.post(.hitTestAnswered(a, .overridden(b), depth: 2), .ht11)
    story.post(.hitTestAnswered(Scene.root, .subview(a, found: b), depth: 1), .ht5)
    story.post(.hitTestAnswered(Scene.window, .subview(Scene.root, found: b), depth: 0), .ht5)
    story.post(.windowChosen(Scene.window, Finger(1)), .ht23)
    story.post(.hitViewFound(b, Finger(1)), .ht1)
    var out: [UInt8] = []
    Reporter(options: ReportOptions()).hit(story.trace, story.scene, into: &out)
    expectGolden(out, "walk-overridden.txt")
  }

  /// HT-11: `passthrough` answers nil where the answer would be the view itself.
  @Test func passthrough() throws {
    var scene = try Scenes.nested()
    let a = scene.object(named: "A")?.view ?? Scene.root
    try scene.changeOverrides(of: .view(a)) { $0.hitTest = .passthrough }
    var story = Story(scene)
    story.post(.passBegan(1, Finger(1), at: Point(15, 15)), .ht1)
    story.post(.hitTestCalled(a, at: Point(5, 5), depth: 0), .ht4)
    story.post(.pointInsideCalled(a, at: Point(5, 5), depth: 0, answer: true), .ht6)
    story.post(.hitTestAnswered(a, .passedThrough, depth: 0), .ht11)
    story.post(.windowChosen(nil, Finger(1)), .ht23)
    story.post(.hitViewFound(nil, Finger(1)), .ht15)
    let output = text { Reporter(options: ReportOptions()).hit(story.trace, story.scene, into: &$0) }
    #expect(output.contains("A lets the touch through: its own hitTest gives nil where the answer is A"))
  }

  /// EV-7 with two fingers, HT-17 told once for the same walk, and the prologue of SYS-1 ... SYS-4.
  @Test(arguments: [80, 40]) func twoFingersWithPrologue(columns: Int) throws {
    var scene = try Scenes.nested()
    scene.settings.pipeline = true
    var story = Story(scene)
    let e = story.view("E")
    story.touchDown(1, at: Point(50, 50))
    story.deliver(.began, to: e)
    story.wait(0.1)
    story.touchDown(2, at: Point(50, 50))
    story.post(.touchRefused(Finger(2), e, .multipleTouchOff(first: Finger(1))), .ev7)
    story.wait(0.1)
    story.sample(.cancelled, at: Point(50, 50))
    story.post(.interrupted, .ev9)
    story.post(.touchLost(Finger(1), e, .interrupted), .ev9)
    story.deliver(.cancelled, to: e, stop: (.view(story.view("C")), .handled))
    var out: [UInt8] = []
    Reporter(options: ReportOptions(columns: columns)).walk(story.trace, story.scene, into: &out)
    expectGolden(out, "walk-two-fingers-\(columns).txt")
  }

  @Test func eventsThatAreNoTouchesNeedNoHeading() throws {
    var story = Story(Scene())
    story.post(.eventCalled(.object(.controller(Scene.vc)), selector: "motionBegan:withEvent:"), .rc25)
    story.post(.firstResponderRefused(.view(Scene.root), .cannotBecome), .rc21)
    let output = text {
      Reporter(options: ReportOptions(columns: 40)).walk(story.trace, story.scene, into: &$0)
    }
    #expect(
      output == """
        → motionBegan:withEvent:  vc
        ✗ root does not become first responder:
            canBecomeFirstResponder is off

        """)
  }

  /// HT-6: the words on both sides of an edge.
  @Test(arguments: [
    (Point(120, 5), "C (CardView)  x 120 is on the right edge, which is just outside"),
    (Point(119.5, 5), "C (CardView) contains 119.5,5"),
    (Point(130, 5), "C (CardView)  x 130 is 10 past the right edge 120"),
    (Point(-0.5, 5), "C (CardView)  x -0.5 is 0.5 before the left edge 0"),
    (Point(5, 120), "C (CardView)  y 120 is on the bottom edge, which is just outside"),
    (Point(5, -3), "C (CardView)  y -3 is 3 above the top edge 0"),
  ]) func edges(point: Point, words: String) throws {
    let scene = try Scenes.nested()
    let c = try #require(scene.object(named: "C")?.view)
    let wording = Wording(scene: scene)
    let phrase =
      scene.views[c.row].bounds.contains(point) ? wording.contains(c, point) : wording.outside(c, point)
    #expect(String(decoding: phrase.bytes, as: UTF8.self) == words)
  }
}
