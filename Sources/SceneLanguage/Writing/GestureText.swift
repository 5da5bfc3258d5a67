import TouchModel

/// A whole gesture as the command that plays it.
public enum GestureText {
  public static func line(for gesture: Gesture) -> String {
    switch gesture {
    case .tap(let point, let count, let fingers, let hold):
      if count == 1, fingers == 1, hold != Gesture.tapHold {
        return "press \(ValueText.text(point)) for \(Words.number(hold.seconds))s"
      }
      var line = "tap \(ValueText.text(point))"
      if count != 1 { line += " count \(count)" }
      if fingers != 1 { line += " fingers \(fingers)" }
      if hold != Gesture.tapHold { line += " for \(Words.number(hold.seconds))s" }
      return line
    case .drag(let start, let end, let duration, let steps):
      var line = "drag \(ValueText.text(start)) to \(ValueText.text(end))"
      if duration != Gesture.dragDuration { line += " over \(Words.number(duration.seconds))s" }
      if let steps { line += " steps \(steps)" }
      return line
    case .pinch(let point, let scale): return "pinch \(ValueText.text(point)) scale \(Words.number(scale))"
    case .rotate(let point, let degrees):
      return "rotate \(ValueText.text(point)) by \(Words.number(degrees))"
    }
  }
}

extension ScriptWriter {
  /// The commands that build the scene in a new one, without comments.
  public static func lines(for scene: Scene) -> [String] {
    script(for: scene).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }
}
