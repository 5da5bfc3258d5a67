import SceneLanguage
import SceneSession

extension Concept {
  /// What somebody typed: an id, or its beginning where only one goes on like that.
  package static func find(_ text: String) throws(SessionError) -> Concept {
    if let concept = named(text) { return concept }
    let begun = all.filter { $0.id.hasPrefix(text.lowercased()) }
    if begun.count == 1 { return begun[0] }
    let near = begun.first?.id ?? Words.near(text, in: all.map(\.id)) ?? all[0].id
    throw SessionError(.tutor(QuizWording.noConcept(text, all.map(\.id))), try: "quiz " + near)
  }
}
