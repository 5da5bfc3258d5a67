import Testing
import TouchModel

@testable import FuzzKit

/// The checker itself: whatever it is not told of, it misses.
@Suite struct CheckerTests {
  /// The promises that look broken when these facts are left out of the first streams.
  private func broken(without isLeftOut: @escaping (Fact.Kind) -> Bool) -> Set<Promise> {
    Set((1...300).compactMap { FuzzStream.random(seed: $0).check(deafTo: isLeftOut)?.promise })
  }

  @Test func actions() {
    let promises = broken { if case .actionSent = $0 { true } else { false } }
    #expect(promises.contains(.actionsFollowStates))
  }

  @Test func resets() {
    let promises = broken { if case .recognizerReset = $0 { true } else { false } }
    #expect(promises.contains(.statesFollow) || promises.contains(.oneOutcome))
  }

  @Test func failures() {
    let promises = broken { if case .stateChanged(_, _, .failed, _) = $0 { true } else { false } }
    #expect(promises.contains(.oneOutcome))
    #expect(promises.contains(.oneWinner))
    #expect(promises.contains(.withheldStaysWithheld))
  }

  @Test func sparing() {
    let promises = broken { if case .recognizerSpared = $0 { true } else { false } }
    #expect(promises.contains(.oneWinner))
  }

  @Test func offers() {
    let promises = broken { if case .recognizerOffered = $0 { true } else { false } }
    #expect(promises.contains(.callsNeedTouches))
  }

  @Test(arguments: TouchPhase.allCases.filter { $0 != .moved }) func deliveries(_ phase: TouchPhase) {
    let promises = broken { if case .touchesCalled(_, phase, _, _, _) = $0 { true } else { false } }
    #expect(promises.contains(.oneEnding) || promises.contains(.takenStaysTaken))
  }

  @Test func tracking() {
    let promises = broken { if case .trackingCalled(_, .begin, _) = $0 { true } else { false } }
    #expect(promises.contains(.trackingIsPaired))
  }

  @Test func controlEvents() {
    let ends: Set<ControlEvent> = [.touchUpInside, .touchUpOutside, .touchCancel]
    let promises = broken {
      if case .controlEventSent(_, let event, _) = $0 { ends.contains(event) } else { false }
    }
    #expect(promises.contains(.oneTouchUp))
    let cancelling = broken { if case .trackingCalled(_, .cancel, _) = $0 { true } else { false } }
    #expect(cancelling.contains(.cancelledSendsNoUp))
  }

  /// A stream that breaks a promise shrinks to one that still does, and to no more steps.
  @Test func shrinking() {
    let stream = FuzzStream.random(seed: 7)
    #expect(stream.shrunk(to: .oneWinner).steps == stream.steps)
  }
}
