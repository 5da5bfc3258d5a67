import TouchReport

/// Lays out what a word can be completed to: with descriptions while they fit, else the words alone in columns.
struct CandidateList {
  /// A cell's word, and what is said about it, which may be shown dim.
  struct Cell: Equatable {
    var text: String
    var description: String
    /// Blanks up to the next cell.
    var padding: Int
  }

  private static let gap = 2

  let rows: [[Cell]]
  /// Candidates for which there was no room.
  let left: Int

  /// - Parameters:
  ///   - columns: of the terminal; the last one stays free.
  ///   - limit: rows at most.
  init(_ candidates: [(text: String, description: String)], columns: Int, limit: Int) {
    let cells = candidates.map { (Escape.escaped($0.text), Escape.escaped($0.description)) }
    let room = max(columns - 1, 1)
    let described = cells.contains { !$0.1.isEmpty }
    let words = cells.map { TerminalText.width($0.0) }.max() ?? 0

    if described, cells.count <= limit, room - words - Self.gap >= 12 {
      rows = Self.described(cells, words: words, room: room, limit: limit)
      left = 0
      return
    }
    let cellWidth = min(words, room)
    let across = max((room + Self.gap) / (cellWidth + Self.gap), 1)
    let shown = cells.prefix(across * max(limit, 1))
    rows = Self.columns(
      shown.map { (TerminalText.clipped($0.0, to: room), "") }, across: across, width: cellWidth)
    left = cells.count - shown.count
  }

  /// One or more columns of word and description; the descriptions are clipped only where one column does not fit either.
  private static func described(_ cells: [(String, String)], words: Int, room: Int, limit: Int) -> [[Cell]] {
    let descriptions = cells.map { TerminalText.width($0.1) }.max() ?? 0
    let wide = words + gap + min(descriptions, room - words - gap)
    let across = cells.count <= 6 ? 1 : max((room + gap) / (wide + gap), 1)
    let lines = cells.map { cell in
      let description = TerminalText.clipped(cell.1, to: room - words - gap)
      let blanks = description.isEmpty ? 0 : words - TerminalText.width(cell.0) + gap
      return (cell.0, String(repeating: " ", count: blanks) + description)
    }
    return columns(lines, across: across, width: wide)
  }

  /// Fills column after column, as `ls` does.
  private static func columns(_ cells: [(String, String)], across: Int, width: Int) -> [[Cell]] {
    let height = (cells.count + across - 1) / across
    return (0..<height).map { row in
      let places = stride(from: row, to: cells.count, by: height)
      return places.map { place in
        let (text, description) = cells[place]
        let isLast = place + height >= cells.count
        let used = TerminalText.width(text) + TerminalText.width(description)
        return Cell(text: text, description: description, padding: isLast ? 0 : width - used + gap)
      }
    }
  }

  /// The beginning that all texts share.
  static func commonPrefix(_ texts: [String]) -> String {
    guard let first = texts.first else { return "" }
    return String(
      texts.dropFirst().reduce(Substring(first)) { shared, text in
        shared.prefix(zip(shared, text).prefix { $0 == $1 }.count)
      })
  }
}
