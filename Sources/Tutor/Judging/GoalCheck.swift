import SceneSession
import TouchInsight

/// One goal, run on a copy of a scene.
struct GoalCheck {
  let goal: LessonTask.Goal
  init(_ goal: LessonTask.Goal) { self.goal = goal }

  func result(in session: Session) -> TaskVerdict.GoalResult {
    result(in: session, inputs: goal.inputs)
  }

  /// With other commands in front of the same outcomes.
  func result(in session: Session, inputs: [String]) -> TaskVerdict.GoalResult {
    var copy = session.withoutTouches()
    var why: String?
    do throws(SessionError) {
      for input in inputs { try copy.runSilently(input) }
      for outcome in goal.outcomes {
        if let failure = try Claim(outcome).failure(in: copy) {
          why = SessionWording.text(for: .expected(failure))
          break
        }
      }
    } catch {
      why = QuestionWording.sentence(error)
    }
    return TaskVerdict.GoalResult(goal: goal, isMet: why == nil, why: why)
  }

  /// The goal's touch; nil where it has none, or cannot be carried out.
  func asked(in session: Session) -> AskedRun? {
    guard !goal.inputs.isEmpty else { return nil }
    var copy = session.withoutTouches()
    do throws(SessionError) {
      for input in goal.inputs { try copy.runSilently(input) }
    } catch { return nil }
    let asked = AskedRun(start: session, end: copy)
    return asked.hasTouch ? asked : nil
  }

  /// Everything that is seen of the goal's touch.
  func log(in session: Session) -> [String] {
    guard let asked = asked(in: session) else { return [] }
    let scene = asked.truth.before
    let receivers: [String] = asked.truth.told.compactMap {
      if case .found(let view, let finger) = $0.kind {
        "\(finger.number) \(view.map { scene.name(of: $0) } ?? "nothing")"
      } else {
        nil
      }
    }
    return receivers + asked.truth.log
  }

  /// Somebody with this belief would take it to be met.
  func isMet(for belief: Belief, _ asked: AskedRun?, truly: Bool) -> Bool {
    guard let asked, let run = asked.run(of: belief) else { return truly }
    return goal.outcomes.allSatisfy { outcome in
      guard let claim = try? Claim(outcome) else { return false }
      return claim.holds(in: run, asked) ?? truly
    }
  }
}
