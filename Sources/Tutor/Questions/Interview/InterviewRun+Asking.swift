import SceneSession
import TouchReport

/// From one question to the next.
extension InterviewRun {
  mutating func ask(_ item: InterviewItem, at now: Double, into turn: inout Turn) {
    items.append(item)
    items[items.count - 1].time = now
    stage = .asking
    work = item.question.start
    work.settings = settings
    Painter(settings.report).paint(.blank, into: &turn.output)
    let left = max(0, duration - (now - start))
    if let lead = item.lead {
      say(QuizWording.lead(lead), role: .heading, into: &turn)
    } else {
      say(
        QuizWording.interviewQuestion(mainCount, of: count, item.concept, left: left), role: .heading,
        into: &turn)
    }
    paint(item, into: &turn)
  }

  /// The scene is told once: behind a question only what is new in it.
  private func paint(_ item: InterviewItem, into turn: inout Turn) {
    if item.lead == nil {
      say(QuizWording.scene, role: .quiet, into: &turn)
      for line in item.script { say(Phrase(escaping: line), depth: 1, into: &turn) }
    } else if case .whatIf(let change)? = item.lead {
      say(Phrase(escaping: change.line), depth: 1, into: &turn)
    }
    QuestionReport(options: settings.report).paint(item.question, into: &turn.output)
  }

  mutating func goOn(into turn: inout Turn) throws(SessionError) {
    if stage == .over {
      turn.isOver = true
    } else if let item = waiting {
      paint(item, into: &turn)
    }
  }

  mutating func answer(_ text: String, at now: Double, into turn: inout Turn) throws(SessionError) {
    guard let item = waiting else {
      throw SessionError(.tutor(QuizWording.interviewIsOver), try: "report")
    }
    let (said, confidence) = Confidence.split(text.trimmed)
    if said.isEmpty { return paint(item, into: &turn) }
    let place = items.count - 1
    let answer = try item.question.answer(from: said)
    items[place].verdict = item.question.mark(answer)
    items[place].text = item.question.text(of: answer)
    if let confidence {
      items[place].confidence = confidence
      say(QuizWording.noted, role: .quiet, into: &turn)
      return close(at: now, into: &turn)
    }
    stage = .weighing
    say(QuizWording.howSure, role: .quiet, into: &turn)
  }

  /// How sure somebody is; false where the line is something else.
  mutating func weigh(_ line: String, at now: Double, into turn: inout Turn) throws(SessionError) -> Bool {
    let text = line.trimmed
    switch text.lowercased() {
    case "": break
    case "sure": items[items.count - 1].confidence = Confidence.sure
    case "unsure": items[items.count - 1].confidence = Confidence.unsure
    default:
      let digits = String(text.prefix { $0.isNumber })
      let rest = String(text.dropFirst(digits.count)).trimmed
      guard !digits.isEmpty, rest.isEmpty || rest == "%" else { return false }
      guard let percent = Int(digits), (50...100).contains(percent) else {
        throw SessionError(.tutor(QuizWording.notAConfidence), try: "80")
      }
      items[items.count - 1].confidence = Double(percent) / 100
    }
    say(QuizWording.noted, role: .quiet, into: &turn)
    close(at: now, into: &turn)
    return true
  }

  /// The question at hand is done: it is remembered, and the next one comes.
  mutating func close(at now: Double, into turn: inout Turn) {
    settle(at: now, into: &turn)
    if let next = followUp() { return ask(next, at: now, into: &turn) }
    if mainCount < count { return ask(InterviewItem(choose()), at: now, into: &turn) }
    stage = .over
    finish(at: now, into: &turn)
  }

  private mutating func settle(at now: Double, into turn: inout Turn) {
    let place = items.count - 1
    items[place].time = items[place].time.map { max(0, now - $0) }
    if let event = items[place].event { turn.events.append(event) }
  }

  /// What is typed once the time is over is not taken any more.
  mutating func runOut(at now: Double, into turn: inout Turn) {
    say(QuizWording.timeIsOver, sign: .waits, role: .answer, into: &turn)
    if stage == .asking { items[items.count - 1].isLate = true }
    finish(at: start + duration, into: &turn)
  }

  mutating func finish(at now: Double, into turn: inout Turn) {
    if stage == .weighing || (stage == .asking && isTimeOver(at: now)) { settle(at: now, into: &turn) }
    if stage == .asking, !isTimeOver(at: now) { items.removeLast() }
    stage = .over
    end = now
    tellReport(into: &turn)
    if let last = items.last {
      work = last.question.end
      work.settings = settings
    }
  }
}
