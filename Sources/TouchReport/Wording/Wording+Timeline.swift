import TouchModel

/// The time line of views and recognizers.
extension Wording {
  func timelineHeading(isRelative: Bool) -> Phrase {
    isRelative
      ? "Time line (seconds since the touch; [state] of a recognizer)"
      : "Time line (seconds on the scene's clock; [state] of a recognizer)"
  }

  func receiver(_ receiver: Receiver) -> Phrase {
    switch receiver {
    case .recognizer(let id): "\(name(id))"
    case .responder(let responder): "\(name(responder))"
    }
  }

  // MARK: Cells

  func phase(_ phase: TouchPhase, _ fingers: Int) -> Phrase {
    let word: Phrase =
      switch phase {
      case .began: "began"
      case .moved: "moved"
      case .ended: "ended"
      case .cancelled: "cancelled"
      }
    return fingers > 1 ? "\(word) (\(fingers))" : word
  }
  func longPhase(_ phase: TouchPhase, _ fingers: Int) -> Phrase { method(phase, fingers, 1) }
  func state(_ state: Recognizer.State) -> Phrase { "[\(state.name)]" }
  var waitsCell: Phrase { "waits" }
  var actionCell: Phrase { "action" }

  func tracking(_ method: TrackingMethod) -> Phrase {
    switch method {
    case .begin: "beginTrack"
    case .continue: "contTrack"
    case .end: "endTrack"
    case .cancel: "cancelTrack"
    }
  }
  func longTracking(_ method: TrackingMethod) -> Phrase {
    switch method {
    case .begin: "beginTracking"
    case .continue: "continueTracking"
    case .end: "endTracking"
    case .cancel: "cancelTracking"
    }
  }

  // MARK: Decisions

  func changed(_ recognizer: RecognizerID, _ state: Recognizer.State, _ why: StateReason) -> Phrase {
    let isDiscrete = scene.recognizers[recognizer.row].kind.isDiscrete
    let verb: Phrase =
      switch state {
      case .possible: "is possible again"
      case .began: "began"
      case .changed: "changed"
      case .ended: isDiscrete ? "recognized" : "ended"
      case .cancelled: "was cancelled"
      case .failed: "failed"
      }
    return "\(name(recognizer)) \(verb): \(words(why))"
  }

  func failed(together recognizers: [RecognizerID], _ why: StateReason) -> Phrase {
    "\(names(recognizers)) failed: \(words(why))"
  }

  func waits(_ recognizer: RecognizerID, _ other: RecognizerID) -> Phrase {
    let isStatic = scene.recognizers[recognizer.row].requiresToFail.contains(other)
    return
      "\(name(recognizer)) waits for \(name(other)) (\(isStatic ? "require toFail" : "a delegate says so"))"
  }
  func spared(_ recognizer: RecognizerID, _ winner: RecognizerID, _ why: SpareReason) -> Phrase {
    "\(name(recognizer)) goes on beside \(name(winner)): \(words(why))"
  }
  func answered(_ recognizer: RecognizerID, _ question: Question, _ answer: Bool) -> Phrase {
    "\(name(recognizer)): \(words(question)) says \(answer ? "yes" : "no")"
  }
  func ignored(_ recognizer: RecognizerID, _ finger: Finger) -> Phrase {
    "\(name(recognizer)) ignores finger \(Int(finger.number))"
  }
  func corrected(_ recognizer: RecognizerID, _ asked: Recognizer.State, _ became: Recognizer.State) -> Phrase
  {
    asked == became
      ? "\(name(recognizer)) was set to \(asked.name)"
      : "\(name(recognizer)) was set to \(asked.name), which the state machine makes \(became.name)"
  }

  func withheld(_ view: ViewID, _ phase: TouchPhase, _ recognizer: RecognizerID, _ end: HoldEnd) -> Phrase {
    let start = withheld(view, phase, recognizer)
    return switch end {
    case .released(let time): "\(start) until it fails at \(time)"
    case .passed(let time): "\(start) until \(time)"
    case .taken(let taker, let time):
      "\(start); it never comes: \(name(taker)) takes the touch at \(time)"
    case .open: stillWithheld(view, phase, recognizer)
    }
  }

  func taken(_ view: ViewID, _ recognizer: RecognizerID, viewKnew: Bool) -> Phrase {
    viewKnew
      ? "\(name(recognizer)) takes the touch from \(name(view)) (cancelsTouchesInView)"
      : "\(name(recognizer)) takes the touch before \(name(view)) hears of it"
  }

  func action(
    _ sender: ObjectID, _ target: ObjectID, _ action: String, _ state: Recognizer.State?, _ route: ActionRoute
  ) -> Phrase {
    let call: Phrase = "\(name(sender)) calls \(name(target)).\(action)"
    return routed(state.map { "\(call) (\($0.name))" } ?? call, route)
  }

  func controlEvent(_ view: ViewID, _ event: ControlEvent, _ pairs: Int) -> Phrase {
    pairs == 0
      ? "\(name(view)) sends \(event.name): nothing is wired to it"
      : pairs == 1
        ? "\(name(view)) sends \(event.name)" : "\(name(view)) sends \(event.name) to \(pairs) targets"
  }
  func stopsTracking(_ view: ViewID, _ method: TrackingMethod) -> Phrase {
    "\(name(view)) stops tracking: its own \(longTracking(method)) says no"
  }

  func goesOn(_ view: ViewID, _ way: [Responder], _ end: Phrase?) -> Phrase {
    let rest = Array(way.dropFirst())
    let start: Phrase = "\(name(view))'s call goes on to \(self.way(rest, isWhole: false))"
    return end.map { "\(start): \($0)" } ?? start
  }

  /// For a screen reader.
  func plainMoment(_ time: Phrase) -> Phrase { "At \(time) s," }

  func moreTimes(_ times: Int, until time: Phrase) -> Phrase {
    "\(Sign.ellipsis) the same \(times == 1 ? "once more" : "\(times) more times"), until \(time)"
  }
}
