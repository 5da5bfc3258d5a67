/// UIControl.Event, with the bits of UIControl.h.
public enum ControlEvent: UInt32, CaseIterable, Sendable {
  case touchDown = 1
  case touchDownRepeat = 2
  case touchDragInside = 4
  case touchDragOutside = 8
  case touchDragEnter = 16
  case touchDragExit = 32
  case touchUpInside = 64
  case touchUpOutside = 128
  case touchCancel = 256
  case valueChanged = 0x1000
  case primaryActionTriggered = 0x2000
  case menuActionTriggered = 0x4000
  case editingDidBegin = 0x10000
  case editingChanged = 0x20000
  case editingDidEnd = 0x40000
  case editingDidEndOnExit = 0x80000

  public static let allTouchEvents: UInt32 = 0xFFF
  public static let allEditingEvents: UInt32 = 0xF0000
  public static let allEvents: UInt32 = 0xFFFF_FFFF

  /// UIKit's name.
  public var name: String { String(describing: self) }
}

/// UIControl.addTarget: one target-action pair and the events that send it.
public struct ControlTarget: Hashable, Sendable {
  public internal(set) var events: UInt32
  public let target: Target

  public init(events: UInt32, target: Target) {
    self.events = events
    self.target = target
  }
}
