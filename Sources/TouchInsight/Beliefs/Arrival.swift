import TouchModel

/// Touches as a believer thinks they arrive.
enum Arrival {
  /// Every sample in place of which others may come; `down` is where its finger went down last. A finger that a
  /// rewriting lifts is gone until it goes down again.
  static func rewritten(
    _ inputs: [Input], _ rewrite: (TouchSample, _ down: Point) -> [TouchSample]
  ) -> [Input] {
    var downs: [Finger: Point] = [:]
    return inputs.flatMap { input -> [Input] in
      guard case .touches(let samples, let time) = input else { return [input] }
      var events: [[TouchSample]] = []
      for sample in samples {
        var written = [sample]
        if case .down = sample.change {
        } else {
          guard let down = downs[sample.finger] else { continue }
          written = rewrite(sample, down)
        }
        for (place, one) in written.enumerated() {
          switch one.change {
          case .down(let point): downs[one.finger] = point
          case .up, .cancel: downs[one.finger] = nil
          case .move: break
          }
          if place < events.count { events[place].append(one) } else { events.append([one]) }
        }
      }
      return events.map { .touches($0, at: time) }
    }
  }

  /// Without the fingers that are turned away as they go down.
  static func filtered(_ inputs: [Input], _ isWelcome: (Finger, _ down: Point) -> Bool) -> [Input] {
    var turnedAway: Set<Finger> = []
    return inputs.compactMap { input in
      guard case .touches(let samples, let time) = input else { return input }
      let rest = samples.filter { sample in
        if case .down(let point) = sample.change {
          if isWelcome(sample.finger, point) {
            turnedAway.remove(sample.finger)
          } else {
            turnedAway.insert(sample.finger)
          }
        }
        return !turnedAway.contains(sample.finger)
      }
      return rest.isEmpty ? nil : .touches(rest, at: time)
    }
  }
}
