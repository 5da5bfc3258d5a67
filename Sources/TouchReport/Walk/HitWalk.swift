import TouchModel

/// One finger's hit test within a trace: where each pass begins and what came out.
struct HitWalk {
  let finger: Finger
  let point: Point
  let time: Time
  /// The facts of each pass, without the fact that begins it.
  var passes: [Range<Int>] = []
  var window: ViewID?
  var view: ViewID?
  /// The place behind its last fact.
  var end: Int

  /// Reads the walk that begins at `start`, where a first pass does.
  init?(_ facts: [Fact], at start: Int) {
    guard case .passBegan(1, let finger, let point) = facts[start].kind else { return nil }
    self.finger = finger
    self.point = point
    time = facts[start].time
    end = facts.count
    var passStart = start + 1
    var i = passStart
    reading: while i < facts.count {
      switch facts[i].kind {
      case .passBegan(let number, _, _):
        if number == 1 {
          end = i
          break reading
        }
        close(passStart..<i)
        passStart = i + 1
      case .windowChosen(let window, _):
        close(passStart..<i)
        passStart = i + 1
        self.window = window
      case .hitViewFound(let view, _):
        close(passStart..<i)
        passStart = i + 1
        self.view = view
        end = i + 1
        break reading
      case .hitTestCalled, .pointInsideCalled, .hitTestAnswered: break
      default:
        end = i
        break reading
      }
      i += 1
    }
    close(passStart..<end)
  }

  private mutating func close(_ range: Range<Int>) {
    if !range.isEmpty { passes.append(range) }
  }

  /// How many methods a pass calls.
  static func calls(_ facts: ArraySlice<Fact>) -> Int {
    var count = 0
    for fact in facts {
      switch fact.kind {
      case .hitTestCalled, .pointInsideCalled: count += 1
      default: break
      }
    }
    return count
  }

  /// The views whose answer led to the hit view, from the window inwards.
  func path(_ facts: [Fact]) -> [ViewID] {
    guard let last = passes.last, view != nil else { return [] }
    var path: [ViewID] = []
    for fact in facts[last].reversed() {
      guard case .hitTestAnswered(let view, let answer, _) = fact.kind else { continue }
      switch answer {
      case .subview(_, let found): if found == self.view { path.append(view) }
      case .itself: if view == self.view { path.append(view) }
      case .overridden(let found): if found != nil, found == self.view { path.append(view) }
      case .refused, .outside, .passedThrough: break
      }
    }
    return path
  }

  /// How deep the hit view stands, the window being 0; nil where an overridden hitTest named it.
  func depth(_ facts: [Fact]) -> Int? {
    guard let last = passes.last else { return nil }
    for fact in facts[last].reversed() {
      switch fact.kind {
      case .hitTestAnswered(_, .itself, let depth): return depth
      case .hitTestAnswered(let view, .overridden(.some(let found)), let depth):
        return view == found ? depth : nil
      default: continue
      }
    }
    return nil
  }
}
