import TouchModel

/// Something that people wrongly believe about touches, as a world that can be run beside the true one.
///
/// The engine is the same in both: a believer lives in a changed scene, sees other touches arrive, or tells what
/// happened in another way.
public struct Belief: Sendable {
  /// Words with hyphens, as a user types it.
  public let name: String
  /// What the believer would say, as one sentence without a full stop.
  public let sentence: String
  /// The rules that say otherwise, the one that decides first. Each has a card.
  public let rules: [String]
  /// A small scene and a touch on which the belief leads astray.
  public let example: Example
  let world: World

  init(_ name: String, _ sentence: String, rules: [String], example: Example, world: World) {
    self.name = name
    self.sentence = sentence
    self.rules = rules
    self.example = example
    self.world = world
  }

  /// The belief of that name, in any case.
  public static func named(_ name: String) -> Belief? {
    let lowercased = name.lowercased()
    return all.first { $0.name == lowercased }
  }

  /// A scene as data: what is built in a new scene, and the touch on it.
  public struct Example: Sendable {
    public let touch: Gesture
    private let build: @Sendable (inout Scene) throws -> Void

    init(_ touch: Gesture, _ build: @escaping @Sendable (inout Scene) throws -> Void) {
      self.touch = touch
      self.build = build
    }

    public func scene() throws -> Scene {
      var scene = Scene()
      try build(&scene)
      return scene
    }
  }
}
