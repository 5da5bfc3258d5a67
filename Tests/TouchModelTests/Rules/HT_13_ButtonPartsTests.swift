import Testing

@testable import TouchModel

/// HT-13: what a button draws itself with takes no touch; the button is the hit view.
@Suite struct HT_13_ButtonPartsTests {
  @Test func titleAndImageOfAButton() throws {
    var bench = RuleBench()
    let button = try bench.add("B", .button, 0, 0, 100, 40)
    try bench.set(.title, .text("OK"), on: "B")
    #expect(bench.scene.subviews(of: button) == [])
    #expect(bench.hit(50, 20) == "B")
    try bench.add("label", .label, to: button, 0, 0, 100, 40)
    try bench.add("image", .imageView, to: button, 0, 0, 100, 40)
    #expect(bench.hit(50, 20) == "B")
  }

  @Test func viewOfTheAppInsideDoesTakeIt() throws {
    var bench = RuleBench()
    let button = try bench.add("B", .button, 0, 0, 100, 40)
    try bench.add("R", to: button, 0, 0, 50, 40)
    #expect(bench.hit(10, 20) == "R")
    #expect(bench.hit(50, 20) == "B")
  }
}
