import TouchReport

/// Lays the pieces of a lesson out as parts of slides.
struct SlidePainter {
  let options: ReportOptions
  private let painter: Painter

  init(_ options: ReportOptions) {
    self.options = options
    painter = Painter(options)
  }

  func title(_ title: String) -> Slide.Part {
    part([Message(nil, role: .heading, Phrase(escaping: title))])
  }

  /// A block; a list comes item by item.
  func prose(_ block: MarkdownBlock) -> [Slide.Part] {
    guard case .list(let start, let items) = block else { return [.init(lines(of: [block]))] }
    return items.enumerated().map { index, item in
      .init(lines(of: [.list(start: start.map { $0 + index }, items: [item])]), isTight: index > 0)
    }
  }

  private func lines(of blocks: [MarkdownBlock]) -> [[UInt8]] {
    var out: [UInt8] = []
    ProsePainter(options).paint(blocks, into: &out)
    return SlidePainter.lines(out)
  }

  /// A command with what it says, a few lines at a time.
  func shown(_ said: LessonScenes.Said) -> [Slide.Part] {
    let command = part([Message(nil, role: .action, ClassWording.typed(said.line))])
    return [command] + SlidePainter.chunks(SlidePainter.lines(said.output)).map { .init($0, isTight: true) }
  }

  func part(
    _ messages: [Message], kind: Slide.Part.Kind = .text, isTight: Bool = false
  ) -> Slide.Part {
    var out: [UInt8] = []
    painter.paint(messages, into: &out)
    return .init(SlidePainter.lines(out), kind: kind, isTight: isTight)
  }

  /// Without blank lines at both ends.
  static func lines(_ out: [UInt8]) -> [[UInt8]] {
    var lines = out.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return lines
  }

  /// Pieces of at most eight lines, which begin at lines that do not stand in, where there are such.
  static func chunks(_ lines: [[UInt8]]) -> [[[UInt8]]] {
    var chunks: [[[UInt8]]] = []
    for line in lines {
      let isTop = line.first != 0x20
      if let count = chunks.last?.count, count < 8, !isTop || count < 3 {
        chunks[chunks.count - 1].append(line)
      } else {
        chunks.append([line])
      }
    }
    return chunks
  }
}
