import SceneLanguage
import SceneSession
import Tutor

/// The sitting at the prompt, shared between the loop that changes it and the editor that asks it for names.
public final class Desk {
  var sitting: Sitting {
    didSet { names = nil }
  }
  private var names: [NameEntry]?

  init(_ sitting: Sitting) { self.sitting = sitting }
  public convenience init(_ session: Session) { self.init(Sitting(session)) }

  /// That of the lesson while one is on.
  var session: Session { sitting.sessionAtHand }

  /// The names of the scene, gathered once for all the keys that are pressed until the next command.
  private func currentNames() -> [NameEntry] {
    if let names { return names }
    let all = NameEntry.all(in: session.scene) + NameEntry.beliefsAndRules
    names = all
    return all
  }

  /// With the lessons, which are read only for those who ask for one.
  private func names(for line: String) -> [NameEntry] {
    let verb = Desk.verb(of: line)
    if verb == "quiz" { return currentNames() + Concept.all.map { NameEntry($0.id, .concept, $0.title) } }
    guard ["lesson", "forget"].contains(verb) else { return currentNames() }
    let lessons = sitting.library.course().lessons
    return currentNames() + lessons.map { NameEntry($0.id, .lesson, $0.title) }
  }

  private static func verb(of line: String) -> String? {
    line.split(separator: ";").last?.split(separator: " ").first.flatMap {
      Catalogue.entry(named: String($0))?.word
    }
  }

  func candidates(
    for line: String, at place: Int
  ) -> (replaced: Range<Int>, candidates: [(text: String, description: String)]) {
    if let found = scenes(for: line, at: place) ?? answers(for: line, at: place) { return found }
    let found = Completion.candidates(line: line, cursor: place, names: names(for: line))
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

  /// The choices of a question that waits, behind `answer` or in its place.
  private func answers(
    for line: String, at place: Int
  ) -> (replaced: Range<Int>, candidates: [(text: String, description: String)])? {
    let answers = sitting.activity?.answers ?? []
    if answers.isEmpty { return nil }
    let typed = String(decoding: Array(line.utf8.prefix(place)), as: UTF8.self)
    let word = typed.prefix { $0 != " " }
    let isBare = word.count == typed.count
    guard isBare || word.lowercased() == "answer" else { return nil }
    let partial = isBare ? typed : String(typed.dropFirst(word.count).drop { $0 == " " })
    let found = answers.filter { $0.lowercased().hasPrefix(partial.lowercased()) }
    if isBare, found.isEmpty || partial.isEmpty { return nil }
    return (
      place - partial.utf8.count..<place, found.map { (text: $0, description: LessonWording.anAnswer) }
    )
  }

  func hint(for line: String) -> String? { Hint.text(for: line, names: currentNames()) }
}
