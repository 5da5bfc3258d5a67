import TouchReport

extension String {
  /// As it may be printed and stored: everything but line ends that a terminal would obey is shown as what it is.
  var safeLines: String {
    contains { $0 == "\n" }
      ? split(separator: "\n", omittingEmptySubsequences: false).map { Escape.escaped(String($0)) }.joined(
        separator: "\n") : Escape.escaped(self)
  }
}
