/// A family of questions: the same situation with other names, places and flags, which change the answer.
struct Template: Sendable {
  /// Unique in its concept.
  let name: String
  /// Those that some of its questions find out.
  let beliefs: [String]
  let sketch: @Sendable (inout Dice) -> Sketch

  init(_ name: String, for beliefs: String..., sketch: @escaping @Sendable (inout Dice) -> Sketch) {
    self.name = name
    self.beliefs = beliefs
    self.sketch = sketch
  }
}

/// A question in words of the command language, before anything was run.
struct Sketch: Sendable {
  let ask: Ask
  /// The lines that build the scene.
  let scene: [String]
  /// What is asked about.
  let on: [String]

  init(_ ask: Ask, on: String..., scene: [String]) {
    self.ask = ask
    self.scene = scene
    self.on = on
  }

  init(_ ask: Ask, on: [String], scene: [String]) {
    self.ask = ask
    self.scene = scene
    self.on = on
  }
}

extension Ask {
  /// Who gets the touch.
  static let who = Ask.receiver(finger: nil)
  static func whether(_ claim: String) -> Ask { .yesNo(claim: claim) }
}
