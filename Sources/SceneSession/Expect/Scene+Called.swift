import TouchModel

/// Names in checks: UIKit's private views answer to their class as well as to their own name.
extension Scene {
  func `is`(_ responder: Responder, called text: String) -> Bool {
    if name(of: responder) == text { return true }
    switch responder {
    case .wrapper(let viewClass, _): return viewClass.uikitName == text
    case .object(.view(let view)): return isView(view, called: text)
    case .object(.controller(let id)): return name(of: .controller(id)) == text
    case .object: return false
    }
  }

  func isView(_ view: ViewID, called text: String) -> Bool {
    let viewClass = views[view.row].viewClass
    return name(of: view) == text && isAlive(.view(view))
      || viewClass.isPrivate && viewClass.uikitName == text
      || object(named: text) == .view(view)
  }
}
