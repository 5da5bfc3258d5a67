import CHitLoop
import TouchModel

/// The views of a scene's first window, copied out for the C loop. Holds only what a plain tree has: frames, bounds,
/// content offsets, alpha and the flags that refuse touches; no transforms and no overrides.
struct HitLoopTree {
  private var nodes: ContiguousArray<chit_node>

  init(_ scene: Scene) {
    nodes = []
    nodes.reserveCapacity(scene.views.count)
    for row in 0..<scene.views.count {
      let view = scene.views[row]
      let frame = scene.frame(of: ViewID(row))
      let refuses = view.isHidden || !view.isUserInteractionEnabled || !view.isEnabled
      nodes.append(
        chit_node(
          frame_x: frame.minX, frame_y: frame.minY, bounds_x: view.bounds.minX, bounds_y: view.bounds.minY,
          width: view.bounds.size.width, height: view.bounds.size.height, alpha: view.alpha,
          refuses: refuses ? 1 : 0, last_subview: view.lastSubview?.index ?? -1,
          previous_sibling: view.previousSibling?.index ?? -1))
    }
  }

  /// The view that takes a touch at this point of the screen.
  func hitView(at point: Point) -> ViewID? {
    let found = nodes.withUnsafeBufferPointer {
      chit_hit($0.baseAddress, Scene.window.index, point.x, point.y)
    }
    return found < 0 ? nil : ViewID(Int(found))
  }
}
