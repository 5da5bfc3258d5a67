import SceneLanguage

/// The session at the prompt, shared between the loop that changes it and the editor that asks it for names.
public final class Desk {
  public var session: Session {
    didSet { names = nil }
  }
  private var names: [NameEntry]?

  public init(_ session: Session) { self.session = session }

  /// The names of the scene, gathered once for all the keys that are pressed until the next command.
  private func currentNames() -> [NameEntry] {
    if let names { return names }
    let all = NameEntry.all(in: session.scene) + NameEntry.beliefsAndRules
    names = all
    return all
  }

  func candidates(
    for line: String, at place: Int
  ) -> (replaced: Range<Int>, candidates: [(text: String, description: String)]) {
    let found = Completion.candidates(line: line, cursor: place, names: currentNames())
    return (
      found.replaced.start..<max(found.replaced.start, found.replaced.end),
      found.candidates.map { ($0.text, $0.description) }
    )
  }

  func hint(for line: String) -> String? { Hint.text(for: line, names: currentNames()) }
}
