import Testing

@testable import TouchModel

/// SV-1: how a scroll view starts.
@Suite struct SV_01_DefaultsTests {
  @Test(arguments: [ViewClass.scrollView, .tableView, .collectionView, .textView])
  func flags(_ viewClass: ViewClass) throws {
    var bench = RuleBench()
    try bench.add("S", viewClass, 0, 0, 100, 100)
    for property in [Property.delaysContentTouches, .canCancelContentTouches, .isScrollEnabled] {
      #expect(bench.isOn(property, of: "S"), "\(property)")
    }
  }

  /// touchesShouldBegin is yes; touchesShouldCancel is yes unless the view is a control.
  @Test(arguments: [(ViewClass.view, true), (.label, true), (.button, false), (.control, false)])
  func touchesShouldCancel(_ content: ViewClass, _ scrolls: Bool) throws {
    var bench = try RuleBench.withScrollView(content: content)
    try bench.set(.isUserInteractionEnabled, .bool(true), on: "V")
    bench.down(1, 100, 20)
    bench.wait(0.2)
    #expect(bench.log(["V"]).first == "V.began")
    bench.move(1, 100, 0)
    bench.up()
    #expect((bench.offset("S") != Point(0, 0)) == scrolls)
    #expect(bench.log(["V"]).contains("V.cancelled") == scrolls)
  }
}
