import TouchReport

extension Presentation {
  /// What stands on a terminal of this size: one entry for each row, the last one the foot.
  package func screen(columns: Int, rows: Int, options: ReportOptions) -> [[UInt8]] {
    if isBlack { return Array(repeating: [], count: rows) }
    let room = max(1, rows - 1)
    let margin = PresentationLayout(columns: columns).margin
    var lines: [[UInt8]] = isHelping ? help(options) : body
    // What was revealed last is what everybody looks at: where a slide is too long its beginning goes.
    let space = room - lines.count
    if space < 0 {
      lines.removeFirst(-space)
    } else {
      // A little air above, unless that would push something out.
      lines.insert(contentsOf: Array(repeating: [], count: min(2, space)), at: 0)
    }
    lines = lines.map { $0.isEmpty ? $0 : Array(repeating: 0x20, count: margin) + $0 }
    lines += Array(repeating: [], count: room - lines.count)
    if rows > 1 { lines.append(foot(columns, options)) }
    return lines
  }

  /// The parts that are shown, with a blank line between them.
  private var body: [[UInt8]] { Presentation.lines(of: current.parts.prefix(shown)) }

  private static func lines(of parts: some Sequence<Slide.Part>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for part in parts {
      if !lines.isEmpty && !part.isTight { lines.append([]) }
      lines += part.lines
    }
    return lines
  }

  private func help(_ options: ReportOptions) -> [[UInt8]] {
    ClassWording.presenterKeys.map { Array($0.utf8) }
  }

  private func foot(_ columns: Int, _ options: ReportOptions) -> [UInt8] {
    let text =
      if let number {
        ClassWording.jumpTo(number)
      } else if let remark {
        ClassWording.text(for: remark)
      } else {
        ClassWording.place(
          slide: slide + 1, of: slides.count, step: current.step, steps: stepCount,
          isMore: shown < current.told)
      }
    var out: [UInt8] = []
    var options = options
    options.columns = 1000
    options.isPlain = false
    Painter(options).paint(
      Message(nil, role: .quiet, "\(ClassWording.cut(text, to: columns - 3))"), into: &out)
    return [0x20, 0x20] + out.dropLast()
  }

  /// The whole of it without a terminal: pages with a line of hyphens between them.
  public var pages: [UInt8] {
    var out: [UInt8] = []
    for (index, slide) in slides.enumerated() {
      if index > 0 { out.append(contentsOf: "\n---\n\n".utf8) }
      for line in Presentation.lines(of: slide.parts) { out += line + [0x0A] }
    }
    return out
  }
}

/// How wide spacing uses a terminal: text on two thirds of the width, and air on both sides.
package struct PresentationLayout: Sendable, Equatable {
  /// Cells of a line of text.
  package let text: Int
  /// Cells to its left.
  package let margin: Int

  package init(columns: Int) {
    // In a narrow window the words need the room more than the air does.
    text = columns < 60 ? max(20, columns - 4) : columns * 2 / 3
    margin = max(0, columns - text) / 2
  }
}
