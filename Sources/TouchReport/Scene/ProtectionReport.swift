import TouchModel

/// Which controls keep which gestures from a recognizer (UC-20 ... UC-25): every cell is a run of the model.
struct ProtectionReport {
  let painter: Painter
  let wording: Wording
  /// Cells of the first column.
  private static let labelWidth = 19
  /// Cells of each other column.
  private static let cellWidth = 8

  private var indent: Int { 2 }

  private func fits(_ columns: Int) -> Bool {
    let needed = indent + ProtectionReport.labelWidth + columns * ProtectionReport.cellWidth
    return needed - 1 <= painter.options.columns
  }

  func paint(into out: inout [UInt8]) {
    if fits(Protection.Trial.allCases.count) {
      for site in Protection.Site.allCases {
        table(wording.protectionHeading(site), Protection.Trial.allCases, wording.short(_:), into: &out) {
          Protection($0, site, $1)
        }
      }
    } else {
      for trial in Protection.Trial.allCases {
        table(wording.long(trial), Protection.Site.allCases, wording.short(_:), into: &out) {
          Protection($0, $1, trial)
        }
      }
    }
    for line in wording.protectionLegend { painter.paint(Message(nil, role: .quiet, line), into: &out) }
  }

  private func table<Column>(
    _ heading: Phrase, _ columns: [Column], _ title: (Column) -> Phrase, into out: inout [UInt8],
    cell: (ViewClass, Column) -> Protection
  ) {
    painter.paint(Message(nil, role: .heading, heading), into: &out)
    paintRow("", columns.map(title), into: &out)
    for control in Protection.controls {
      let outcomes = columns.map { cell(control, $0).run(wording.scene.settings) }
      paintRow(wording.control(control), outcomes.map(wording.words(_:)), into: &out)
    }
  }

  private func paintRow(_ label: Phrase, _ cells: [Phrase], into out: inout [UInt8]) {
    var row = padded(label, ProtectionReport.labelWidth)
    for cell in cells.dropLast() { row += padded(cell, ProtectionReport.cellWidth) }
    if let last = cells.last { row += last }
    painter.paint(Message(nil, depth: 1, row), into: &out)
  }

  private func padded(_ phrase: Phrase, _ width: Int) -> Phrase {
    let spaces = max(1, width - phrase.bytes.count)
    return phrase + Phrase(bytes: Array(repeating: UInt8(ascii: " "), count: spaces))
  }
}

extension Reporter {
  /// What `show protections` prints.
  public func protections(_ scene: Scene, into out: inout [UInt8]) {
    ProtectionReport(painter: painter, wording: Wording(scene: scene)).paint(into: &out)
  }
}
