/// The lines in which two texts differ, `-` before what was expected and `+` before what came, with their numbers.
struct LineDifference: CustomStringConvertible {
  private(set) var description = ""

  init(expected: String, actual: String) {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var changes: [(line: Int, text: String)] = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, let line, _): changes.append((offset, "- \(offset + 1): \(line)"))
      case .insert(let offset, let line, _): changes.append((offset, "+ \(offset + 1): \(line)"))
      }
    }
    description = changes.sorted { $0.line < $1.line }.map(\.text).joined(separator: "\n")
  }
}
