import SceneLanguage
import TouchModel

/// What may stand at a place of a half-typed line, from the catalogue and the names of the scene.
enum Completing {
  static func candidates(
    for line: String, at place: Int, _ scene: Scene
  ) -> (replaced: Range<Int>, candidates: [(text: String, description: String)]) {
    (place..<place, [])
  }

  static func hint(for line: String, _ scene: Scene) -> String? { nil }
}
