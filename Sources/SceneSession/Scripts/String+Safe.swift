import TouchReport

extension String {
  /// As it may be printed: control characters are shown as what they are.
  package var safe: String { TouchReport.Escape.escaped(self) }
}
