import SceneLanguage
import TouchModel

extension Command {
  /// How many samples of fingers the command makes, roughly: what it costs whoever runs it.
  ///
  /// - Parameter rate: samples a second of the scene that it is run in.
  func samples(at rate: Double = 60) -> Int {
    switch self {
    case .tap(_, let count, let fingers, _): Command.product(2, Command.product(count, fingers))
    case .drag(_, _, let duration, let steps): Command.moves(duration ?? Time(seconds: 0.3), steps, rate)
    case .touch(let parts, let duration, let steps):
      Command.product(parts.count, Command.moves(duration, steps, rate))
    case .swipe, .pinch, .rotate: Command.moves(Time(seconds: 0.6), nil, rate)
    case .whatIf(let changes, let then):
      Command.product(2, changes.reduce(then.command.samples(at: rate)) { $0 + $1.command.samples(at: rate) })
    case .at(_, let statement), .makeFire(_, let statement):
      Command.product(20, statement.command.samples(at: rate))
    case .believe(_, let statement): Command.product(2, statement?.command.samples(at: rate) ?? 1)
    case .add, .window, .controller, .present, .dismiss, .embed, .push, .pop, .set, .toggle, .remove, .moveTo,
      .reorder, .rename, .setSystem, .setState, .attach, .require, .rule, .target, .untarget, .implement,
      .fire, .override, .restore, .wait, .settle, .hover, .shake, .perform, .remote, .press, .interrupt,
      .focus, .resign, .hit, .chain, .tree, .map, .show, .showSystem, .showProtections, .trace, .log,
      .convert,
      .inside, .why, .make, .findPoint, .mapDifference, .diff, .diffFiles, .compare, .beliefs, .ruleCard,
      .ruleCards, .step, .back, .goTo, .expect, .undo, .redo, .reset, .save, .open, .source, .history, .tutor,
      .setting, .help, .quit:
      1
    }
  }

  private static func moves(_ duration: Time?, _ steps: Int?, _ rate: Double) -> Int {
    steps ?? duration.map { Gesture.sampleCount($0, sampleRate: rate) } ?? 1
  }

  /// Never more than a billion, so that sums of it fit.
  private static func product(_ a: Int, _ b: Int) -> Int {
    let (product, isTooMuch) = a.multipliedReportingOverflow(by: b)
    return isTooMuch ? 1_000_000_000 : min(product, 1_000_000_000)
  }
}
