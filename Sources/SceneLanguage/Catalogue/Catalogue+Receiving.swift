extension Catalogue {
  /// Questions about where a touch goes, besides `why` and `map`.
  static let whereTouchesGo: [CommandEntry] = [
    .init(
      .make, .ask, "Looks for the smallest change that lets a view receive a touch",
      forms: ["make VIEW receive P"], examples: ["make A receive 40,40", "make B receive A"]),
    .init(
      .find, .ask, "Finds a point where a view receives touches", forms: ["find point for VIEW"],
      examples: ["find point for A"]),
  ]
}
