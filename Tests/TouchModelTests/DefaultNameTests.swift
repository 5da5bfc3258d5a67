import Testing

@testable import TouchModel

/// `tap1`, `tap2` ... for recognizers that are given no name.
@Suite struct DefaultNameTests {
  private func attachTaps(_ count: Int, in scene: inout Scene) throws -> [String] {
    try (0..<count).map { _ in
      let id = try scene.attach(.tap, to: Scene.root)
      return scene.name(of: id)
    }
  }

  @Test func numbersCountUp() throws {
    var scene = Scene()
    #expect(try attachTaps(100, in: &scene) == (1...100).map { "tap\($0)" })
  }

  @Test func aNameThatIsFreeAgainIsTakenFirst() throws {
    var scene = Scene()
    _ = try attachTaps(5, in: &scene)
    try scene.remove(try #require(scene.object(named: "tap3")))
    #expect(try attachTaps(2, in: &scene) == ["tap3", "tap6"])
  }

  @Test func amongManyTheNameIsStillFree() throws {
    var scene = Scene()
    for number in [40, 64, 65, 128] { try scene.attach(.tap, "tap\(number)", to: Scene.root) }
    #expect(Set(try attachTaps(200, in: &scene)).count == 200)
  }
}
