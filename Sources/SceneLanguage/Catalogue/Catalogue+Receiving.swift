extension Catalogue {
  /// Questions about where a touch goes, besides `why` and `map`.
  static let whereTouchesGo: [CommandEntry] = [
    .init(
      .make, .ask,
      "Looks for the smallest change that lets a view receive a touch, or a gesture call an action",
      forms: ["make VIEW receive P", "make ACTION fire on CMD"],
      examples: ["make A receive 40,40", "make B receive A", "make vc.save fire on tap B"]),
    .init(
      .find, .ask, "Finds a point where a view receives touches", forms: ["find point for VIEW"],
      examples: ["find point for A"]),
  ]
}
