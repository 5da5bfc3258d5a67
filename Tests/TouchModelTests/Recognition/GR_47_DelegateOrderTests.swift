import Testing

@testable import TouchModel

/// 4.7: the order in which one recognizer's delegate and the touched view are asked about one touch.
@Suite struct GR47DelegateOrderTests {
  @Test func fromTheOfferToTheExclusion() throws {
    var trial = try Trial()
    let first = try trial.attach(.tap, "g1")
    let second = try trial.attach(.tap, "g2")
    try trial.scene.changeOverrides(of: .view(trial.view)) { $0.gestureRecognizerShouldBegin = true }
    for question in DelegateRule.Question.allCases {
      trial.rule(second, question, question != .shouldRequireFailureOf)
    }
    trial.tap()
    let other = ObjectID.recognizer(first)
    #expect(
      trial.questions(second) == [
        .delegate(.shouldReceiveTouch, about: .view(trial.view)),
        .viewShouldBegin(trial.view),
        .delegate(.shouldBegin, about: nil),
        .delegate(.shouldRequireFailureOf, about: other),
        .delegate(.canPrevent, about: other),
        .delegate(.shouldRecognizeSimultaneously, about: other),
        // The other one was not excluded, and now wishes to act itself.
        .delegate(.shouldBeRequiredToFailBy, about: other),
      ])
  }

  /// The touch is offered before the recognizer's touchesBegan.
  @Test func askedBeforeTouchesBegan() throws {
    var trial = try Trial()
    let tap = try trial.attach(.tap, "g")
    trial.rule(tap, .shouldReceiveTouch, true)
    trial.down()
    let asked = trial.trace.facts.firstIndex { if case .questionAnswered = $0.kind { true } else { false } }
    let called = trial.trace.facts.firstIndex { if case .recognizerCalled = $0.kind { true } else { false } }
    #expect(try #require(asked) < #require(called))
  }
}
