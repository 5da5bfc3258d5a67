/// A line source that may have many lines waiting from one paste, of which the first that fails must be the last to run.
public protocol PasteStopping: AnyObject {
  /// Tells the source that the line it gave last was refused. Drops what is left of the paste.
  ///
  /// - Returns: a sentence for the user, or nil when the line was not part of a paste of several lines.
  func lineFailed() -> String?
}
