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
}
