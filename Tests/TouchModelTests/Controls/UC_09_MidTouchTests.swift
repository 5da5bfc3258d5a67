import Testing

@testable import TouchModel

/// UC-9: what the app does to a control while it tracks.
@Suite struct UC_09_MidTouchTests {
  private func tracking() throws -> RuleBench {
    var bench = try RuleBench.withControl()
    bench.down(1, 150, 120)
    bench.clear()
    return bench
  }

  @Test func removedFromItsWindow() throws {
    var bench = try tracking()
    let control = try #require(bench.scene.object(named: "C"))
    try bench.edit { scene throws(SceneError) in try scene.remove(control) }
    bench.up(after: 0.1)
    let view = try #require(control.view)
    #expect(bench.kinds.contains(.trackingCalled(view, .cancel, answer: true)))
    let sent = bench.kinds.compactMap { kind -> ControlEvent? in
      if case .controlEventSent(view, let event, _) = kind { event } else { nil }
    }
    #expect(sent == [.touchCancel])
    #expect(bench.scene.activity.trackings == [])
  }

  @Test func disabledGoesOn() throws {
    var bench = try tracking()
    let control = try #require(bench.scene.object(named: "C"))
    try bench.edit { scene throws(SceneError) in try scene.set(.isEnabled, .bool(false), on: control) }
    bench.move(1, 151, 120, after: 0.1)
    bench.up(after: 0.1)
    #expect(bench.events("C") == ["touchDragInside", "touchUpInside", "primaryActionTriggered"])
    bench.clear()
    bench.tap(150, 120)
    #expect(bench.story("C") == [])
  }

  @Test(arguments: [Property.isHidden, .isUserInteractionEnabled])
  func hiddenGoesOn(_ property: Property) throws {
    var bench = try tracking()
    let control = try #require(bench.scene.object(named: "C"))
    try bench.edit { scene throws(SceneError) in
      try scene.set(property, .bool(property == .isHidden), on: control)
    }
    bench.up(after: 0.1)
    #expect(bench.events("C").contains("touchUpInside"))
  }

  /// RC-18: a subclass that begins to keep the end to itself leaves no tracking behind.
  @Test func endWithoutSuper() throws {
    var bench = try tracking()
    try bench.override("C") { $0.touches[.ended] = .handle }
    bench.up(after: 0.1)
    #expect(bench.story("C") == ["ended", "isTracking off", "isHighlighted off"])
    try bench.override("C") { $0.touches[.ended] = nil }
    bench.clear()
    bench.tap(150, 120)
    #expect(bench.events("C").first == "touchDown")
    #expect(bench.events("C").suffix(2) == ["touchUpInside", "primaryActionTriggered"])
  }
}
