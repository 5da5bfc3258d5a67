import SceneLanguage
import TouchFiles
import TouchModel

/// Why a command was not carried out. The wording stands in `SessionWording+Errors.swift`.
public struct SessionError: Error, Sendable {
  public var reason: Reason
  /// The part of the line that is to blame.
  public var span: Span?
  /// A line that would work.
  public var suggestion: String?
  /// Where it went wrong, if in a file that `open` or `source` was reading.
  public var place: Place?

  package init(_ reason: Reason, at span: Span? = nil, try suggestion: String? = nil) {
    self.reason = reason
    self.span = span
    self.suggestion = suggestion
  }

  public init(_ error: ParseError) {
    self.init(.parse(error), at: error.span, try: error.suggestion)
  }

  func filling(span: Span) -> SessionError {
    var error = self
    if error.span == nil && error.place == nil { error.span = span }
    return error
  }

  /// A line of a file.
  public struct Place: Sendable, Equatable {
    public let file: String
    /// From 1.
    public let line: Int
    public let text: String
  }

  public enum Reason: Sendable, Equatable {
    case parse(ParseError)
    case scene(SceneError)
    case unknownName(String)
    case notA(Expected, name: String, is: String)
    case needsEvent(control: String)
    case takesNoEvent(recognizer: String)
    case noSuchOverride(String, on: String)
    case fingerTwice(Int)
    case fingerDown(Int)
    case fingerNotDown(Int)
    case noFingerDown
    case noFreeFinger
    case fingerOutOfRange(Int)
    case tooManySamples(limit: Int)
    case clockLimit
    case notCustom(String)
    case settingRefused(SystemSettings.Name)
    case nothingToUndo
    case nothingToRedo
    case onlySteps(Int, Way)
    case noTouchYet
    case noHitYet
    /// Nothing was changed that could be compared.
    case noEditYet
    case noSuchFact(Int, of: Int)
    case notAQuestion
    case notInWhatIf
    case onlyOneTouch
    /// A script that makes no touch.
    case noTouchIn(String)
    case cannotTravel
    case expected(Failure)
    case file(FileError.Reason, path: String)
    case tooDeep
    case unknownBelief(String)
    case unknownRule(String)
    case notAGesture
    case lineTooLong(limit: Int)
    /// In the tutor's own words.
    case tutor(String)
  }

  public enum Way: Sendable, Equatable { case undo, redo }

  /// What a name should have been.
  public enum Expected: Sendable, Equatable {
    case view, controller, recognizer, controlOrRecognizer, control, responder, viewOrRecognizer
  }
}
