/// One page of a presentation, as pieces that come one after the other.
public struct Slide: Sendable, Equatable {
  /// Of the step that is asked here, from 1; nil for text.
  public let step: Int?
  /// The first one stands from the beginning.
  public let parts: [Part]

  public init(step: Int? = nil, parts: [Part]) {
    self.step = step
    self.parts = parts
  }

  /// What one key reveals: a paragraph, a choice, the answer.
  public struct Part: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
      case text
      /// What nobody may see before the class has answered.
      case answer
      /// Shown only to those who ask for it.
      case trace
    }

    public let kind: Kind
    /// Laid out for the terminal, as bytes without line ends.
    public let lines: [[UInt8]]
    /// Follows the part before it without a blank line.
    public let isTight: Bool

    public init(_ lines: [[UInt8]], kind: Kind = .text, isTight: Bool = false) {
      self.kind = kind
      self.lines = lines
      self.isTight = isTight
    }
  }

  /// The part that gives the answer away.
  var answer: Int? { parts.firstIndex { $0.kind == .answer } }
  /// Behind the last part that is not of the trace.
  var told: Int { (parts.lastIndex { $0.kind != .trace } ?? 0) + 1 }
}
