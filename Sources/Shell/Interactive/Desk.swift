import SceneLanguage
import SceneSession

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
    if let found = scenes(for: line, at: place) { return found }
    let found = Completion.candidates(line: line, cursor: place, names: currentNames())
    return (
      found.replaced.start..<max(found.replaced.start, found.replaced.end),
      found.candidates.map { ($0.text, $0.description) }
    )
  }

  /// The scenes that `open`, `source` and `diff` find by name: the language knows no files.
  private func scenes(
    for line: String, at place: Int
  ) -> (replaced: Range<Int>, candidates: [(text: String, description: String)])? {
    let typed = String(decoding: Array(line.utf8.prefix(place)), as: UTF8.self)
    guard let verb = typed.split(separator: " ").first?.lowercased(),
      ["open", "source", "diff"].contains(verb)
    else { return nil }
    // Only `diff` has more than one path, and none with blanks in it outside quotes.
    let words = typed.split(separator: " ", maxSplits: verb == "diff" ? 3 : 1)
    guard words.count < (verb == "diff" ? 4 : 3), words.count > 1 || typed.last == " " else { return nil }
    let isNew = typed.last == " " && (words.count == 1 || verb == "diff")
    if isNew, words.count == 3 { return nil }
    let partial = isNew ? "" : words[words.count - 1].lowercased()
    let names = session.files.sceneNames.filter { $0.hasPrefix(partial) }
    return (place - partial.utf8.count..<place, names.map { (text: $0, description: "a scene") })
  }

  func hint(for line: String) -> String? { Hint.text(for: line, names: currentNames()) }
}
