import SceneLanguage
import TouchModel

extension Command {
  /// How many samples of fingers the command makes, roughly: what a lesson costs whoever opens it.
  var samples: Int {
    switch self {
    case .tap(_, let count, let fingers, _): 2 * count * fingers
    case .drag(_, _, let duration, let steps): Command.moves(duration ?? Time(seconds: 0.3), steps)
    case .touch(let parts, let duration, let steps): parts.count * Command.moves(duration, steps)
    case .swipe, .pinch, .rotate: 40
    case .whatIf(let changes, let then):
      2 * (then.command.samples + changes.reduce(0) { $0 + $1.command.samples })
    case .at(_, let statement), .makeFire(_, let statement): 20 * statement.command.samples
    case .believe(_, let statement): 2 * (statement?.command.samples ?? 1)
    default: 1
    }
  }

  private static func moves(_ duration: Time?, _ steps: Int?) -> Int {
    steps ?? duration.map { max(1, Int($0.seconds * 60)) } ?? 1
  }
}
