extension Wording {
  /// At most six lines of 80 columns, with three commands to go on with.
  static let greeting = """
    Tapwalk: see what UIKit does with a touch. There is a window with a view, 'root'.
      add A at 40,40,120,120      put a view into it
      tap A                       touch it and read what happens
      help                        everything there is

    """

  /// Written by the handler of a fault, before the program starts anew.
  static let fault = "\nThat was a fault of Tapwalk, not of yours. The session is kept.\n"

  static func resumed(_ count: Int) -> String {
    "Back where you were: \(count) command\(count == 1 ? "" : "s") done again. The last one is left out."
  }
}
