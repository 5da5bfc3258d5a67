import SceneLanguage
import SceneSession
import TouchInsight
import TouchModel
import TouchReport

/// Runs everything that a lesson holds, as a learner and as those who believe something wrong would meet it, and says what
/// does not come out as its author means it.
public struct LessonCheck: Sendable {
  let lesson: Lesson
  let source: LessonSource
  public internal(set) var faults: [LessonFault] = []
  /// Ids of the rules that some run of the lesson cites.
  public internal(set) var citedRules: Set<String> = []
  /// Names of the beliefs that some prediction exposes: their holders give another answer than the right one.
  public internal(set) var exposedBeliefs: Set<String> = []

  /// - Parameter source: the file that the lesson was read from.
  public init(_ lesson: Lesson, in source: LessonSource) {
    self.lesson = lesson
    self.source = source
    var session = LessonCheck.newSession
    for piece in lesson.pieces {
      switch piece {
      case .scene(let lines), .show(let lines): run(lines, in: &session)
      case .step(let step): check(step, in: session)
      case .prose, .note: break
      }
    }
    checkWhole()
  }

  /// What is wrong with a lesson that could be read.
  public static func faults(of lesson: Lesson, in source: LessonSource) -> [LessonFault] {
    LessonCheck(lesson, in: source).faults
  }

  /// Where every lesson begins. It says everything, so that the rules which it cites are seen.
  private static var newSession: Session {
    var settings = SessionSettings(report: ReportOptions(columns: 200, isASCII: true, verbosity: .full))
    settings.undoLimit = 50
    return Session(settings: settings, files: SceneFiles(lessonFolders: []))
  }

  private mutating func check(_ step: Step, in session: Session) {
    switch step.kind {
    case .prediction(let prediction): check(prediction, of: step, in: session)
    case .task(let task): check(task, of: step, in: session)
    }
    if step.hints.count < 2 {
      fault(
        LintWording.fewHints(step.id, step.hints.count), at: step.place, length: step.id.count,
        isWarning: true)
    }
  }

  // MARK: Running

  /// Carries lines out. One that fails is reported, and those below it are carried out all the same.
  @discardableResult
  mutating func run(_ lines: [LessonLine], in session: inout Session) -> Bool {
    var isDone = true
    for line in lines where !run(line, in: &session) { isDone = false }
    return isDone
  }

  private mutating func run(_ line: LessonLine, in session: inout Session) -> Bool {
    guard let statements = try? Parser.parse(line.text) else { return false }
    for statement in statements {
      var output: [UInt8] = []
      var facts = session
      facts.settings.format = .json
      do throws(SessionError) {
        _ = try session.perform(statement, into: &output)
        // Every fact with its rule, which the words for people leave out here and there.
        _ = try facts.perform(statement, into: &output)
      } catch {
        report(error, in: line, session.scene)
        return false
      }
      citedRules.formUnion(RuleMention.ids(in: output))
    }
    return true
  }

  private mutating func report(_ error: SessionError, in line: LessonLine, _ scene: Scene) {
    let span = error.span ?? Span(0, 0)
    let text = LessonText([line], separator: "")
    // `at: 30 30` stands for `tap 30 30`.
    let written = source.text(of: line.place.line).dropFirst(line.place.column - 1)
    let shift = written.hasPrefix(line.text) ? 0 : line.text.hasPrefix("tap ") ? 4 : line.text.utf8.count
    let shifted = Span(max(0, span.start - shift), max(0, span.end - shift))
    fault(
      SessionWording.text(for: error.reason), at: text.place(at: shifted.start),
      length: text.length(of: shifted),
      try: error.suggestion(at: span, in: line.text, scene))
  }

  // MARK: Faults

  mutating func fault(
    _ message: String, at place: LessonPlace, length: Int = 1, try suggestion: String? = nil,
    isWarning: Bool = false
  ) {
    faults.append(source.fault(message, at: place, length: length, try: suggestion, isWarning: isWarning))
  }

  mutating func fault(
    _ message: String, at line: LessonLine, try suggestion: String? = nil, isWarning: Bool = false
  ) {
    let written = source.text(of: line.place.line).dropFirst(line.place.column - 1)
    let length = written.hasPrefix(line.text) ? line.text.count : written.count
    fault(message, at: line.place, length: length, try: suggestion, isWarning: isWarning)
  }

  mutating func report(_ fault: QuestionFault, at place: LessonPlace) {
    guard let line = fault.line, !line.text.isEmpty else {
      self.fault(fault.message, at: fault.line?.place ?? place, try: fault.suggestion)
      return
    }
    self.fault(fault.message, at: line, try: fault.suggestion)
  }
}
