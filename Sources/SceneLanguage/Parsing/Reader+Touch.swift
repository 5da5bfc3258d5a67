import TouchModel

extension Reader {
  // MARK: Whole gestures

  private static let tapWords: [StaticString] = ["count", "fingers", "for"]

  mutating func tap() throws(Fault) -> Command {
    let place = try place(not: Self.tapWords)
    return try contact(place, needsHold: false)
  }

  mutating func press() throws(Fault) -> Command {
    if accept("key") { return .press(try word("a key such as space", sample: "space")) }
    return try contact(try place(not: Self.tapWords), needsHold: true)
  }

  private mutating func contact(_ place: Place, needsHold: Bool) throws(Fault) -> Command {
    var count: Int?
    var fingers: Int?
    var hold: Time?
    while !isAtEnd {
      let start = lastEnd
      if accept("count") {
        if count != nil { throw .twice("count", Span(start, statementEnd)) }
        count = try self.count("the number of taps", 1...Parser.mostTaps)
      } else if accept("fingers") {
        if fingers != nil { throw .twice("fingers", Span(start, statementEnd)) }
        fingers = try self.count("the number of fingers", 1...Parser.mostFingers)
      } else if accept("for") {
        if hold != nil { throw .twice("for", Span(start, statementEnd)) }
        hold = try duration()
      } else {
        throw unexpected(keywords: Self.tapWords.map(\.description))
      }
    }
    if needsHold, hold == nil { throw .missing("'for' and a time", after: lastEnd, sample: "for 1s") }
    return .tap(place, count: count ?? 1, fingers: fingers ?? 1, hold: hold)
  }

  mutating func drag() throws(Fault) -> Command {
    let words: [StaticString] = ["to", "over", "steps"]
    _ = accept("from")
    let from = try place(not: words)
    try require("to", sample: "to 60,60")
    let to = try place(not: words)
    let pace = try pace()
    return .drag(from, to: to, over: pace.duration, steps: pace.steps)
  }

  /// `[over D] [steps N]` at the end of a command.
  private mutating func pace() throws(Fault) -> (duration: Time?, steps: Int?) {
    var pace: (duration: Time?, steps: Int?)
    while !isAtEnd {
      if try !acceptPace(&pace.duration, &pace.steps) { throw unexpected(keywords: ["over", "steps"]) }
    }
    return pace
  }

  private mutating func acceptPace(_ duration: inout Time?, _ steps: inout Int?) throws(Fault) -> Bool {
    let start = lastEnd
    if accept("over") {
      if duration != nil { throw .twice("over", Span(start, statementEnd)) }
      duration = try self.duration()
      return true
    }
    if accept("steps") {
      if steps != nil { throw .twice("steps", Span(start, statementEnd)) }
      steps = try count("the number of steps", 1...Parser.mostSteps, sample: "3")
      return true
    }
    return false
  }

  mutating func swipe() throws(Fault) -> Command {
    let direction: Recognizer.Sides
    if accept("left") {
      direction = .left
    } else if accept("right") {
      direction = .right
    } else if accept("up") {
      direction = .up
    } else if accept("down") {
      direction = .down
    } else {
      throw expected("left, right, up or down", sample: "left")
    }
    try require("from", sample: "from 160,240")
    let place = try place(not: ["by"])
    guard !isAtEnd else { return .swipe(direction, from: place, by: nil) }
    try require("by", sample: "by 100")
    let span = token.span
    let distance = try number("a distance such as 100", sample: "100")
    guard distance > 0, distance <= 100_000 else {
      throw Fault("a swipe travels more than 0 and at most 100000 points", span, replace: "100")
    }
    return .swipe(direction, from: place, by: distance)
  }

  mutating func pinch() throws(Fault) -> Command {
    let place = try place(not: ["scale"])
    try require("scale", sample: "scale 2")
    let span = token.span
    let scale = try number("a scale such as 2", sample: "2")
    guard scale >= 0, scale <= 1000 else { throw Fault("a pinch scales by 0 to 1000", span, replace: "2") }
    return .pinch(place, scale: scale)
  }

  mutating func rotate() throws(Fault) -> Command {
    let place = try place(not: ["by"])
    try require("by", sample: "by 90")
    let span = token.span
    let degrees = try number("an angle in degrees", sample: "90")
    guard abs(degrees) <= 36_000 else {
      throw Fault("a rotation is at most 36000 degrees either way", span, replace: "90")
    }
    return .rotate(place, degrees: degrees)
  }

  // MARK: Single samples

  private static let sampleWords: [StaticString] = ["over", "steps", "at", "to"]

  mutating func touch() throws(Fault) -> Command {
    var parts: [TouchPart] = []
    var duration: Time?
    var steps: Int?
    repeat {
      _ = accept("touch")
      let part = try touchPart()
      if let finger = part.finger, parts.contains(where: { $0.finger == finger }) {
        throw Fault("finger \(finger) is in this event twice", part.span, replace: "up \(Self.free(parts))")
      }
      parts.append(part)
      while token.kind == .word, try acceptPace(&duration, &steps) {
        guard parts.contains(where: { if case .move = $0.change { true } else { false } }) else {
          throw Fault("only a move takes time", Span(part.span.end, lastEnd), replace: "")
        }
      }
    } while accept(.ampersand)
    return .touch(parts, over: duration, steps: steps)
  }

  private static func free(_ parts: [TouchPart]) -> Int {
    (1..<Finger.limit).first { number in !parts.contains { $0.finger == number } } ?? 0
  }

  private mutating func touchPart() throws(Fault) -> TouchPart {
    let start = token.start
    let change: TouchPart.Change
    var finger: Int?
    if accept("down") {
      finger = try fingerNumber("1 at 40,40")
      try require("at", sample: "at 40,40")
      change = .down(try place(not: Self.sampleWords))
    } else if accept("move") {
      finger = try fingerNumber("1 to 60,60")
      try require("to", sample: "to 60,60")
      change = .move(try place(not: Self.sampleWords))
    } else if accept("up") {
      finger = try fingerNumber("1")
      change = .up
    } else if accept("cancel") {
      finger = isAtEnd || token.kind == .ampersand ? nil : try fingerNumber("1")
      change = .cancel
    } else {
      throw expected("down, move, up or cancel", sample: "down 1 at 40,40")
    }
    return TouchPart(finger: finger, change: change, span: Span(start, lastEnd))
  }

  func fingerExpectation() -> String { "the number of a finger" }

  mutating func fingerNumber(_ sample: String) throws(Fault) -> Int {
    try count(fingerExpectation(), 0...(Finger.limit - 1), sample: sample)
  }

  // MARK: Pointer

  mutating func hover() throws(Fault) -> Command {
    if accept("off") || accept("out") { return .hover(nil) }
    return .hover(try place())
  }
}
