import TouchReport

/// The lessons in their order, by parts, each with how far somebody is.
public struct CourseMap: Sendable {
  let course: Course
  let finished: Set<String>
  /// The lesson in which somebody left off.
  let here: String?
  let options: ReportOptions

  public init(_ course: Course, finished: Set<String>, here: String?, options: ReportOptions) {
    self.course = course
    self.finished = finished
    self.here = here
    self.options = options
  }

  /// Those lessons in which all the words are found. Answers whether there are any.
  @discardableResult
  public func paint(about words: String?, into out: inout [UInt8]) -> Bool {
    let painter = Painter(options)
    var part: String?
    var isFirst = true
    for lesson in lessons(about: words) {
      if isFirst || lesson.part != part, let name = lesson.part {
        painter.paint(Message(nil, role: .heading, Phrase(escaping: name)), into: &out)
      }
      part = lesson.part
      isFirst = false
      paint(lesson, painter, into: &out)
    }
    return !isFirst
  }

  /// Those that are about the words; where none is, those in whose text they stand.
  private func lessons(about words: String?) -> [Lesson] {
    guard let words else { return course.lessons }
    let found = course.lessons.filter { $0.isAbout(words) }
    return found.isEmpty ? course.lessons.filter { $0.mentions(words) } : found
  }

  private func paint(_ lesson: Lesson, _ painter: Painter, into out: inout [UInt8]) {
    let number = course.number(of: lesson) ?? 0
    let state = state(of: lesson)
    if options.isPlain {
      painter.paint(Message(nil, depth: 1, RunningWording.listed(lesson, number, state)), into: &out)
      return
    }
    let sign: Sign =
      switch state {
      case .finished: .yes
      case .here: .acted
      case .open: .note
      case .locked: .waits
      }
    painter.paint(
      Message(
        sign, depth: 1, role: state == .here ? .answer : .plain,
        RunningWording.listedShort(lesson, number, state)),
      into: &out)
  }

  enum State: Equatable {
    case finished, here, open
    /// These come before it. It can be opened all the same.
    case locked(needs: [String])
  }

  func state(of lesson: Lesson) -> State {
    if lesson.id == here { return .here }
    if finished.contains(lesson.id) { return .finished }
    let missing = course.missing(for: lesson, finished: finished)
    return missing.isEmpty ? .open : .locked(needs: missing)
  }
}

extension Lesson {
  /// All the words are found in what it is called and what it teaches.
  func isAbout(_ words: String) -> Bool {
    Lesson.words(words, areIn: ([id, title, part ?? ""] + concepts + rules).joined(separator: " "))
  }

  /// All the words are found in its text.
  func mentions(_ words: String) -> Bool {
    var text = ""
    for case .prose(let blocks) in pieces { text += " " + blocks.map(\.plainText).joined(separator: " ") }
    return Lesson.words(words, areIn: text)
  }

  private static func words(_ words: String, areIn text: String) -> Bool {
    let lowercased = text.lowercased()
    return words.lowercased().split(separator: " ").allSatisfy { lowercased.contains($0) }
  }
}

extension MarkdownBlock {
  /// Without its signs, for searching.
  fileprivate var plainText: String {
    switch self {
    case .heading(_, let inlines), .paragraph(let inlines): inlines.map(\.plainText).joined()
    case .list(_, let items): items.flatMap { $0.map(\.plainText) }.joined(separator: " ")
    case .quote(let blocks): blocks.map(\.plainText).joined(separator: " ")
    case .code(let text): text
    case .rule: ""
    }
  }
}

extension MarkdownInline {
  fileprivate var plainText: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis(let inlines), .strong(let inlines), .link(let inlines, _):
      inlines.map(\.plainText).joined()
    case .softBreak, .lineBreak: " "
    }
  }
}
