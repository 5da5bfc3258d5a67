import TouchModel

extension Reader {
  /// `make V receive P`, `make OBJ.ACTION fire on CMD`.
  mutating func make() throws(Fault) -> Command {
    var ahead = self
    ahead.advance()
    if ahead.token.kind == .colon { ahead.advance() }
    if ahead.isAt("fire") || isAtAction && !ahead.isAt("receive") { return try makeFire() }
    let name = try name("a view", sample: "A", not: ["receive"])
    try require("receive", sample: "receive 40,40")
    return .make(name, receives: try place())
  }

  private mutating func makeFire() throws(Fault) -> Command {
    let action = try action()
    try require("fire", sample: "fire on tap 40,40")
    try require("on", sample: "on tap 40,40")
    if isAtEnd { throw expected("a touch behind 'on'", sample: "tap 40,40") }
    return .makeFire(action, on: try statement())
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
