import SceneLanguage
import SceneSession
import TouchReport

/// From one step to the next.
extension LessonRun {
  /// The pieces between the step before number `place` and that step, or the end.
  private func pieces(before place: Int) -> ArraySlice<Lesson.Piece> {
    let steps = lesson.pieces.indices.filter {
      if case .step = lesson.pieces[$0] { true } else { false }
    }
    let start = place == 0 ? 0 : steps[place - 1] + 1
    return lesson.pieces[start..<(place < steps.count ? steps[place] : lesson.pieces.count)]
  }

  /// Runs what stands above a step. Answers what of it is told.
  mutating func read(_ place: Int) -> [UInt8] {
    var told: [UInt8] = []
    var scene = page
    scene.settings.isInteractive = false
    for piece in pieces(before: place) {
      switch piece {
      case .prose(let blocks):
        ProsePainter(settings.report).paint(blocks, into: &told)
        told.append(UInt8(ascii: "\n"))
      case .scene(let lines): FenceRunner.make(lines, in: &scene)
      case .show(let lines):
        FenceRunner.show(lines, in: &scene, into: &told)
        told.append(UInt8(ascii: "\n"))
      case .step, .note: break
      }
    }
    page = scene.onNewPage
    page.settings = settings
    return told
  }

  /// The text above the step at hand, and then the step; or the end of the lesson.
  mutating func begin(into turn: inout Turn) {
    let painter = Painter(settings.report)
    // Of a step that was answered nobody needs the whole text again.
    let isAnswered = past?.isSettled ?? false
    if place == 0 ? !lesson.hasHeading || isAnswered : past != nil {
      painter.paint(Message(nil, role: .heading, RunningWording.title(of: lesson)), into: &turn.output)
      turn.output.append(UInt8(ascii: "\n"))
    }
    let told = read(place)
    if !isAnswered { turn.output += told }
    hints = 0
    hasPlayed = false
    messages = []
    work = page
    guard let step, let stepID else { return end(into: &turn) }
    prepare(step, into: &turn)
    let past = past
    self.past = nil
    if let past { (attempts, beliefs) = (past.attempts, past.beliefs) }
    if let past, !past.isChanged {
      take(past, into: &turn)
      if past.isBehindAnother { turn.events.append(.resumed(stepID)) }
    } else {
      if past != nil { say(RunningWording.stepHasChanged, role: .quiet, into: &turn) }
      turn.events.append(.reached(stepID))
    }
  }

  /// Makes the question or the judge, and shows what is asked.
  private mutating func prepare(_ step: Step, into turn: inout Turn) {
    let number = RunningWording.step(step.id, place + 1, of: lesson.steps.count)
    say(number, role: .quiet, into: &turn)
    do throws(QuestionFault) {
      switch step.kind {
      case .prediction(let prediction):
        let question = try QuestionMaker.question(prediction, id: step.id, prompt: step.prompt, in: page)
        stage = .asking(question)
        work = question.start.onNewPage
      case .task(let task):
        stage = .working(try TaskJudge(task, start: page))
      }
      work.settings = settings
    } catch {
      stage = .broken
      say(
        RunningWording.broken(error.message, file: lesson.file, line: (error.line?.place ?? step.place).line),
        sign: .no, role: .bad, into: &turn)
      return
    }
    showStep(into: &turn)
  }

  /// Enter or `next`.
  mutating func goOn(isAsked: Bool, into turn: inout Turn) throws(SessionError) {
    if sandbox != nil { return say(RunningWording.inSandboxShort, role: .quiet, into: &turn) }
    switch stage {
    case .asking:
      if isAsked {
        throw SessionError(.tutor(RunningWording.answerFirst(mayPlay: mayPlay)), try: nextCommand)
      }
      showStep(into: &turn)
    case .working(let judge):
      if isAsked { throw SessionError(.tutor(RunningWording.solveFirst(maySkip: maySkip)), try: nextCommand) }
      tellStanding(judge.judge(work), into: &turn)
    case .done, .broken, .reading:
      place += 1
      turn.output.append(UInt8(ascii: "\n"))
      begin(into: &turn)
    }
  }

  var maySkip: Bool { lesson.permissions.contains(.skip) }
}

extension Lesson {
  /// The text begins with a title of its own.
  fileprivate var hasHeading: Bool {
    guard case .prose(let blocks)? = pieces.first, case .heading(1, _)? = blocks.first else { return false }
    return true
  }
}
