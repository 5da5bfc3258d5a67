import TouchModel

/// One step of a stream: building the scene, a finger, a wait, an edit under the fingers. Objects are picked by number,
/// counted round, so that a stream stays a stream when steps are taken out of it.
public enum FuzzStep: Sendable, Equatable {
  // Building.
  case addView(ViewClass, parent: Int, Rect, multipleTouch: Bool, exclusive: Bool)
  case addWindow(Rect)
  case attach(RecognizerRecipe)
  case require(Int, toFail: Int)
  /// `about` below zero speaks of every recognizer (or touch).
  case rule(Int, DelegateRule.Question, Bool, about: Int)
  case override(view: Int, FuzzOverride)

  // Running.
  /// Joined changes are one event, `after` seconds since the last.
  case touches([FuzzSample], after: Double)
  case wait(Double)
  case settle
  case interrupt
  case hover(Point?)
  case setState(Int, Recognizer.State)
  case edit(FuzzEdit)
}

/// One finger's part in an event.
public struct FuzzSample: Sendable, Equatable {
  let finger: Int
  let change: TouchSample.Change
}

/// A recognizer to attach, with its settings.
public struct RecognizerRecipe: Sendable, Equatable {
  var kind: Recognizer.Kind
  var view: Int
  var cancels = true
  var delaysBegan = false
  var delaysEnded = true
  var isEnabled = true
  var taps = 1
  var touches = 1
  var mostTouches: Int?
  var duration = 0.5
  var sides: Recognizer.Sides = [.right, .left]
}

/// What an app's subclass does instead of the default.
public enum FuzzOverride: Sendable, Equatable {
  case shouldBegin(Bool)
  case beginTracking(Bool)
  case continueTracking(Bool)
  case touchesShouldCancel(Bool)
  case touchesShouldBegin(Bool)
  case observe(TouchPhase)
}

/// An edit of the scene while fingers may be down.
public enum FuzzEdit: Sendable, Equatable {
  case removeView(Int)
  case moveView(Int, to: Int)
  case hideView(Int, Bool)
  case enableControl(Int, Bool)
  case animateView(Int, Bool)
  case enableRecognizer(Int, Bool)
  case removeRecognizer(Int)
  case moveRecognizer(Int, to: Int)
  /// From the first controller, over everything.
  case present(Controller.PresentationStyle)
  case dismiss
}
