/// One question of the table of UC-20: a control, a recognizer on it or on the view around it, and the gesture that the
/// recognizer is made for. The answer is found by running the model on a small scene of its own.
public struct Protection: Sendable, Hashable {
  /// A recognizer with the gesture that is made.
  public enum Trial: Sendable, CaseIterable {
    case tap, doubleTap
    /// A recognizer for two taps, and only one of them.
    case oneOfTwoTaps
    case twoFingerTap, longPress, pan, swipe
  }

  /// Where the recognizer is.
  public enum Site: Sendable, CaseIterable {
    case ancestor, control
  }

  /// Who acted. A control has acted when it sent touchUpInside; it was late when the finger had been up for a while.
  public enum Outcome: Sendable, Hashable {
    case control(isLate: Bool)
    case recognizer
    case both
    case neither
  }

  /// UIKit's controls, and last an app's own subclass of UIControl.
  public static let controls: [ViewClass] = [
    .button, .switch, .slider, .stepper, .segmentedControl, .pageControl, .textField, .control,
  ]

  public let control: ViewClass
  public let site: Site
  public let trial: Trial

  public init(_ control: ViewClass, _ site: Site, _ trial: Trial) {
    self.control = control
    self.site = site
    self.trial = trial
  }

  /// Runs it, with the thresholds of `settings`.
  public func run(_ settings: SystemSettings) -> Outcome {
    var scene = Scene()
    scene.settings = settings
    let area = Rect(0, 0, 320, 240)
    let ancestor = scene.insertView("P", .view, area, into: Scene.root)
    let view = scene.insertView("C", control, Rect(60, 100, 150, 40), into: ancestor)
    let id = scene.insertRecognizer("G", trial.kind, on: site == .control ? view : ancestor)
    if trial == .doubleTap || trial == .oneOfTwoTaps { scene.recognizers[id.row].numberOfTapsRequired = 2 }
    if trial == .twoFingerTap { scene.recognizers[id.row].numberOfTouchesRequired = 2 }
    var trace = Trace()
    let inputs = trial.gesture.inputs(from: scene.clock, sampleRate: settings.sampleRate)
    Simulator.run(inputs, on: &scene, into: &trace)
    return Protection.outcome(trace)
  }

  private static func outcome(_ trace: Trace) -> Outcome {
    var lastLift = Time.zero
    var controlTime: Time?
    var hasRecognized = false
    for fact in trace.facts {
      switch fact.kind {
      case .touchSampled(_, .ended, _, _): lastLift = fact.time
      case .controlEventSent(_, .touchUpInside, _): controlTime = fact.time
      case .actionSent(.recognizer, _, _, _, _): hasRecognized = true
      default: break
      }
    }
    guard let controlTime else { return hasRecognized ? .recognizer : .neither }
    return hasRecognized ? .both : .control(isLate: controlTime > lastLift)
  }
}

extension Protection.Trial {
  fileprivate var kind: Recognizer.Kind {
    switch self {
    case .tap, .doubleTap, .oneOfTwoTaps, .twoFingerTap: .tap
    case .longPress: .longPress
    case .pan: .pan
    case .swipe: .swipe
    }
  }

  /// Made at the left end of the control, where a slider and a switch that is off have their knobs.
  fileprivate var gesture: Gesture {
    let place = Point(75, 120)
    let end = Point(place.x + Gesture.swipeDistance, place.y)
    return switch self {
    case .tap, .oneOfTwoTaps: .tap(at: place)
    case .doubleTap: .tap(at: place, count: 2)
    case .twoFingerTap: .tap(at: place, fingers: 2)
    case .longPress: .tap(at: place, hold: Time(seconds: 0.7))
    case .pan: .drag(from: place, to: end)
    case .swipe: .drag(from: place, to: end, over: Gesture.swipeDuration)
    }
  }
}
