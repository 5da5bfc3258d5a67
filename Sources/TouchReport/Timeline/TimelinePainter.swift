import TouchModel

/// A time line to characters: a table with a column for each receiver where it fits, a list where not.
struct TimelinePainter {
  let painter: Painter
  let wording: Wording
  let origin: Time
  /// Cells of the column of times.
  private var timeWidth: Int { painter.options.isPlain ? 12 : 8 }
  private var columns: Int { painter.options.columns }

  init(_ painter: Painter, _ wording: Wording, origin: Time) {
    self.painter = painter
    self.wording = wording
    self.origin = origin
  }

  func paint(_ timeline: Timeline, into out: inout [UInt8]) {
    if let widths = columnWidths(timeline) {
      paintTable(timeline, widths, into: &out)
    } else {
      paintList(timeline, into: &out)
    }
  }

  /// nil where the table does not fit, or there is nothing to set side by side.
  private func columnWidths(_ timeline: Timeline) -> [Int]? {
    guard columns >= 60, !painter.options.isPlain, !timeline.receivers.isEmpty else { return nil }
    var widths = timeline.receivers.map { painter.width(of: wording.receiver($0)) }
    let places = places(timeline)
    for moment in timeline.moments {
      for case .cell(let receiver, let short, _) in moment.contents {
        if let column = places[receiver] { widths[column] = max(widths[column], painter.width(of: short)) }
      }
    }
    let gap = widths.reduce(timeWidth, +) + 2 * widths.count <= columns ? 2 : 1
    let total = widths.reduce(timeWidth, +) + gap * (widths.count - 1)
    return total <= columns ? widths.map { $0 + gap } : nil
  }

  private func places(_ timeline: Timeline) -> [Receiver: Int] {
    Dictionary(uniqueKeysWithValues: timeline.receivers.enumerated().map { ($1, $0) })
  }

  // MARK: Table

  private func paintTable(_ timeline: Timeline, _ widths: [Int], into out: inout [UInt8]) {
    let places = places(timeline)
    row(nil, timeline.receivers.map { wording.receiver($0) }, widths, .heading, into: &out)
    for moment in timeline.moments {
      var label: Time? = moment.time
      var cells = [Phrase?](repeating: nil, count: widths.count)
      var last = -1
      for content in moment.contents {
        switch content {
        case .cell(let receiver, let short, _):
          guard let column = places[receiver] else { continue }
          if column <= last { flush(&cells, &last, &label, widths, into: &out) }
          cells[column] = short
          last = column
        case .line(let message):
          flush(&cells, &last, &label, widths, into: &out)
          line(message, &label, into: &out)
        }
      }
      flush(&cells, &last, &label, widths, into: &out)
      repeats(moment, into: &out)
    }
  }

  private func flush(
    _ cells: inout [Phrase?], _ last: inout Int, _ label: inout Time?, _ widths: [Int],
    into out: inout [UInt8]
  ) {
    guard last >= 0 else { return }
    row(label, cells, widths, .plain, into: &out)
    label = nil
    last = -1
    cells = Array(repeating: nil, count: cells.count)
  }

  private func row(
    _ time: Time?, _ cells: [Phrase?], _ widths: [Int], _ role: Role, into out: inout [UInt8]
  ) {
    var used = 0
    var wanted = timeWidth
    if let time {
      let text = moment(time)
      painter.write(text.bytes[...], .quiet, into: &out)
      used = text.bytes.count
    }
    for (column, cell) in cells.enumerated() {
      if let cell {
        painter.spaces(wanted - used, into: &out)
        let text = painter.drawn(cell)
        painter.write(text[...], role, into: &out)
        used = wanted + painter.options.width.of(text)
      }
      wanted += widths[column]
    }
    out.append(0x0A)
  }

  private func line(_ message: Message, _ label: inout Time?, into out: inout [UInt8]) {
    painter.paint(
      message, margin: timeWidth,
      label: label.map { painter.options.isPlain ? wording.plainMoment(moment($0)) : moment($0) }, into: &out)
    label = nil
  }

  private func repeats(_ moment: Timeline.Moment, into out: inout [UInt8]) {
    guard moment.repeats > 0 else { return }
    let text = wording.moreTimes(moment.repeats, until: self.moment(moment.lastTime))
    painter.paint(Message(nil, role: .quiet, text), margin: timeWidth, label: nil, into: &out)
  }

  // MARK: List

  private func paintList(_ timeline: Timeline, into out: inout [UInt8]) {
    for moment in timeline.moments {
      var label: Time? = moment.time
      for content in moment.contents {
        switch content {
        case .cell(let receiver, _, let long):
          guard let long else { continue }
          line(Message(nil, "\(wording.receiver(receiver)) \(long)"), &label, into: &out)
        case .line(let message): line(message, &label, into: &out)
        }
      }
      repeats(moment, into: &out)
    }
  }

  private func moment(_ time: Time) -> Phrase {
    var phrase = Phrase()
    Numbers.appendMoment(time - origin, to: &phrase.bytes)
    return phrase
  }
}
