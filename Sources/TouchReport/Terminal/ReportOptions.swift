/// Everything about the reader's terminal and wishes, decided once at the edge.
public struct ReportOptions: Sendable, Equatable {
  /// How much a touch tells.
  public enum Verbosity: String, CaseIterable, Sendable {
    /// Every call and every rule.
    case full
    /// Everything once.
    case normal
    /// The answer, and the path that led to it.
    case short
    /// Nothing.
    case silent
  }

  /// The width of the terminal in cells; at least 20.
  public var columns: Int
  public var isColour: Bool
  /// Draws with ASCII only. Names keep their own letters.
  public var isASCII: Bool
  /// For a screen reader: sentences in lines, without signs, columns or pictures.
  public var isPlain: Bool
  /// Cells of a character that Unicode leaves open: 1 or 2.
  public var ambiguousWidth: Int
  public var verbosity: Verbosity
  /// Leaves out what is the same at every touch, for somebody who has read it: further passes that ask the same again,
  /// and that a call which nobody handles goes up to the end.
  public var isFolded = false

  public init(
    columns: Int = 80, isColour: Bool = false, isASCII: Bool = false, isPlain: Bool = false,
    ambiguousWidth: Int = 1, verbosity: Verbosity = .normal
  ) {
    self.columns = max(20, columns)
    self.isColour = isColour
    self.isASCII = isASCII || isPlain
    self.isPlain = isPlain
    self.ambiguousWidth = ambiguousWidth
    self.verbosity = verbosity
  }

  package var width: DisplayWidth { DisplayWidth(ambiguous: ambiguousWidth) }
}
