/// What is still to be typed from a bracketed paste.
struct PasteQueue {
  enum Step: Equatable {
    case insert(String)
    case enter
  }

  private var steps: [Step] = []
  private var place = 0

  var isEmpty: Bool { place == steps.count }

  /// Lines that have not been run, the unfinished last one with them.
  var waitingLines: Int {
    let rest = steps[place...]
    let ends = rest.count { $0 == .enter }
    if case .insert = rest.last { return ends + 1 }
    return ends
  }

  /// Splits pasted text into lines. The last one stays in the editor unless a line end follows it. Tabs become spaces, and
  /// other control characters are left out: a paste is text, never keys.
  mutating func append(_ text: String) {
    var line = String.UnicodeScalarView()
    var afterReturn = false
    func insertion() -> [Step] { line.isEmpty ? [] : [.insert(String(line))] }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where afterReturn: break
      case "\n", "\r":
        steps += insertion() + [.enter]
        line = String.UnicodeScalarView()
      case "\t": line.append(" ")
      default:
        if scalar.properties.generalCategory != .control { line.append(scalar) }
      }
      afterReturn = scalar == "\r"
    }
    steps += insertion()
  }

  mutating func next() -> Step? {
    guard place < steps.count else {
      removeAll()
      return nil
    }
    place += 1
    return steps[place - 1]
  }

  mutating func removeAll() {
    steps.removeAll()
    place = 0
  }
}
