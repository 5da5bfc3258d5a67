import TouchModel

/// The frames to scale: every cell shows the view that a touch there would find, by a letter, with the names written
/// where they fit and a legend for the others.
struct MapReport {
  let painter: Painter
  let wording: Wording
  private var options: ReportOptions { painter.options }
  private var scene: Scene { wording.scene }

  func paint(_ view: ViewID?, touch: Point?, hit: (Point) -> ViewID?, into out: inout [UInt8]) {
    let area = area(of: view)
    guard let grid = MapGrid(area, maxColumns: min(options.columns, 100), maxRows: 30, hit: hit) else {
      painter.paint(Message(.no, wording.nothingToDraw), into: &out)
      return
    }
    painter.paint(
      Message(nil, role: .heading, wording.mapHeading(view, area.size, grid.cellSize)), into: &out)
    if options.isPlain {
      paintAreas(grid, touch, hit, into: &out)
      return
    }
    let letters = letters(grid)
    let touched = touch.flatMap { grid.index(of: $0) }
    var drawing = grid.cells.map { $0.flatMap { letters[$0] } ?? " " }
    let written = write(grid, letters, touched, into: &drawing)
    if let touched { drawing[touched] = "*" }
    for row in 0..<grid.rows {
      var line: [UInt8] = []
      for cell in drawing[row * grid.columns..<(row + 1) * grid.columns] {
        line.append(contentsOf: cell.utf8)
      }
      while line.last == 0x20 { line.removeLast() }
      out.append(contentsOf: line)
      out.append(0x0A)
    }
    paintLegend(grid, letters, written, touch, hit, into: &out)
  }

  /// On the screen: the box around a view, or around all windows.
  func area(of view: ViewID?) -> Rect {
    var boxes: [Rect] = []
    for it in view.map({ [$0] }) ?? scene.windows {
      let bounds = scene.views[it.row].bounds
      let corners = [
        bounds.origin, Point(bounds.maxX, bounds.minY), Point(bounds.minX, bounds.maxY),
        Point(bounds.maxX, bounds.maxY),
      ].map { scene.convertToScreen($0, from: it) }
      let xs = corners.map(\.x)
      let ys = corners.map(\.y)
      guard let left = xs.min(), let top = ys.min(), let right = xs.max(), let bottom = ys.max() else {
        continue
      }
      boxes.append(Rect(left, top, right - left, bottom - top))
    }
    guard let first = boxes.first else { return Rect(0, 0, 0, 0) }
    return boxes.dropFirst().reduce(first) { a, b in
      let left = min(a.minX, b.minX)
      let top = min(a.minY, b.minY)
      return Rect(left, top, max(a.maxX, b.maxX) - left, max(a.maxY, b.maxY) - top)
    }
  }

  // MARK: Letters and names

  /// The root view of the window with most cells is the ground, `.`, or where none is drawn the view with most cells; each
  /// other gets the letter of its name where that is free.
  private func letters(_ grid: MapGrid) -> [ViewID: String] {
    var counts: [ViewID: Int] = [:]
    var order: [ViewID] = []
    for case let view? in grid.cells {
      if counts[view] == nil { order.append(view) }
      counts[view, default: 0] += 1
    }
    let roots = order.filter { scene.controller(ofRootView: $0) != nil || scene.views[$0.row].isWindow }
    guard
      let ground = (roots.isEmpty ? order : roots).max(by: { (counts[$0] ?? 0) < (counts[$1] ?? 0) })
    else { return [:] }
    var letters: [ViewID: String] = [ground: "."]
    let alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".map(String.init)
    var free = Set(alphabet)
    let rest = order.filter { letters[$0] == nil }
    // Names of one letter first, so that they keep it.
    for view in rest.filter({ wording.name($0).count == 1 }) + rest.filter({ wording.name($0).count != 1 }) {
      let first = wording.name(view).prefix(1)
      let wishes = [String(first), first.lowercased(), first.uppercased()] + alphabet
      let letter = wishes.first { free.contains($0) } ?? "#"
      free.remove(letter)
      letters[view] = letter
    }
    return letters
  }

