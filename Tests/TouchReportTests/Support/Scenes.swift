@testable import TouchModel

enum Scenes {
  /// A ⊃ B, C; C ⊃ E, F: trace S-1.
  static func nested() throws -> Scene {
    var scene = Scene()
    let a = try scene.add("A", to: Scene.root, frame: Rect(10, 10, 200, 200))
    try scene.add("B", to: a, frame: Rect(0, 0, 50, 50))
    let c = try scene.add("C", .view, className: "CardView", to: a, frame: Rect(20, 20, 120, 120))
    try scene.add("E", to: c, frame: Rect(0, 0, 60, 60))
    try scene.add("F", to: c, frame: Rect(70, 70, 40, 40))
    return scene
  }

  static func chinese() throws -> Scene {
    var scene = Scene()
    let a = try scene.add("背景视图", to: Scene.root, frame: Rect(10, 10, 200, 200))
    let b = try scene.add("确定按钮", .button, to: a, frame: Rect(20, 20, 80, 40))
    let hidden = try scene.add("隐藏的提示标签", .label, to: a, frame: Rect(0, 0, 200, 200))
    try scene.set(.isHidden, .bool(true), on: .view(hidden))
    let next = try scene.add("购物车数量角标", to: a, frame: Rect(120, 120, 20, 20))
    try scene.set(.alpha, .number(0.005), on: .view(next))
    _ = b
    return scene
  }
}
