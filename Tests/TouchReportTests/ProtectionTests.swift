import Testing

@testable import TouchModel
@testable import TouchReport

/// `show protections`: every cell is a run, see UC_20_ProtectionTests.
@Suite struct ProtectionTests {
  @Test(arguments: [80, 40]) func table(columns: Int) {
    var out: [UInt8] = []
    Reporter(options: ReportOptions(columns: columns)).protections(Scene(), into: &out)
    expectGolden(out, "protections-\(columns).txt")
  }

  @Test(arguments: [80, 78, 76, 60, 40]) func fitsAndIsASCII(columns: Int) {
    let output = text { Reporter(options: ReportOptions(columns: columns)).protections(Scene(), into: &$0) }
    for line in output.split(separator: "\n") {
      #expect(line.utf8.count <= columns)
      #expect(line.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test func settingsChangeIt() {
    var scene = Scene()
    let before = text { Reporter(options: ReportOptions()).protections(scene, into: &$0) }
    scene.settings.panHysteresis = 200
    #expect(text { Reporter(options: ReportOptions()).protections(scene, into: &$0) } != before)
  }
}
