/// Where a hit-test walk reports its steps. The silent one compiles to nothing, so that the rules stand once for the
/// traced walk and for the bare answer.
protocol HitLog {
  mutating func called(_ view: ViewID, _ point: Point, _ depth: Int)
  mutating func asked(_ view: ViewID, _ point: Point, _ depth: Int, _ answer: Bool, _ rule: RuleID)
  mutating func answered(_ view: ViewID, _ answer: HitAnswer, _ depth: Int, _ rule: RuleID)
}

struct SilentHitLog: HitLog {
  @inline(__always) mutating func called(_ view: ViewID, _ point: Point, _ depth: Int) {}
  @inline(__always) mutating func asked(
    _ view: ViewID, _ point: Point, _ depth: Int, _ answer: Bool, _ rule: RuleID
  ) {}
  @inline(__always) mutating func answered(
    _ view: ViewID, _ answer: HitAnswer, _ depth: Int, _ rule: RuleID
  ) {}
}

extension Trace: HitLog {
  mutating func called(_ view: ViewID, _ point: Point, _ depth: Int) {
    post(.hitTestCalled(view, at: point, depth: depth), depth == 0 ? .ht23 : .ht5)
  }

  mutating func asked(_ view: ViewID, _ point: Point, _ depth: Int, _ answer: Bool, _ rule: RuleID) {
    post(.pointInsideCalled(view, at: point, depth: depth, answer: answer), rule)
  }

  mutating func answered(_ view: ViewID, _ answer: HitAnswer, _ depth: Int, _ rule: RuleID) {
    post(.hitTestAnswered(view, answer, depth: depth), rule)
  }
}
