import SceneLanguage
import SceneSession
import TouchModel

/// An extra touch with the outcomes of a goal. A solution that works at one point by accident fails it.
struct Probe: Sendable {
  let goal: LessonTask.Goal
  /// The goal's own commands, moved elsewhere.
  let inputs: [String]

  var line: String { inputs.joined(separator: "; ") }

  func passes(in session: Session) -> Bool { GoalCheck(goal).result(in: session, inputs: inputs).isMet }

  static let most = 24
  /// Points beside the touch of the goal.
  private static let offsets = [
    (-6.0, 0.0), (6.0, 0.0), (0.0, -6.0), (0.0, 6.0), (-3.0, -3.0), (3.0, 3.0), (-12.0, 0.0), (12.0, 0.0),
    (0.0, -12.0), (0.0, 12.0),
  ]
  /// Points of the receiver, as parts of its size.
  private static let parts = [0.125, 0.375, 0.625, 0.875]

  /// Those that every solution passes; a goal that one of them does not meet has none.
  static func all(of task: LessonTask, _ solved: [Session]) -> [Probe] {
    guard let first = solved.first else { return [] }
    var probes: [Probe] = []
    for goal in task.goals {
      guard let touch = SingleTap(goal.inputs, in: first) else { continue }
      if !solved.allSatisfy({ GoalCheck(goal).result(in: $0).isMet }) { continue }
      let room = most / max(1, task.goals.count)
      let candidates = touch.points(in: first).map { Probe(goal: goal, inputs: touch.inputs(at: $0)) }
      probes += candidates.filter { probe in solved.allSatisfy { probe.passes(in: $0) } }.prefix(max(4, room))
    }
    return probes
  }

  /// Commands that end in one tap, and where it is.
  private struct SingleTap {
    let before: [String]
    let head: Substring
    let tail: Substring
    let point: Point
    let receiver: ViewID?

    init?(_ inputs: [String], in session: Session) {
      let commands = inputs.flatMap { $0.split(separator: ";").map { AnswerText.trimmed(String($0)) } }
      guard let last = commands.last, let statements = try? Parser.parse(last), statements.count == 1,
        case .tap(let place, _, let fingers, _) = statements[0].command, fingers == 1
      else { return nil }
      var copy = session
      for command in commands.dropLast() {
        do throws(SessionError) { try copy.runSilently(command) } catch { return nil }
      }
      before = Array(commands.dropLast())
      var place_: Substring
      switch place {
      case .point(let point):
        self.point = point
        // `tap 30 30 count 2`: the numbers are what stands behind the first word.
        let words = last.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { return nil }
        head = words[0]
        place_ = words[1]
        place_ = place_.drop { "0123456789.,- ".contains($0) }
      case .center(let name):
        guard case .view(let view)? = copy.scene.object(named: name.text) else { return nil }
        self.point = copy.scene.screenCenter(of: view)
        let words = last.split(separator: " ", maxSplits: 1)
        guard words.count == 2, last.utf8.count >= name.span.end else { return nil }
        head = words[0]
        place_ = Substring(String(decoding: Array(last.utf8.dropFirst(name.span.end)), as: UTF8.self))
      }
      tail = place_
      var trace = Trace(isRecording: false)
      receiver = Simulator.hit(point, in: copy.scene, into: &trace)
    }

    func inputs(at point: Point) -> [String] {
      before + ["\(head) \(ValueText.text(point))" + (tail.isEmpty ? "" : " " + AnswerText.trimmed(String(tail)))]
    }

    /// Near ones first, then some of the receiver's.
    func points(in session: Session) -> [Point] {
      var points = Probe.offsets.map { Point(point.x + $0.0, point.y + $0.1) }
      if let receiver {
        let bounds = session.scene.views[receiver.row].bounds
        for y in Probe.parts {
          for x in Probe.parts {
            let own = Point(bounds.minX + bounds.size.width * x, bounds.minY + bounds.size.height * y)
            let point = session.scene.convertToScreen(own, from: receiver)
            if point.x.isFinite, point.y.isFinite { points.append(point) }
          }
        }
      }
      return points
    }
  }
}
