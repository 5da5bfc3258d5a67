import TouchModel

/// A rectangle of the screen, sampled in the middle of each cell of a terminal.
struct MapGrid {
  let area: Rect
  let columns: Int
  let rows: Int
  /// Row by row: whom a touch in the middle of the cell would find.
  let cells: [ViewID?]

  /// At most `maxColumns` by `maxRows` cells, each about twice as high as wide. nil where the area is empty.
  init?(_ area: Rect, maxColumns: Int, maxRows: Int, hit: (Point) -> ViewID?) {
    guard area.size.width > 0, area.size.height > 0 else { return nil }
    let width = max(area.size.width / Double(maxColumns), area.size.height / Double(2 * maxRows))
    self.area = area
    columns = max(1, min(maxColumns, Int((area.size.width / width).rounded())))
    rows = max(1, min(maxRows, Int((area.size.height / (2 * width)).rounded())))
    var cells: [ViewID?] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        cells.append(
          hit(
            Point(
              area.minX + (Double(column) + 0.5) * area.size.width / Double(columns),
              area.minY + (Double(row) + 0.5) * area.size.height / Double(rows))))
      }
    }
    self.cells = cells
  }

  var cellSize: Size { Size(area.size.width / Double(columns), area.size.height / Double(rows)) }

  /// The cell that a point is in; nil outside.
  func index(of point: Point) -> Int? {
    guard area.contains(point) else { return nil }
    let column = min(columns - 1, Int((point.x - area.minX) / cellSize.width))
    let row = min(rows - 1, Int((point.y - area.minY) / cellSize.height))
    return row * columns + column
  }

  /// For each view its widest run of cells in one row, without the cell `taken`; of equal ones the one nearest to the
  /// middle of all of them.
  func widestRuns(without taken: Int?) -> [ViewID: Range<Int>] {
    var runs: [ViewID: [Range<Int>]] = [:]
    for row in 0..<rows {
      var start = row * columns
      for i in start..<(row + 1) * columns {
        let isEnd = i + 1 == (row + 1) * columns || cells[i + 1] != cells[i]
        guard isEnd else { continue }
        if let view = cells[i], !(taken.map { (start...i).contains($0) } ?? false) {
          keep(start..<i + 1, &runs[view, default: []])
        }
        start = i + 1
      }
    }
    return runs.compactMapValues { $0.isEmpty ? nil : $0[($0.count - 1) / 2] }
  }

  private func keep(_ run: Range<Int>, _ runs: inout [Range<Int>]) {
    guard let first = runs.first else {
      runs.append(run)
      return
    }
    if run.count > first.count { runs.removeAll() }
    if run.count >= first.count { runs.append(run) }
  }
}