  /// Writes the names that fit, in brackets, and answers whose they are.
  private func write(
    _ grid: MapGrid, _ letters: [ViewID: String], _ touched: Int?, into drawing: inout [String]
  ) -> Set<ViewID> {
    var written: Set<ViewID> = []
    let width = options.width
    for (view, letter) in letters where letter == wording.name(view) { written.insert(view) }
    for (view, run) in grid.widestRuns(without: touched) where !written.contains(view) {
      let name = Escape.escaped(wording.name(view))
      let cells = width.of(name)
      guard cells + 2 <= run.count else { continue }
      var place = run.lowerBound + (run.count - cells - 2) / 2
      drawing[place] = "["
      place += 1
      for character in name {
        let taken = width.of(String(character))
        guard taken > 0 else {
          drawing[place - 1] += String(character)
          continue
        }
        drawing[place] = String(character)
        for extra in stride(from: 1, to: taken, by: 1) { drawing[place + extra] = "" }
        place += taken
      }
      drawing[place] = "]"
      written.insert(view)
    }
    return written
  }

  // MARK: Without a picture

  /// Each view with the box around the cells that find it.
  private func paintAreas(
    _ grid: MapGrid, _ touch: Point?, _ hit: (Point) -> ViewID?, into out: inout [UInt8]
  ) {
    var order: [ViewID] = []
    var boxes: [ViewID: (left: Int, top: Int, right: Int, bottom: Int)] = [:]
    for (i, cell) in grid.cells.enumerated() {
      guard let view = cell else { continue }
      let (row, column) = (i / grid.columns, i % grid.columns)
      guard let box = boxes[view] else {
        order.append(view)
        boxes[view] = (column, row, column + 1, row + 1)
        continue
      }
      boxes[view] = (
        min(box.left, column), box.top, max(box.right, column + 1), row + 1
      )
    }
    let size = grid.cellSize
    for view in order {
      guard let box = boxes[view] else { continue }
      let rect = Rect(
        rounded(grid.area.minX + Double(box.left) * size.width),
        rounded(grid.area.minY + Double(box.top) * size.height),
        rounded(Double(box.right - box.left) * size.width),
        rounded(Double(box.bottom - box.top) * size.height))
      painter.paint(Message(nil, depth: 1, wording.mapArea(view, rect)), into: &out)
    }
    if let touch { painter.paint(Message(nil, wording.mapTouch(touch, hit(touch))), into: &out) }
  }

  private func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  // MARK: Legend

  private func paintLegend(
    _ grid: MapGrid, _ letters: [ViewID: String], _ written: Set<ViewID>, _ touch: Point?,
    _ hit: (Point) -> ViewID?, into out: inout [UInt8]
  ) {
    let unnamed = letters.filter { !written.contains($0.key) }.sorted { $0.value < $1.value }
    let entries = unnamed.map { String(decoding: painter.drawn(wording.legend($1, $0)), as: UTF8.self) }
    ColumnLayout.lay(entries, options, into: &out)
    if let touch { painter.paint(Message(nil, "* \(wording.mapTouch(touch, hit(touch)))"), into: &out) }
    let missing = missingViews(grid, letters)
    let small = missing.prefix(100).filter { hit(scene.screenCenter(of: $0)) == $0 }
    if !small.isEmpty {
      painter.paint(Message(nil, role: .quiet, wording.tooSmall(Array(small.prefix(8)))), into: &out)
    }
    let others = missing.filter { !small.contains($0) }
    guard !others.isEmpty else { return }
    let told = Array(others.prefix(12))
    painter.paint(
      Message(nil, role: .quiet, wording.inNoCell(told, more: others.count - told.count)), into: &out)
  }

  /// Views with a place in a window that no cell finds and that have no subview that one finds.
  private func missingViews(_ grid: MapGrid, _ letters: [ViewID: String]) -> [ViewID] {
    var isAbove: Set<ViewID> = []
    for view in letters.keys { isAbove.formUnion(scene.ancestry(of: view)) }
    return (0..<scene.views.count).map { ViewID($0) }.filter {
      !isAbove.contains($0) && !scene.views[$0.row].flags.contains(.removed) && !scene.isConcealed($0)
        && scene.window(of: $0) != nil && grid.index(of: scene.screenCenter(of: $0)) != nil
    }
  }
}
