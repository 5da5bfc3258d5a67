/// What happens to the device. A run is a list of these; every time is on the scene's clock, and an input in the past
/// counts as now.
public enum Input: Sendable, Equatable {
  /// One UIEvent with every finger that changed in it (EV-4).
  case touches([TouchSample], at: Time)
  /// Runs every timer that is due until then.
  case advance(to: Time)
  /// Runs every timer out.
  case settle
  /// A phone call or a system gesture: every touch is cancelled (EV-9).
  case interrupt
  /// A pointer over the screen without touching it (EV-14); nil leaves the screen.
  case hover(Point?)
  /// Shake (RC-25).
  case shake
  /// RC-20: remote-control command, by its name.
  case remote(String)
  /// An edit-menu command such as `copy` (RC-26).
  case perform(String)
  /// RC-20: a key or button press, by its name.
  case press(String)
}

/// One finger's part in one event.
public struct TouchSample: Sendable, Equatable {
  public enum Change: Sendable, Equatable {
    case down(Point)
    case move(Point)
    /// Lifts where the finger last was.
    case up
    case cancel
  }

  public let finger: Finger
  /// Points are in screen coordinates.
  public let change: Change

  public init(_ finger: Finger, _ change: Change) {
    self.finger = finger
    self.change = change
  }
}
