import Testing

@testable import TouchModel

/// HT-28, HT-29: a presented view and its dimming view are in front of everything in the window; full screen takes the
/// presenter away, the other styles leave it below.
@Suite struct HT_28_PresentationTests {
  private func bench(_ style: Controller.PresentationStyle?) throws -> RuleBench {
    var bench = RuleBench()
    try bench.add("B", .button, 0, 0, 320, 480)
    try bench.scene.present("sheet", from: Scene.vc, style: style)
    return bench
  }

  @Test(arguments: Controller.PresentationStyle.allCases)
  func everythingBelowIsBlocked(_ style: Controller.PresentationStyle) throws {
    let bench = try bench(style)
    for (x, y) in [(1.0, 1.0), (160, 240), (319, 479)] {
      #expect(bench.hit(x, y) == "sheet.view" || bench.hit(x, y) == "sheet.dimming")
    }
    #expect(bench.hit(160, 240) == "sheet.view")
  }

  @Test(arguments: [
    (Controller.PresentationStyle.fullScreen, false), (.overFullScreen, true), (.pageSheet, true),
    (.popover, true),
  ])
  func presenterStays(_ style: Controller.PresentationStyle, _ stays: Bool) throws {
    var bench = try bench(style)
    #expect((bench.scene.window(of: Scene.root) != nil) == stays)
    try bench.set(.isHidden, .bool(true), on: "sheet.presentation")
    #expect(bench.hit(160, 240) == (stays ? "B" : "window"))
  }

  @Test func dimmingViewTakesWhatTheSheetLeaves() throws {
    var bench = try bench(.pageSheet)
    #expect(bench.hit(160, 53.9) == "sheet.dimming")
    #expect(bench.hit(160, 54) == "sheet.view")
    bench.tap(160, 10)
    #expect(bench.log(["B"]) == [])
    #expect(bench.rules.contains(.ht28))
    #expect(bench.scene.controller(named: "sheet") != nil)
  }

  @Test(arguments: Controller.PresentationStyle.allCases)
  func dismissingGivesEverythingBack(_ style: Controller.PresentationStyle) throws {
    var bench = try bench(style)
    try bench.scene.dismiss(try #require(bench.scene.controller(named: "sheet")))
    #expect(bench.hit(160, 240) == "B")
    #expect(bench.scene.object(named: "sheet") == nil)
    #expect(bench.scene.subviews(of: Scene.window) == [Scene.root])
  }

  @Test(arguments: [(12.0, Controller.PresentationStyle.fullScreen), (13, .pageSheet)])
  func styleUnlessSaidOtherwise(_ version: Double, _ style: Controller.PresentationStyle) throws {
    var bench = RuleBench()
    bench.scene.settings.iosVersion = version
    let sheet = try bench.scene.present("sheet", from: Scene.vc)
    #expect(bench.scene.controllers[sheet.row].style == style)
  }

  @Test func presentedOverPresented() throws {
    var bench = try bench(.pageSheet)
    let sheet = try #require(bench.scene.controller(named: "sheet"))
    try bench.scene.present("alert", from: sheet, style: .popover)
    #expect(bench.hit(160, 240) == "alert.view")
    #expect(bench.hit(10, 240) == "alert.dimming")
    try bench.scene.dismiss(sheet)
    #expect(bench.hit(160, 240) == "B")
    #expect(bench.scene.object(named: "alert") == nil)
  }

  @Test func recognizerOfThePresenterHearsNothing() throws {
    var bench = RuleBench()
    try bench.scene.attach(.tap, "g", to: Scene.root)
    try bench.scene.attach(.tap, "windowTap", to: Scene.window)
    try bench.scene.present("sheet", from: Scene.vc, style: .pageSheet)
    bench.tap(160, 240)
    #expect(bench.log(["g"]) == [])
    #expect(bench.log(["windowTap"]).contains("ACT(windowTap)"))
  }

  @Test func presenterGoesBackToItsPlaceAmongTheWindowsSubviews() throws {
    var bench = RuleBench()
    let back = try bench.add("back", to: Scene.window, 0, 0, 320, 480)
    try bench.add("front", to: Scene.window, 0, 0, 100, 100)
    try bench.scene.reorder(back, .back)
    let order = bench.scene.subviews(of: Scene.window)
    let full = try bench.scene.present("full", from: Scene.vc, style: .fullScreen)
    try bench.scene.dismiss(full)
    #expect(bench.scene.subviews(of: Scene.window) == order)
    #expect(bench.hit(200, 200) == "root")
  }
}
