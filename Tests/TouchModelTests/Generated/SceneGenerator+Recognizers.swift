@testable import TouchModel

extension SceneGenerator {
  mutating func attachRecognizer(to scene: inout Scene) throws {
    let kinds: [Recognizer.Kind] = [.tap, .tap, .pan, .longPress, .swipe, .pinch, .rotation]
    guard let kind = random.pick(kinds), let view = random.pick(allViews(of: scene)) else { return }
    let recognizer = try scene.attach(kind, name("g"), to: view)
    let object = ObjectID.recognizer(recognizer)
    if kind == .tap && random.chance(30) { try scene.set(.numberOfTapsRequired, .number(2), on: object) }
    if random.chance(10) { try scene.set(.isEnabled, .bool(false), on: object) }
    if random.chance(25) { try scene.set(.cancelsTouchesInView, .bool(false), on: object) }
    if random.chance(20) { try scene.set(.delaysTouchesBegan, .bool(true), on: object) }
    if random.chance(20) { try scene.set(.delaysTouchesEnded, .bool(false), on: object) }
    for question in DelegateRule.Question.allCases where random.chance(8) {
      scene.setRule(DelegateRule(question, random.chance(50)), of: recognizer)
    }
  }

  mutating func relateRecognizers(of scene: inout Scene) throws {
    let own = (0..<scene.recognizers.count).map { RecognizerID($0) }
    for _ in 0..<2 where own.count > 1 && random.chance(40) {
      guard let first = random.pick(own), let second = random.pick(own), first != second else { continue }
      try scene.require(first, toFail: second)
    }
  }

  /// Events with up to three fingers, the last of which lifts every finger and runs the timers out.
  mutating func inputs(count: Int, from start: Time) -> [Input] {
    var time = start
    var down: [Int] = []
    var inputs: [Input] = []
    for _ in 0..<count {
      time = time + Time(nanoseconds: Int64.random(in: 1...300, using: &random) * 1_000_000)
      var samples: [TouchSample] = []
      for finger in 1...3 where random.chance(50) {
        samples.append(sample(finger, &down))
      }
      if random.chance(3) { inputs.append(.interrupt) }
      inputs.append(samples.isEmpty ? .advance(to: time) : .touches(samples, at: time))
      if samples.isEmpty && random.chance(30) { inputs.append(.settle) }
    }
    inputs.append(.touches(down.map { TouchSample(Finger($0), .up) }, at: time))
    inputs.append(.settle)
    return inputs
  }

  private mutating func sample(_ finger: Int, _ down: inout [Int]) -> TouchSample {
    guard down.contains(finger) else {
      down.append(finger)
      return TouchSample(Finger(finger), .down(point()))
    }
    if random.chance(60) { return TouchSample(Finger(finger), .move(point())) }
    down.removeAll { $0 == finger }
    return TouchSample(Finger(finger), random.chance(90) ? .up : .cancel)
  }
}
