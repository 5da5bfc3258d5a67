import TouchModel

/// Somebody under the finger who is there to react and did not, with the place where the touch stopped on its way to
/// them.
struct Silence: Equatable {
  enum Who: Equatable {
    case control(ViewID)
    case recognizer(RecognizerID, of: ViewID)
    /// A cell in a table or collection, and the view in it that was hit.
    case row(ViewID, hit: ViewID)
  }

  /// The stations of a touch on its way to an action, in order.
  enum Station: Equatable {
    case hit, delivery, tracking, cancel, wiring
  }

  enum Stop: Equatable {
    // Hit.
    case missed(Miss)
    // Delivery.
    case notGiven(Finger, TouchRefusal)
    /// A recognizer took the touch before the view heard of it.
    case takenUnheard(by: RecognizerID)
    case keptByScrollView(ViewID)
    // Tracking.
    case notTracked(TrackingRefusal)
    /// A slider tracks only touches that land on its knob.
    case besideKnob
    case continueTrackingSaidNo
    case liftedOutside
    /// The control tells of its value, which is what it was.
    case valueUnchanged
    // Cancel.
    case taken(by: RecognizerID)
    case lost(LossReason)
    // Wiring.
    case notWired(ControlEvent, wired: [ControlEvent])
    case actionLost(String, ActionLoss)

    var station: Station {
      switch self {
      case .missed: .hit
      case .notGiven, .takenUnheard, .keptByScrollView: .delivery
      case .notTracked, .besideKnob, .continueTrackingSaidNo, .liftedOutside, .valueUnchanged: .tracking
      case .taken, .lost: .cancel
      case .notWired, .actionLost: .wiring
      }
    }
  }

  /// Why hit-testing did not end at a view, although it is drawn under the finger.
  enum Miss: Equatable {
    /// The view, or one around it, does not contain the point, which is in its coordinates.
    case outside(ViewID, at: Point)
    case refused(ViewID, HitRefusal)
    /// An overridden hitTest.
    case answered(ViewID, ViewID?)
    /// A neighbour in front, or in front of something around it.
    case covered(by: ViewID)
    case otherWindow(ViewID, hit: ViewID?)
  }

  let who: Who
  let stop: Stop
  let rule: RuleID

  /// The view that the touch was for.
  var view: ViewID {
    switch who {
    case .control(let view), .recognizer(_, let view), .row(_, let view): view
    }
  }
}
