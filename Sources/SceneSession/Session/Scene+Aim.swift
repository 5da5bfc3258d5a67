import SceneLanguage
import TouchModel

extension Scene {
  /// The view that a command names as the place of its first touch.
  func aim(of command: Command) -> ViewID? {
    switch command {
    case .tap(let place, _, _, _), .drag(let place, _, _, _), .swipe(_, let place, _), .hit(let place):
      return view(at: place)
    case .touch(let parts, _, _):
      guard parts.count == 1, case .down(let place)? = parts.first?.change else { return nil }
      return view(at: place)
    default: return nil
    }
  }

  private func view(at place: SceneLanguage.Place) -> ViewID? {
    guard case .center(let name) = place else { return nil }
    return try? view(name)
  }
}
