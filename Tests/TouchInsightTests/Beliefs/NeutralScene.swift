import TouchModel

@testable import TouchInsight

/// A scene and a touch about which no belief is mistaken.
struct NeutralScene: CustomStringConvertible, Sendable {
  let description: String
  let touch: Gesture
  private let build: @Sendable (inout Scene) throws -> Void

  private init(
    _ description: String, _ touch: Gesture, _ build: @escaping @Sendable (inout Scene) throws -> Void
  ) {
    self.description = description
    self.touch = touch
    self.build = build
  }

  /// With so many hit-test walks for each touch.
  func scene(passes: Int) throws -> Scene {
    var scene = Scene()
    scene.settings.hitTestPasses = passes
    try build(&scene)
    return scene
  }

  static let all: [NeutralScene] = [
    NeutralScene("nobody there", .tap(at: Point(900, 900))) { _ in },
    NeutralScene("one view that handles its touches", .tap(at: Point(100, 100))) { scene in
      try scene.handle(try scene.put("A", 40, 40, 120, 120))
    },
    NeutralScene("two views side by side", .tap(at: Point(240, 100))) { scene in
      try scene.handle(try scene.put("A", 20, 40, 120, 120))
      try scene.handle(try scene.put("B", 180, 40, 120, 120))
    },
    NeutralScene("a view in a view", .tap(at: Point(80, 80))) { scene in
      let outer = try scene.put("outer", 20, 20, 200, 200)
      try scene.handle(outer)
      try scene.handle(try scene.put("inner", in: outer, 40, 40, 100, 100))
    },
    NeutralScene("a drag that stays in the view", .drag(from: Point(60, 60), to: Point(140, 140), steps: 3)) {
      scene in try scene.handle(try scene.put("A", 40, 40, 120, 120))
    },
    NeutralScene("a press", .tap(at: Point(100, 100), hold: Time(seconds: 2))) { scene in
      try scene.handle(try scene.put("A", 40, 40, 120, 120))
    },
  ]
}

extension Scene {
  /// Its touches methods do not call super.
  mutating func handle(_ view: ViewID) throws {
    try changeOverrides(of: .view(view)) { overrides in
      for phase in TouchPhase.allCases { overrides.touches[phase] = .handle }
    }
  }
}
