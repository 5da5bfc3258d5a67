extension Scene {
  /// Windows that may take a touch, front to back: hidden ones are not asked (HT-22).
  var candidateWindows: [ViewID] { windows.reversed().filter { !views[$0.row].isHidden } }

  /// The view that a finger at this point of the screen would find, without a trace.
  public func hitView(at point: Point) -> ViewID? {
    var silent = SilentHitLog()
    if small.windows.count == 1 {
      let window = small.windows[0]
      return views[window.row].isHidden ? nil : hitTest(window, at: point, &silent)
    }
    for window in candidateWindows {
      if let view = hitTest(window, at: point, &silent) { return view }
    }
    return nil
  }

  /// Hit-testing for a new touch as the system does it: the first pass chooses the window, the later ones find the view
  /// in it (HT-17, HT-19, HT-21).
  func hitView(at point: Point, for finger: Finger, _ trace: inout Trace) -> ViewID? {
    let outer = trace.cause
    defer { trace.cause = outer }
    if !trace.isRecording { return hitView(at: point) }
    trace.cause = trace.post(.passBegan(1, finger, at: point), .ht17)
    var chosen: (window: ViewID, view: ViewID)?
    for window in candidateWindows {
      if let view = hitTest(window, at: point, &trace) {
        chosen = (window, view)
        break
      }
    }
    trace.post(.windowChosen(chosen?.window, finger), chosen == nil ? .ht15 : .ht23)
    if let window = chosen?.window {
      for pass in 2..<max(2, settings.hitTestPasses + 1) {
        trace.cause = outer
        trace.cause = trace.post(.passBegan(pass, finger, at: point), pass > 2 ? .ht21 : .ht17)
        _ = hitTest(window, at: point, &trace)
      }
    }
    trace.post(.hitViewFound(chosen?.view, finger), chosen == nil ? .ht15 : .ht1)
    return chosen?.view
  }
}
