/// Short texts side by side, as many columns as fit, read downwards: completion candidates, properties.
public enum ColumnLayout {
  /// Appends `items` in lines of at most `columns` cells, each ended by a line feed. Texts are escaped; one wider than a
  /// line stands alone and is not cut.
  public static func lay(_ items: [String], _ options: ReportOptions, into out: inout [UInt8]) {
    guard !items.isEmpty else { return }
    let width = options.width
    let texts = items.map { Escape.escaped($0) }
    let widths = texts.map { width.of($0) }
    let gap = 2
    var rows = options.isPlain ? texts.count : 1
    while rows < texts.count, total(widths, rows: rows, gap: gap) > options.columns { rows += 1 }
    let starts = Array(stride(from: 0, to: texts.count, by: rows))
    let columnWidths = starts.map { widths[$0..<min($0 + rows, widths.count)].max() ?? 0 }
    for row in 0..<rows {
      for (column, start) in starts.enumerated() where start + row < texts.count {
        out.append(contentsOf: texts[start + row].utf8)
        let isLast = column == starts.count - 1 || start + rows + row >= texts.count
        if !isLast {
          for _ in 0..<(columnWidths[column] - widths[start + row] + gap) { out.append(0x20) }
        }
      }
      out.append(0x0A)
    }
  }

  private static func total(_ widths: [Int], rows: Int, gap: Int) -> Int {
    var sum = -gap
    for start in stride(from: 0, to: widths.count, by: rows) {
      sum += (widths[start..<min(start + rows, widths.count)].max() ?? 0) + gap
    }
    return sum
  }
}
