extension DeviceLog {
  /// The call that a line tells of, whatever stands before it: `-[A touchesBegan:withEvent:]`, `<A: 0x7f> ...`,
  /// `App.A.touchesBegan(_:with:)`.
  public static func call(in line: String) -> Call? {
    if let start = line.firstRange(of: "-[")?.upperBound {
      let rest = line[start...]
      guard let end = rest.firstIndex(of: "]") else { return nil }
      return objectiveC(rest[..<end])
    }
    return swift(line)
  }

  private static func objectiveC(_ text: Substring) -> Call? {
    guard let space = text.lastIndex(of: " ") else { return nil }
    let selector = text[text.index(after: space)...]
    let receiver = object(text[..<space])
    return receiver.isEmpty || selector.isEmpty ? nil : Call(receiver: receiver, selector: String(selector))
  }

  /// `name(labels)` behind a dot or a blank.
  private static func swift(_ line: String) -> Call? {
    guard let open = line.firstIndex(of: "("), let close = line[open...].firstIndex(of: ")") else {
      return nil
    }
    let before = line[..<open]
    let nameStart = before.lastIndex { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let nameStart, before[nameStart] == "." || before[nameStart] == " " else { return nil }
    let name = String(before[before.index(after: nameStart)...])
    let labels = line[line.index(after: open)..<close]
    guard labels.isEmpty || labels.hasSuffix(":") else { return nil }
    let receiver = object(before[..<nameStart])
    if receiver.isEmpty || name.isEmpty { return nil }
    return Call(
      receiver: receiver, selector: selectors[name] ?? name + (labels.isEmpty ? ":" : selector(labels)))
  }

  /// `_:` is the first argument, the others have their names.
  private static func selector(_ labels: Substring) -> String {
    labels.split(separator: ":").map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  private static let selectors = [
    "hitTest": "hitTest:withEvent:", "point": "pointInside:withEvent:",
    "touchesBegan": "touchesBegan:withEvent:", "touchesMoved": "touchesMoved:withEvent:",
    "touchesEnded": "touchesEnded:withEvent:", "touchesCancelled": "touchesCancelled:withEvent:",
    "beginTracking": "beginTrackingWithTouch:withEvent:",
    "continueTracking": "continueTrackingWithTouch:withEvent:",
    "endTracking": "endTrackingWithTouch:withEvent:", "cancelTracking": "cancelTrackingWithEvent:",
    "motionBegan": "motionBegan:withEvent:", "motionEnded": "motionEnded:withEvent:",
  ]

  /// The last word, without an address and without the module that a class is in.
  private static func object(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    if let address = text.lastIndex(of: ">"), let start = text[..<address].lastIndex(of: "<") {
      text = text[text.index(after: start)..<address]
      if let end = text.firstIndex(where: { $0 == ":" || $0 == ";" }) { text = text[..<end] }
    } else if let space = text.lastIndex(of: " ") {
      text = text[text.index(after: space)...]
    }
    let parts = text.split(separator: ".")
    guard let last = parts.last else { return "" }
    // `S.pan` is a name of its own, `App.MyView` a class in a module.
    return parts.count == 2 && parts[1].first?.isLowercase == true ? String(text) : String(last)
  }
}
