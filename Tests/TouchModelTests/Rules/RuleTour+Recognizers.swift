import Testing

@testable import TouchModel

extension RuleTour {
  /// Two recognizers on one view, related in every way there is.
  static func rulesOfRecognizers() throws -> Set<RuleID> {
    var rules = try rulesOfTaps()
    let answers: [(DelegateRule.Question, Bool)] = [
      (.shouldBegin, false), (.shouldRecognizeSimultaneously, true), (.shouldRequireFailureOf, true),
      (.shouldReceiveTouch, false),
    ]
    for (question, answer) in answers {
      var trial = try Trial()
      try trial.attach(.tap, "a")
      let winner = try trial.attach(.tap, "b")
      trial.rule(winner, question, answer)
      trial.tap()
      trial.settle()
      rules.formUnion(trial.trace.facts.map(\.rule))
    }
    var circle = try Trial()
    let (a, b) = (try circle.attach(.tap, "a"), try circle.attach(.tap, "b"))
    try circle.scene.require(a, toFail: b)
    try circle.scene.require(b, toFail: a)
    circle.tap()
    circle.settle()
    return rules.union(circle.trace.facts.map(\.rule))
  }

  private static func rulesOfTaps() throws -> Set<RuleID> {
    var trial = try Trial()
    let single = try trial.attach(.tap, "single")
    let double = try trial.attach(.tap, "double", [.numberOfTapsRequired: .number(2)])
    trial.tap(2)
    trial.settle()
    try trial.scene.require(single, toFail: double)
    trial.tap(2)
    trial.tap()
    trial.settle()
    trial.down()
    try trial.edit { scene throws(SceneError) in
      try scene.set(.isEnabled, .bool(false), on: .recognizer(double))
    }
    trial.up()
    let custom = try trial.attach(.custom, "custom")
    trial.set(.changed, of: custom)
    trial.set(.possible, of: custom)
    trial.set(.ended, of: custom)
    trial.settle()
    return Set(trial.trace.facts.map(\.rule))
  }
}
