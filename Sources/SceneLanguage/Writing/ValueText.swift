import TouchModel

/// Values as the language writes them, so that they read back the same to the last bit.
public enum ValueText {
  public static func text(_ value: PropertyValue, of property: Property, in scene: Scene) -> String {
    switch value {
    case .bool(let on): on ? "on" : "off"
    case .number(let number): Words.number(number)
    case .duration(let time): Words.duration(time.seconds)
    case .point(let point): self.text(point)
    case .size(let size): Words.number(size.width) + "," + Words.number(size.height)
    case .rect(let rect): self.text(rect)
    case .transform(let transform): self.text(transform)
    case .sides(let sides): self.text(sides, edges: property == .edges)
    case .state(let state): state.name
    case .objects(let objects):
      objects.isEmpty
        ? "none" : objects.map { Words.quoteIfNeeded(scene.name(of: $0)) }.joined(separator: ",")
    case .text(let text): property.valueKind == .text ? Words.quote(text) : text
    }
  }

  public static func text(_ point: Point) -> String { Words.number(point.x) + "," + Words.number(point.y) }

  public static func text(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.size.width, rect.size.height].map(Words.number).joined(separator: ",")
  }

  static func text(_ transform: AffineTransform) -> String {
    if transform == .identity { return "identity" }
    let t = transform
    return "matrix " + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Words.number).joined(separator: " ")
  }

  static func text(_ sides: Recognizer.Sides, edges: Bool) -> String {
    if sides.isEmpty { return "none" }
    if sides == [.left, .right, .up, .down] { return "all" }
    let names: [(Recognizer.Sides, String)] = [
      (.left, "left"), (.right, "right"), (.up, edges ? "top" : "up"), (.down, edges ? "bottom" : "down"),
    ]
    return names.filter { sides.contains($0.0) }.map(\.1).joined(separator: ",")
  }
}
