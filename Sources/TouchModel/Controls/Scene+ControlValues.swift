/// What UIKit's own controls do with the touch they track (UC-15, UC-16, RC-27).
extension Scene {
  /// The width of a slider's or switch's knob, in points. Not published; what the drawings of iOS show.
  static let knobSize = 31.0

  private func property(_ property: Property, _ view: ViewID) -> PropertyValue? {
    details[view]?.properties[property] ?? views[view.row].viewClass.initialValue(of: property)
  }

  private func number(_ property: Property, _ view: ViewID) -> Double {
    if case .number(let n) = self.property(property, view) { n } else { 0 }
  }

  private func isOn(_ view: ViewID) -> Bool { property(.isOn, view) == .bool(true) }

  func currentValue(of control: ViewID) -> Double {
    views[control.row].viewClass == .switch ? (isOn(control) ? 1 : 0) : number(.value, control)
  }

  /// A slider tracks only touches that land on its knob.
  func wantsTracking(_ control: ViewID, at point: Point) -> Bool {
    views[control.row].viewClass != .slider
      || isOnKnob(control, at: point, value: currentValue(of: control))
  }

  /// The point, in the control's coordinates, is on the knob of a slider or switch that shows `value`.
  func isOnKnob(_ control: ViewID, at point: Point, value: Double) -> Bool {
    let bounds = views[control.row].bounds
    let isSwitch = views[control.row].viewClass == .switch
    let least = isSwitch ? 0 : number(.minimumValue, control)
    let range = isSwitch ? 1 : number(.maximumValue, control) - least
    let part = range > 0 ? min(max((value - least) / range, 0), 1) : 0
    let left = bounds.minX + max(0, bounds.size.width - Scene.knobSize) * part
    return point.x >= left && point.x < left + Scene.knobSize
  }

  /// A slider follows the finger; a switch changes when its knob is dragged past the middle.
  mutating func dragValue(of control: ViewID, _ touch: Touch, _ trace: inout Trace) {
    guard let place = activity.trackings.firstIndex(where: { $0.control == control }) else { return }
    let start = convertFromScreen(touch.start, to: control)
    let point = convertFromScreen(touch.location, to: control)
    let width = max(views[control.row].bounds.size.width - Scene.knobSize, 1)
    switch views[control.row].viewClass {
    case .slider:
      let (least, most) = (number(.minimumValue, control), number(.maximumValue, control))
      let value = activity.trackings[place].startValue + (point.x - start.x) / width * (most - least)
      let clamped = min(max(value, least), most)
      if clamped == number(.value, control) { return }
      activity.trackings[place].hasChangedValue = true
      change(
        .value, .number(clamped), of: control, send: property(.isContinuous, control) == .bool(true), &trace)
    case .switch:
      if point.distance(to: start) >= settings.panHysteresis { activity.trackings[place].isDragged = true }
      let isOver = point.x >= views[control.row].bounds.center.x
      if !activity.trackings[place].isDragged || isOver == isOn(control) { return }
      change(.isOn, .bool(isOver), of: control, send: true, &trace)
    default: break
    }
  }

  /// What happens when the finger lifts.
  mutating func finishValue(of control: ViewID, _ touch: Touch, isInside: Bool, _ trace: inout Trace) {
    let tracking = activity.trackings.first { $0.control == control }
    let hasChanged = tracking?.hasChangedValue == true
    let point = convertFromScreen(touch.location, to: control)
    let isRight = point.x >= views[control.row].bounds.center.x
    switch views[control.row].viewClass {
    case .button where isInside:
      sendActions(for: .primaryActionTriggered, of: control, rule: .uc15, &trace)
    case .slider where hasChanged && property(.isContinuous, control) == .bool(false):
      sendActions(for: .valueChanged, of: control, rule: .uc16, &trace)
    case .switch where isInside && tracking?.isDragged == false:
      change(.isOn, .bool(!isOn(control)), of: control, send: true, &trace)
    case .stepper where isInside:
      step(
        .value, of: control, by: isRight ? 1 : -1, from: number(.minimumValue, control),
        to: number(.maximumValue, control), &trace)
    case .pageControl where isInside:
      step(
        .currentPage, of: control, by: isRight ? 1 : -1, from: 0, to: number(.numberOfPages, control) - 1,
        &trace)
    case .segmentedControl where isInside:
      let count = max(number(.numberOfSegments, control), 1)
      let segment = (point.x / max(views[control.row].bounds.size.width, 1) * count).rounded(.down)
      let index = min(max(segment, 0), count - 1)
      if index != number(.selectedSegmentIndex, control) {
        change(.selectedSegmentIndex, .number(index), of: control, send: true, &trace)
      }
    case .textField where isInside:
      becomeFirstResponder(.view(control), rule: .rc27, &trace)
    default: break
    }
  }

  private mutating func step(
    _ property: Property, of control: ViewID, by step: Double, from least: Double, to most: Double,
    _ trace: inout Trace
  ) {
    let value = min(max(number(property, control) + step, least), most)
    if value != number(property, control) {
      change(property, .number(value), of: control, send: true, &trace)
    }
  }

  private mutating func change(
    _ property: Property, _ value: PropertyValue, of control: ViewID, send: Bool, _ trace: inout Trace
  ) {
    changeDetail(of: control) { $0.properties[property] = value }
    trace.post(.propertyChanged(.view(control), property, to: value), .uc16)
    if send { sendActions(for: .valueChanged, of: control, rule: .uc16, &trace) }
  }
}
