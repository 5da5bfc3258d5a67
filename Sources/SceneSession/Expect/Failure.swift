import TouchModel

/// What an expectation found instead. Names are those that the user would type.
public enum Failure: Sendable, Equatable {
  case hit(expected: String?, found: String?)
  case fingerNeverDown(Int)
  case action(expected: String, sent: [String])
  case noAction(expected: String?, sent: [String])
  /// The phases that it got.
  case notCancelled(String, got: [TouchPhase])
  case recognizerNotCancelled(String, Recognizer.State)
  case touches(String, got: [TouchPhase])
  /// With the reason for the last state, in words.
  case state(String, expected: Recognizer.State, was: Recognizer.State, why: String?)
  case chain(expected: [String], was: [String])
  /// The closest line, where there is one.
  case log(String, lines: Int, closest: String?)
  case property(String, Property, expected: String, was: String)
  case noSuchReading(String, Property)
}
