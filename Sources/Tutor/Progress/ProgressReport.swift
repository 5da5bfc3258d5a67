import TouchInsight
import TouchReport

/// What `progress` prints: how far somebody is, what they know, what they believe, what is due.
public struct ProgressReport: Sendable {
  private let painter: Painter

  /// Narrower than this, a concept is a sentence and not a row.
  private static let leastColumns = 60

  public init(_ options: ReportOptions) { painter = Painter(options) }

  public func paint(_ progress: Progress, _ course: Course, at now: Double, into out: inout [UInt8]) {
    paint(ProgressWording.lessons, lessons(progress, course), into: &out)
    paint(ProgressWording.concepts, concepts(progress, now), into: &out)
    paint(ProgressWording.beliefs, beliefs(progress, course), into: &out)
    paint(ProgressWording.confidence, confidence(progress), into: &out)
    paint(ProgressWording.reviews, reviews(progress, now), into: &out)
  }

  private func paint(_ heading: Phrase, _ lines: [Message], into out: inout [UInt8]) {
    if lines.isEmpty { return }
    painter.paint(Message(nil, role: .heading, heading), into: &out)
    painter.paint(lines, into: &out)
  }

  private func line(_ text: Phrase, depth: Int = 1) -> Message { line(nil, text, depth: depth) }

  /// A line below a heading. A sign says nothing that the words do not.
  private func line(_ sign: Sign?, _ text: Phrase, depth: Int = 1) -> Message {
    Message(painter.options.isPlain ? nil : sign, depth: depth, text)
  }

  // MARK: Lessons

  private func lessons(_ progress: Progress, _ course: Course) -> [Message] {
    let finished = progress.finished
    let begun = course.lessons.filter { progress.lessons[$0.id] != nil }
    let done = course.lessons.count { finished.contains($0.id) }
    var lines = [line(ProgressWording.done(done, of: course.lessons.count))]
    if !begun.isEmpty {
      let points = begun.reduce(0) { $0 + (progress.lessons[$1.id]?.points(in: $1) ?? 0) }
      lines.append(line(ProgressWording.points(points, of: begun.reduce(0) { $0 + $1.steps.count })))
    }
    let older = begun.reduce(0) { sum, lesson in
      sum + lesson.steps.count { progress.state(of: $0, in: lesson).isOfOlderVersion(than: $0) }
    }
    if older > 0 { lines.append(line(ProgressWording.older(older))) }
    if let here = progress.here.flatMap(course.lesson) {
      lines.append(line(.arrow, ProgressWording.here(here)))
    } else if let next = course.lessons.first(where: {
      !finished.contains($0.id) && course.isUnlocked($0, finished: finished)
    }) {
      lines.append(line(.arrow, ProgressWording.next(next, isFirst: begun.isEmpty)))
    } else if done == course.lessons.count, done > 0 {
      lines.append(line(ProgressWording.courseDone))
    }
    return lines
  }

  // MARK: Concepts

  /// The weakest first.
  private func concepts(_ progress: Progress, _ now: Double) -> [Message] {
    let known = progress.concepts.map { ($0, progress.mastery(of: $0, at: now)) }.sorted {
      ($0.1.value, $0.0) < ($1.1.value, $1.0)
    }
    if known.isEmpty { return [line(ProgressWording.nothingAsked)] }
    let width = known.map { painter.width(of: Phrase(escaping: $0.0)) }.max() ?? 0
    return known.map { name, mastery in
      let when = Concept.named(name) == nil ? ProgressWording.onlyInLessons : when(mastery, now)
      if painter.options.isPlain { return line(ProgressWording.concept(name, mastery, when)) }
      if painter.options.columns < Self.leastColumns {
        return Message(
          nil, depth: 1, bar(mastery, cells: 5) + " " + ProgressWording.concept(name, mastery, when), hang: 8)
      }
      let cells = [
        (Phrase(escaping: name), width), (ProgressWording.level(mastery.level), 8),
        (ProgressWording.percent(mastery.value), 5),
      ]
      let row = cells.map { padded($0, $1) }.joined("  ")
      return Message(nil, depth: 1, bar(mastery, cells: 10) + "  " + row + "  " + when)
    }
  }

  private func when(_ mastery: Mastery, _ now: Double) -> Phrase {
    guard let time = mastery.dueTime, !mastery.isDue else { return ProgressWording.isDue }
    return ProgressWording.due(in: Int(((time - now) / ReviewSchedule.day).rounded(.up)))
  }

  /// `[######....]`.
  private func bar(_ mastery: Mastery, cells: Int) -> Phrase {
    let full = Int((mastery.value * Double(cells)).rounded())
    return Phrase(
      stringLiteral: "[" + String(repeating: "#", count: full) + String(repeating: ".", count: cells - full)
        + "]")
  }

  private func padded(_ phrase: Phrase, _ width: Int) -> Phrase {
    phrase + Phrase(stringLiteral: String(repeating: " ", count: max(0, width - painter.width(of: phrase))))
  }

  // MARK: Beliefs

  private func beliefs(_ progress: Progress, _ course: Course) -> [Message] {
    progress.beliefs.flatMap { belief in
      let text =
        painter.options.isPlain ? ProgressWording.spokenBelief(belief) : ProgressWording.belief(belief)
      let lines = [line(belief.isOvercome ? .yes : .no, text)]
      return belief.isOvercome
        ? lines : lines + cure(of: belief.name, course).map { Message(nil, depth: 2, $0, hang: 0) }
    }
  }

  /// The first lesson that teaches the rule which decides against it, or another of its rules.
  private func cure(of belief: String, _ course: Course) -> [Phrase] {
    guard let known = Belief.named(belief) else { return [] }
    for rule in known.rules {
      if let lesson = course.lessons.first(where: { $0.rules.contains(rule) }) {
        return [ProgressWording.whatHappens(lesson)]
      }
    }
    return [ProgressWording.whatHappens(insteadOf: known)]
  }

  // MARK: Confidence and reviews

  private func confidence(_ progress: Progress) -> [Message] {
    let calibration = progress.calibration
    guard let score = calibration.brierScore else { return [] }
    return calibration.bins.map { line(ProgressWording.bin($0)) } + [line(ProgressWording.score(score))]
  }

  private func reviews(_ progress: Progress, _ now: Double) -> [Message] {
    // What no questions can be drawn for cannot be reviewed.
    let due = progress.due(at: now).filter { Concept.named($0) != nil }
    if !due.isEmpty { return [line(.arrow, ProgressWording.due(due))] }
    let next = progress.concepts.filter { Concept.named($0) != nil }.map {
      ($0, progress.mastery(of: $0, at: now))
    }.min {
      ($0.1.dueTime ?? 0, $0.0) < ($1.1.dueTime ?? 0, $1.0)
    }
    return next.map { [line(ProgressWording.nothingDue(next: $0.0, when($0.1, now)))] } ?? []
  }
}
