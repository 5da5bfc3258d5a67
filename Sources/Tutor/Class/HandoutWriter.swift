import TouchReport

/// Puts the pieces of a hand-out down one below the other.
struct HandoutWriter {
  let reader: Handout.Reader
  var markdown = MarkdownWriter()
  private var head = ""
  /// Of the steps so far.
  private var stepCount = 0

  init(reader: Handout.Reader) { self.reader = reader }

  var text: String { head + markdown.text }

  mutating func header(_ pairs: [(key: String, value: String)]) {
    head = "---\n" + pairs.map { "\($0.key): \($0.value)".trimmed.safeLines + "\n" }.joined() + "---\n\n"
  }

  mutating func title(_ title: String) {
    markdown.add(["# " + MarkdownWriter.escaped(title)])
    if reader == .teacher { paragraph(ClassWording.teacherMark) }
  }

  mutating func paragraph(_ text: String) { markdown.add([text]) }

  mutating func prose(_ blocks: [MarkdownBlock]) { markdown.add(blocks) }

  mutating func note(_ blocks: [MarkdownBlock]) {
    paragraph("**\(ClassWording.noteHeading)**")
    markdown.add([.quote(blocks)])
  }

  /// Commands that build what follows.
  mutating func scene(_ lines: [String]) {
    if !lines.isEmpty { code(lines) }
  }

  /// Commands with what they say.
  mutating func shown(_ said: [LessonScenes.Said]) {
    var lines: [String] = []
    for said in said {
      lines.append("tap> " + said.line)
      lines += String(decoding: said.output, as: UTF8.self).lines
    }
    if !lines.isEmpty { code(lines) }
  }

  private mutating func code(_ lines: [String]) {
    markdown.add(MarkdownWriter.fence(lines.map(\.safeLines)))
  }

  mutating func step(_ step: Step, _ sheet: Paper.Sheet) {
    begin(sheet.id)
    switch sheet.kind {
    case .question(let question): put(question)
    case .task(let task): put(task)
    }
    if reader == .student {
      answerFence(sheet.id)
    } else {
      key(sheet)
      hints(step.hints)
    }
  }

  /// A question of an exam, which shows its scene.
  mutating func question(_ question: Question, id: String, scene: [String]) {
    begin(id)
    if !scene.isEmpty { self.scene(scene) }
    put(question)
    if reader == .student { answerFence(id) } else { key(.init(id: id, kind: .question(question))) }
  }

  private mutating func begin(_ id: String) {
    stepCount += 1
    markdown.add(["## " + MarkdownWriter.escaped(ClassWording.stepHeading(stepCount, id))])
  }

  private mutating func put(_ question: Question) {
    markdown.add(MarkdownWriter.sentence(question.prompt))
    if !question.lines.isEmpty { code(question.lines) }
    if !question.excerpt.isEmpty { code(question.excerpt) }
    let options = question.options
    if !options.isEmpty {
      markdown.add(
        options.enumerated().map { index, option in
          let text = option.explanation.map { ": " + MarkdownWriter.escaped($0) } ?? ""
          return "\(index + 1). \(MarkdownWriter.codeSpan(option.text.safeLines))\(text)"
        })
    }
    paragraph(ClassWording.howToWrite(question))
  }

  private mutating func put(_ task: Paper.TaskSheet) {
    if let prompt = task.prompt { markdown.add(MarkdownWriter.sentence(prompt)) }
    paragraph(ClassWording.goalsHeading)
    markdown.add(task.task.goals.map { "- \(MarkdownWriter.codeSpan($0.line.text.safeLines))" })
    if !task.task.keeps.isEmpty {
      paragraph(ClassWording.keepsHeading)
      markdown.add(task.task.keeps.map { "- \(MarkdownWriter.codeSpan($0.text.safeLines))" })
    }
  }

  private mutating func answerFence(_ id: String) {
    markdown.add(["```tapwalk answer for=\(id)", "", "```"])
  }
}

extension MarkdownWriter {
  static func codeSpan(_ text: String) -> String { self.text(of: [.code(text)]) }
}

extension LessonTask.Keep {
  /// As the author wrote it.
  var text: String {
    switch self {
    case .frames(let line), .hierarchy(let line), .recognizers(let line), .property(_, _, let line),
      .outcome(_, let line):
      line.text
    }
  }
}
