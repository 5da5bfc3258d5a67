import Testing

@testable import TouchModel

/// EV-13: where a finger is, and where it was at the event before.
@Suite struct EV_13_LocationTests {
  @Test func locationAndPreviousLocation() throws {
    var bench = RuleBench()
    bench.down(1, 10, 10)
    #expect(bench.scene.activity.location(of: Finger(1)) == Point(10, 10))
    #expect(bench.scene.activity.touches.first?.previousLocation == Point(10, 10))
    bench.move(1, 20, 30)
    bench.move(1, 50, 60)
    #expect(bench.scene.activity.location(of: Finger(1)) == Point(50, 60))
    #expect(bench.scene.activity.touches.first?.previousLocation == Point(20, 30))
    bench.up()
    #expect(bench.scene.activity.location(of: Finger(1)) == nil)
  }

  @Test func locationInAView() throws {
    var bench = RuleBench()
    let parent = try bench.add("P", 100, 100, 100, 100)
    let child = try bench.add("C", to: parent, 20, 20, 50, 50)
    #expect(bench.scene.convertFromScreen(Point(130, 140), to: child) == Point(10, 20))
    try bench.set(.bounds, .rect(Rect(0, 5, 100, 100)), on: "P")
    #expect(bench.scene.convertFromScreen(Point(130, 140), to: child) == Point(10, 25))
  }
}
