/// Something about which sources disagree, and what the model does.
public struct ContestedFact: Sendable, Equatable {
  /// `K-1`.
  public let id: String
  /// Without a question mark.
  public let question: String
  /// What the model does, and why.
  public let decision: String

  private init(_ id: String, _ question: String, _ decision: String) {
    self.id = id
    self.question = question
    self.decision = decision
  }

  public static func named(_ id: String) -> ContestedFact? { all.first { $0.id == id } }

  public static let all: [ContestedFact] = [
    .init("K-1", "does an alpha of exactly 0.01 count", "as a 32-bit float it lies below, so it is ignored"),
    .init(
      "K-2", "does a disabled control swallow a touch",
      "it lets it pass, as reports of rows selected through disabled buttons say; no clean log is known"),
    .init(
      "K-3", "what follows a presented controller",
      "the superview of its view where it has one, else the presenter; that explains every log"),
    .init("K-4", "what follows a window", "its scene since iOS 13, as a published chain shows"),
    .init(
      "K-5", "where the search for a nil target starts",
      "at the first responder if there is one, then at the control: so both of Apple's texts hold"),
    .init(
      "K-6", "is the action sent for a cancelled recognizer",
      "it is: two of three texts of Apple's say so"),
    .init(
      "K-7", "which comes first, the action or touchesCancelled",
      "the action, as every published log has it"),
    .init(
      "K-8", "how long delaysTouchesEnded holds back",
      "until the recognizer fails; the 0.15 s of many articles belong to scroll views"),
    .init(
      "K-9", "is the loser sent touchesCancelled", "no: it goes to failed in silence, and no log shows a call"
    ),
    .init("K-10", "how far beyond a control is still inside", "70 points, the one number that was measured"),
    .init("K-11", "how often hitTest runs for a touch", "twice; three times in posts about iOS 9 and older"),
    .init("K-12", "who sends touches to the app", "backboardd; SpringBoard did up to iOS 5"),
    .init(
      "K-13", "what a view hears of a double tap",
      "began, began, cancelled, cancelled, as Apple's guide has it"),
    .init(
      "K-14", "in which order ready recognizers act",
      "deepest view first, so that runs can be repeated; Apple promises no order"),
    .init(
      "K-15", "are withheld touches discarded where cancelsTouchesInView is off",
      "they are released after the action; Apple's two pages disagree"),
  ]
}
