import SceneLanguage

/// Lessons in the order in which they are meant to be taken.
public struct Course: Sendable {
  public let lessons: [Lesson]

  public init(_ lessons: [Lesson]) { self.lessons = lessons }

  /// By id, in any case, or by number.
  public func lesson(_ idOrNumber: String) -> Lesson? {
    if let number = Int(idOrNumber) {
      return lessons.indices.contains(number - 1) ? lessons[number - 1] : nil
    }
    let wanted = idOrNumber.lowercased()
    return lessons.first { $0.id == idOrNumber } ?? lessons.first { $0.id.lowercased() == wanted }
  }

  /// The one lesson whose id begins so, or the one that a misspelt word stands for.
  public func nearest(to word: String) -> String? {
    let wanted = word.lowercased()
    let beginning = lessons.filter { $0.id.lowercased().hasPrefix(wanted) }
    if beginning.count == 1, !wanted.isEmpty { return beginning[0].id }
    return Words.near(word, in: lessons.map(\.id))
  }

  /// Its place in the course, from 1.
  public func number(of lesson: Lesson) -> Int? {
    lessons.firstIndex { $0.id == lesson.id }.map { $0 + 1 }
  }

  /// The lessons that teach each rule, by its id.
  public var lessonsOfRules: [String: [String]] {
    var all: [String: [String]] = [:]
    for lesson in lessons {
      for rule in lesson.rules { all[rule, default: []].append(lesson.id) }
    }
    return all
  }

  /// Every lesson that it needs is done; those that are not in the course do not count.
  public func isUnlocked(_ lesson: Lesson, finished: Set<String>) -> Bool {
    missing(for: lesson, finished: finished).isEmpty
  }

  /// What has to be done first.
  public func missing(for lesson: Lesson, finished: Set<String>) -> [String] {
    lesson.needs.filter { need in !finished.contains(need) && lessons.contains { $0.id == need } }
  }
}
