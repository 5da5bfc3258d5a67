import TouchModel

extension Reader {
  /// `make V receive P`.
  mutating func make() throws(Fault) -> Command {
    let name = try name("a view", sample: "A", not: ["receive"])
    try require("receive", sample: "receive 40,40")
    return .make(name, receives: try place())
  }

  /// `find point for V`.
  mutating func find() throws(Fault) -> Command {
    _ = accept("a")
    try require("point", sample: "point for A")
    try require("for", sample: "for A")
    return .findPoint(for: try name("a view", sample: "A"))
  }

  /// `map [VIEW]`, `map receivers [VIEW]`, `map diff [VIEW]`.
  mutating func map() throws(Fault) -> Command {
    if accept("diff") { return .mapDifference(isAtEnd ? nil : try name("a view", sample: "root")) }
    _ = accept("receivers")
    return .map(isAtEnd ? nil : try name("a view", sample: "root"))
  }
}
