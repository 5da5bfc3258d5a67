import SceneLanguage
import SceneSession

/// What somebody who found a fault in a step sends to its author.
extension LessonRun {
  func report(into turn: inout Turn) {
    var lines = [
      RunningWording.reportHeading, "version: " + version, "lesson: \(lesson.id) (\(lesson.file))",
    ]
    if let step { lines.append("step: \(step.id), line \(step.place.line), content \(step.contentHash)") }
    if let step, let attempt = attempts[step.id] {
      lines.append("answered: \(attempt.text) (\(attempt.result.rawValue)), hints \(attempt.hints)")
    } else {
      lines.append("answered: nothing yet, hints \(hints)")
    }
    if case .done(let question?) = stage { lines.append("right: " + question.text(of: question.key)) }
    lines.append("scene:")
    lines += ScriptWriter.lines(for: session.scene).map { "  " + $0 }
    for line in lines { turn.output.append(line.safe) }
  }
}
