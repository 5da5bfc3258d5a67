import TouchModel

/// The table of `show protections`.
extension Wording {
  func protectionHeading(_ site: Protection.Site) -> Phrase {
    switch site {
    case .ancestor: "Recognizer on a view around the control"
    case .control: "Recognizer on the control itself"
    }
  }

  /// The recognizer, as the heading of a column.
  func short(_ trial: Protection.Trial) -> Phrase {
    switch trial {
    case .tap: "tap"
    case .doubleTap: "2 taps"
    case .oneOfTwoTaps: "1 of 2"
    case .twoFingerTap: "2 fing."
    case .longPress: "press"
    case .pan: "pan"
    case .swipe: "swipe"
    }
  }

  func long(_ trial: Protection.Trial) -> Phrase {
    switch trial {
    case .tap: "Tap"
    case .doubleTap: "Double tap"
    case .oneOfTwoTaps: "Double-tap recognizer, one tap (1 of 2)"
    case .twoFingerTap: "Tap with two fingers"
    case .longPress: "Long press"
    case .pan: "Pan along the control, from its knob"
    case .swipe: "Swipe along the control, from its knob"
    }
  }

  func short(_ site: Protection.Site) -> Phrase {
    switch site {
    case .ancestor: "around"
    case .control: "on it"
    }
  }

  func control(_ viewClass: ViewClass) -> Phrase {
    viewClass == .control ? "own UIControl" : "\(viewClass.uikitName)"
  }

  func words(_ outcome: Protection.Outcome) -> Phrase {
    switch outcome {
    case .control(isLate: false): "control"
    case .control(isLate: true): "late"
    case .recognizer: "gesture"
    case .both: "both"
    case .neither: "-"
    }
  }

  var protectionLegend: [Phrase] {
    [
      "control: it keeps the touch and sends touchUpInside when the finger lifts",
      "late: it sends touchUpInside some time after the finger has lifted",
      "gesture: the recognizer acts, and the control gets touchCancel",
      "1 of 2: the recognizer waits for two taps, and there is one",
      "Every cell is the outcome of a run with the system settings of this session.",
    ]
  }
}
