extension Wording {
  /// At most six lines of 80 columns, with three commands to go on with.
  static let greeting = """
    Tapwalk: see what UIKit does with a touch. There is a window with a view, 'root'.
      add A at 40,40,120,120      put a view into it
      tap A                       touch it and read what happens
      help                        everything there is

    """
}
