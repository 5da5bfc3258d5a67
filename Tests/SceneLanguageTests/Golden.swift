import Foundation

/// A data file of cases: a line that begins with `> ` is what is typed, the lines below it are what comes of it.
struct Golden {
  struct Case: CustomStringConvertible, Sendable {
    let typed: String
    let expected: String
    var description: String { typed }
  }

  let url: URL
  let cases: [Case]

  init(_ name: String, file: String = #filePath) {
    url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var cases: [Case] = []
    var typed: String?
    var lines: [String] = []
    func flush() {
      while lines.last?.isEmpty == true { lines.removeLast() }
      if let typed { cases.append(Case(typed: typed, expected: lines.joined(separator: "\n"))) }
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("> ") || line == ">" {
        flush()
        typed = String(line.dropFirst(2))
      } else {
        lines.append(String(line))
      }
    }
    flush()
    self.cases = cases
  }

  /// Writes the file anew where the environment asks for it, which continuous integration refuses.
  func recordIfAsked(_ render: (String) -> String) throws -> Bool {
    let environment = ProcessInfo.processInfo.environment
    guard environment["TAPWALK_RECORD"] == "1", environment["CI"] == nil else { return false }
    let blocks = cases.map { "> \($0.typed)\n\(render($0.typed))\n" }
    try blocks.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
    return true
  }

  /// `\u{7}` stands for the character.
  static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "\\u{"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      result += rest[..<start.lowerBound]
      if let value = UInt32(rest[start.upperBound..<end], radix: 16), let scalar = Unicode.Scalar(value) {
        result.unicodeScalars.append(scalar)
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
