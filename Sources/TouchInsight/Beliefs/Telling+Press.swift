import TouchModel

extension Telling {
  /// What a believer expects of a control that is pressed: touchUpInside with its actions. Nothing of other views.
  func press(_ view: ViewID, at time: Time) -> [Happening] {
    guard scene.views[view.row].viewClass.isControl else { return [] }
    let event = ControlEvent.touchUpInside
    let actions = scene.targets(of: view).filter { $0.events & event.rawValue != 0 }.compactMap { pair in
      pair.target.object.map {
        Happening(time, .acted(from: .view(view), to: $0, action: pair.target.action))
      }
    }
    return [Happening(time, .controlSent(view, event))] + actions
  }
}

extension [Happening] {
  /// Those of one moment stay in their order.
  mutating func sortByTime() {
    self = enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}
