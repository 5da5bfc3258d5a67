import TouchModel

/// The cells of `map` whose receiver has changed: `.` where it has not, a letter for each pair of old and new one
/// elsewhere.
struct MapDifferenceReport {
  let painter: Painter
  /// Of the scene after.
  let wording: Wording

  private struct Change: Hashable {
    let old: ViewID?
    let new: ViewID?
  }

  func paint(
    _ area: Rect, before: (Point) -> ViewID?, after: (Point) -> ViewID?, into out: inout [UInt8]
  ) {
    let columns = min(painter.options.columns, 100)
    guard let new = MapGrid(area, maxColumns: columns, maxRows: 30, hit: after),
      let old = MapGrid(area, maxColumns: columns, maxRows: 30, hit: before)
    else {
      painter.paint(Message(.no, wording.nothingToDraw), into: &out)
      return
    }
    let changes = zip(old.cells, new.cells).map { $0 == $1 ? nil : Change(old: $0, new: $1) }
    var counts: [Change: Int] = [:]
    var order: [Change] = []
    for case let change? in changes {
      if counts[change] == nil { order.append(change) }
      counts[change, default: 0] += 1
    }
    if order.isEmpty {
      painter.paint(Message(.yes, role: .answer, wording.mapUnchanged), into: &out)
      return
    }
    let letters = letters(order)
    let heading = wording.mapDifferenceHeading(
      counts.values.reduce(0, +), of: changes.count, new.cellSize)
    painter.paint(Message(nil, role: .heading, heading), into: &out)
    for row in 0..<new.rows {
      for change in changes[row * new.columns..<(row + 1) * new.columns] {
        out.append(contentsOf: (change.flatMap { letters[$0] } ?? ".").utf8)
      }
      out.append(0x0A)
    }
    for change in order {
      let phrase = wording.mapChange(
        letters[change] ?? "#", from: change.old, to: change.new, cells: counts[change] ?? 0)
      painter.paint(Message(nil, phrase), into: &out)
    }
  }

  /// The first letter of the new receiver where that is free; `-` for nobody.
  private func letters(_ changes: [Change]) -> [Change: String] {
    let alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".map(String.init)
    var free = Set(alphabet)
    var letters: [Change: String] = [:]
    for change in changes {
      let first = change.new.map { String(wording.name($0).prefix(1)) } ?? "-"
      let wishes = [first, first.lowercased(), first.uppercased()] + alphabet
      let letter = wishes.first { free.contains($0) } ?? "#"
      free.remove(letter)
      letters[change] = change.new == nil ? "-" : letter
    }
    return letters
  }
}
