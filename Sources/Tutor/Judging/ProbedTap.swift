import SceneLanguage
import SceneSession
import TouchModel

/// The tap or press with which a goal's commands end, to be made elsewhere too.
struct ProbedTap {
  private let before: [String]
  private let point: Point
  private let receiver: ViewID?
  private let count: Int
  private let hold: Time

  /// nil where the commands end in something else.
  init?(_ inputs: [String], in session: Session) {
    let commands = inputs.flatMap { $0.split(separator: ";").map { AnswerText.trimmed(String($0)) } }
    guard let last = commands.last, let statements = try? Parser.parse(last), statements.count == 1,
      case .tap(let place, let count, 1, let hold) = statements[0].command
    else { return nil }
    var copy = session.withoutTouches()
    do throws(SessionError) {
      for command in commands.dropLast() { try copy.runSilently(command) }
    } catch { return nil }
    switch place {
    case .point(let point): self.point = point
    case .center(let name):
      guard case .view(let view)? = copy.scene.object(named: name.text) else { return nil }
      point = copy.scene.screenCenter(of: view)
    }
    before = Array(commands.dropLast())
    self.count = count
    self.hold = hold ?? Gesture.tapHold
    var silent = Trace(isRecording: false)
    receiver = Simulator.hit(point, in: copy.scene, into: &silent)
  }

  func inputs(at point: Point) -> [String] {
    before + [GestureText.line(for: .tap(at: point, count: count, hold: hold))]
  }

  private static let near = [(-6.0, 0.0), (6.0, 0.0), (0.0, -6.0), (0.0, 6.0)]
  private static let beside = [
    (-3.0, -3.0), (3.0, 3.0), (-12.0, 0.0), (12.0, 0.0), (0.0, -12.0), (0.0, 12.0),
  ]
  /// As parts of the receiver's size.
  private static let parts = [0.125, 0.375, 0.625, 0.875]

  /// Near ones, then some of the receiver's, then some others around.
  func points(in session: Session) -> [Point] {
    func around(_ offsets: [(Double, Double)]) -> [Point] {
      offsets.map { Point(point.x + $0.0, point.y + $0.1) }
    }
    var inside: [Point] = []
    if let receiver {
      let bounds = session.scene.views[receiver.row].bounds
      for y in Self.parts {
        for x in Self.parts {
          let own = Point(bounds.minX + bounds.size.width * x, bounds.minY + bounds.size.height * y)
          inside.append(session.scene.convertToScreen(own, from: receiver))
        }
      }
    }
    return (around(Self.near) + inside + around(Self.beside)).filter { $0.x.isFinite && $0.y.isFinite }
  }
}
