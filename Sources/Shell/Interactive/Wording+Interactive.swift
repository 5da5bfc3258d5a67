extension Wording {
  /// At most six lines of 80 columns, with five commands to go on with. Narrower ones are without the explanations.
  static func greeting(columns: Int) -> String {
    let steps = [
      ("lesson", "a first lesson, ten minutes"), ("add A at 40,40,120,120", "put a view into it"),
      ("tap A", "touch it and read what happens"),
      ("open nested-views", "a scene that is ready; open alone lists them"),
      ("help", "everything there is"),
    ]
    if columns < 80 { return "Tapwalk: touches, as UIKit sees them\n" + steps.map { "  \($0.0)\n" }.joined() }
    return "Tapwalk: what UIKit does with a touch. A window with one view, 'root', is there.\n"
      + steps.map { "  \($0.0)" + String(repeating: " ", count: 26 - $0.0.count) + "\($0.1)\n" }.joined()
  }

  /// Written by the handler of a fault, before the program starts anew.
  static let fault = "\nThat was a fault of Tapwalk, not of yours. The session is kept.\n"

  static func resumed(_ count: Int) -> String {
    "Back where you were: \(count) command\(count == 1 ? "" : "s") done again. The last one is left out."
  }
}
