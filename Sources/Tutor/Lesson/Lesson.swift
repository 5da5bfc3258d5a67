import SceneLanguage

/// A lesson as its author wrote it: a Markdown file with a header of `key: value` lines, and fences whose info string
/// begins with `tapwalk`. Nothing in it says what the right answers are; the model does.
public struct Lesson: Sendable {
  /// Written by hand, unique in the course. Progress is kept by it.
  public let id: String
  public let title: String
  /// The part of the course that it belongs to.
  public let part: String?
  /// Ids of the lessons that come before it.
  public let needs: [String]
  /// What it teaches, as words with hyphens; those that the question generator knows are asked again in reviews.
  public let concepts: [String]
  /// Ids of the rules that it teaches.
  public let rules: [String]
  public let permissions: Permissions
  /// From top to bottom.
  public let pieces: [Piece]
  /// As it was found, for messages.
  public let file: String

  public init(
    id: String, title: String, part: String? = nil, needs: [String] = [], concepts: [String] = [],
    rules: [String] = [], permissions: Permissions = .all, pieces: [Piece], file: String
  ) {
    self.id = id
    self.title = title
    self.part = part
    self.needs = needs
    self.concepts = concepts
    self.rules = rules
    self.permissions = permissions
    self.pieces = pieces
    self.file = file
  }

  /// What a learner may do besides answering. A teacher's file switches some of it off.
  public struct Permissions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let hints = Permissions(rawValue: 1)
    public static let skip = Permissions(rawValue: 2)
    public static let play = Permissions(rawValue: 4)
    public static let all: Permissions = [.hints, .skip, .play]
  }

  /// One thing of a lesson.
  public enum Piece: Sendable {
    /// Text for the learner.
    case prose([MarkdownBlock])
    /// Commands that are run without a word.
    case scene([LessonLine])
    /// Commands that are run with their output shown.
    case show([LessonLine])
    /// Something to answer.
    case step(Step)
    /// For the teacher.
    case note([MarkdownBlock])
  }

  /// What has to be answered, in its order.
  public var steps: [Step] {
    pieces.compactMap { if case .step(let step) = $0 { step } else { nil } }
  }
}

/// Where something stands in a lesson's file.
public struct LessonPlace: Sendable, Hashable {
  /// Both from 1; columns are counted in characters.
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int = 1) {
    self.line = line
    self.column = column
  }
}

/// Text of a lesson's file, with the place where it begins: a command line, or the value of a key.
public struct LessonLine: Sendable, Hashable {
  public let text: String
  public let place: LessonPlace

  public init(_ text: String, _ place: LessonPlace) {
    self.text = text
    self.place = place
  }
}
