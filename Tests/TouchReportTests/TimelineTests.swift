import Testing

@testable import TouchModel
@testable import TouchReport

@Suite struct TimelineTests {
  @Test(arguments: Stories.all.map(\.name), [80, 40]) func story(name: String, columns: Int) throws {
    let story = try #require(Stories.all.first { $0.name == name }).make()
    var out: [UInt8] = []
    Reporter(options: ReportOptions(columns: columns)).walk(story.trace, story.scene, into: &out)
    expectGolden(out, "timeline-\(name)-\(columns).txt")
    for line in String(decoding: out, as: UTF8.self).split(separator: "\n") {
      #expect(DisplayWidth().of(String(line)) <= columns)
    }
  }

  @Test func fullTellsTheQuestionsToo() throws {
    let story = try Stories.tapOnView()
    var out: [UInt8] = []
    Reporter(options: ReportOptions(isASCII: true, verbosity: .full)).walk(
      story.trace, story.scene, into: &out)
    expectGolden(out, "timeline-tap-full-ascii.txt")
  }
}
