/// One way through a lesson's file, with what was gathered and what was found wrong.
struct LessonScan {
  static let mostFences = 400
  static let mostCommands = 200
  static let mostSamples = 100_000

  let source: LessonSource
  var faults: [LessonFault] = []
  var header = LessonHeader()
  /// What stands in the lesson, top to bottom; steps still without their hints.
  var drafts: [Draft] = []
  var hints: [(step: LessonLine, blocks: [MarkdownBlock])] = []
  /// The commands of `scene` and `show` above, since the last `reset`.
  var sceneLines: [String] = []
  /// Of all commands so far.
  var samples = 0
  /// How often a sample counts: what is done in a step is done in the worlds of believers, and in copies, as well.
  var weight = 1
  static let weightOfSteps = 10

  enum Draft {
    case piece(Lesson.Piece)
    case step(StepDraft)
  }

  struct StepDraft {
    var id: LessonLine
    var kind: Step.Kind
    var prompt: String?
    var contentHash: String
  }

  init(_ source: LessonSource) { self.source = source }

  var hasErrors: Bool { faults.contains { !$0.isWarning } }

  mutating func lesson() -> Lesson {
    let body = readHeader()
    readBody(from: body)
    checkHints()
    let pieces = drafts.map { draft -> Lesson.Piece in
      switch draft {
      case .piece(let piece): piece
      case .step(let step): .step(finished(step))
      }
    }
    return Lesson(
      id: header.id?.text ?? "", title: header.title?.text ?? "", part: header.part?.text,
      needs: header.needs.map(\.text), concepts: header.concepts.map(\.text), rules: header.rules.map(\.text),
      permissions: header.permissions, pieces: pieces, file: source.file)
  }

  private func finished(_ step: StepDraft) -> Step {
    Step(
      id: step.id.text, kind: step.kind, prompt: step.prompt,
      hints: hints.filter { $0.step.text == step.id.text }.map(\.blocks), place: step.id.place,
      contentHash: step.contentHash)
  }

  // MARK: Faults

  mutating func fault(
    _ message: String, at line: LessonLine, try suggestion: String? = nil, isWarning: Bool = false
  ) {
    fault(message, at: line.place, length: line.text.count, try: suggestion, isWarning: isWarning)
  }

  mutating func fault(
    _ message: String, at place: LessonPlace, length: Int = 1, try suggestion: String? = nil,
    isWarning: Bool = false
  ) {
    faults.append(
      source.fault(message, at: place, length: length, try: suggestion, isWarning: isWarning))
  }

  /// A line in which `word` is replaced by what was probably meant.
  func mended(_ word: LessonLine, _ meant: String?) -> String? {
    meant.map { source.line(at: word.place, replacing: word.text.count, with: $0) }
  }

  /// Letters, digits and hyphens, with a letter first, so that no id is taken for a number.
  func isID(_ text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy {
      $0 == 0x2D || $0 >= 0x30 && $0 <= 0x39 || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A
    }
    return isPlain && text.first?.isLetter == true && text.utf8.count <= 64
  }
}
