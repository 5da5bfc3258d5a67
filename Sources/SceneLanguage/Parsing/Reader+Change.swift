import TouchModel

extension Reader {
  mutating func set() throws(Fault) -> Command {
    if accept("system") { return try setSystem() }
    if let setting = try setting() { return .setting(setting) }
    let name = try name("the name of an object", sample: "A")
    let property = try property()
    if property == .state {
      _ = accept(.equals)
      return .setState(name, try state())
    }
    return .set(name, try assignment(property))
  }

  private mutating func setting() throws(Fault) -> Setting? {
    if accept("hints") { return .hints(try boolean()) }
    if accept("history") { return .history(try boolean()) }
    if accept("colour") || accept("color") { return .colour(try boolean()) }
    if accept("ascii") { return .ascii(try boolean()) }
    guard accept("trace") else { return nil }
    return .verbosity(
      try entry(
        "verbosity", sample: "normal", expectation: "full, normal, short or silent",
        spellings: { Setting.Verbosity.allCases.map(\.rawValue) }, Setting.Verbosity.init(rawValue:)))
  }

  private mutating func setSystem() throws(Fault) -> Command {
    let name = try entry(
      "system setting", sample: "wrappers", spellings: { SystemSettings.Name.allCases.map(\.rawValue) },
      KindWords.setting)
    _ = accept(.equals)
    let start = token.start
    let value: PropertyValue =
      switch SystemSettings()[name] {
      case .bool: .bool(try boolean())
      case .duration: .duration(try duration())
      default: .number(try number(sample: "20"))
      }
    return .setSystem(name, value, Span(start, lastEnd))
  }

  mutating func toggle() throws(Fault) -> Command {
    let name = try name("the name of an object", sample: "A")
    let span = token.span
    let property = try property()
    guard property.valueKind == .bool else {
      throw Fault("\(property.rawValue) is not on or off, so it cannot be toggled", span, replace: "isHidden")
    }
    return .toggle(name, property, span)
  }

  mutating func move() throws(Fault) -> Command {
    let words: [StaticString] = ["to", "above", "below"]
    let name = try name("the view to move", sample: "A", not: words)
    if let order = try siblingOrder() { return .reorder(name, order) }
    try require("to", sample: "to root")
    return .moveTo(name, try self.name("the view to move it to", sample: "root"))
  }

  mutating func bring() throws(Fault) -> Command {
    let name = try name("the view to bring to front", sample: "A", not: ["to"])
    try require("to", sample: "to front")
    try require("front", sample: "front")
    return .reorder(name, .front)
  }

  mutating func send() throws(Fault) -> Command {
    let name = try name("the view to send to back", sample: "A", not: ["to"])
    try require("to", sample: "to back")
    try require("back", sample: "back")
    return .reorder(name, .back)
  }

  mutating func rename() throws(Fault) -> Command {
    let old = try name("the name of an object", sample: "A")
    _ = accept("to")
    return .rename(old, to: try newName("the new name", sample: "B"))
  }
}
