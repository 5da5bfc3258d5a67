import SceneLanguage
import TouchModel

/// `touch down 1 at P & move 2 to Q`: single samples, one event.
extension Session {
  mutating func touch(
    _ parts: [TouchPart], over duration: Time?, steps: Int?, into output: inout [UInt8]
  ) throws(SessionError) {
    let samples = try samples(of: parts)
    let inputs = try events(samples, over: duration, steps: steps)
    let goesDown = samples.contains { if case .down = $0.change { true } else { false } }
    let isFirst = goesDown && scene.activity.fingersDown.isEmpty
    run(
      beginning: isFirst && !scene.activity.hasTimers,
      aim: scene.aim(of: .touch(parts, over: nil, steps: nil)),
      inputs: inputs, into: &output
    ) {
      Simulator.run(inputs, on: &$0, into: &$1)
    }
    if isFirst { lastHit = .touched }
  }

  /// The last sample of each finger, held against the fingers that are down.
  private func samples(of parts: [TouchPart]) throws(SessionError) -> [TouchSample] {
    var samples: [TouchSample] = []
    var seen = FingerSet()
    for part in parts {
      guard let number = part.finger else {
        if scene.activity.fingersDown.isEmpty { throw SessionError(.noFingerDown, at: part.span) }
        for finger in scene.activity.fingersDown where !seen.contains(finger) {
          samples.append(TouchSample(finger, .cancel))
          seen.insert(finger)
        }
        continue
      }
      guard (0..<Finger.limit).contains(number) else {
        throw SessionError(.fingerOutOfRange(number), at: part.span)
      }
      let finger = Finger(number)
      if seen.contains(finger) { throw SessionError(.fingerTwice(number), at: part.span) }
      seen.insert(finger)
      let isDown = scene.activity.isDown(finger)
      let change: TouchSample.Change
      switch part.change {
      case .down(let place):
        if isDown { throw SessionError(.fingerDown(number), at: part.span) }
        change = .down(try scene.point(place))
      case _ where !isDown: throw SessionError(.fingerNotDown(number), at: part.span)
      case .move(let place): change = .move(try scene.point(place))
      case .up: change = .up
      case .cancel: change = .cancel
      }
      samples.append(TouchSample(finger, change))
    }
    return samples
  }

  /// Spreads moves over their time; what is joined with them happens in the first event.
  private func events(
    _ samples: [TouchSample], over duration: Time?, steps: Int?
  ) throws(SessionError) -> [Input] {
    let now = scene.clock
    if duration == nil && steps == nil { return [.touches(samples, at: now)] }
    try checkSamples(steps, over: duration)
    let length = duration ?? .zero
    try checkClock(after: length)
    let count = steps ?? Gesture.sampleCount(length, sampleRate: scene.settings.sampleRate)
    var inputs: [Input] = []
    for step in stride(from: 1, through: count, by: 1) {
      var event: [TouchSample] = []
      for sample in samples {
        if case .move(let goal) = sample.change {
          let start = scene.activity.location(of: sample.finger) ?? goal
          let part = Double(step) / Double(count)
          let point =
            step == count
            ? goal : Point(start.x + (goal.x - start.x) * part, start.y + (goal.y - start.y) * part)
          event.append(TouchSample(sample.finger, .move(point)))
        } else if step == 1 {
          event.append(sample)
        }
      }
      if !event.isEmpty { inputs.append(.touches(event, at: now + length.fraction(step, of: count))) }
    }
    return inputs
  }
}
