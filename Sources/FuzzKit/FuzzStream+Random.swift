import TouchModel

extension FuzzStream {
  /// The stream of this seed: up to ten views, up to twenty recognizers, a few dozen things that happen.
  public static func random(seed: UInt64) -> FuzzStream {
    var maker = StreamMaker(random: SplitMix64(seed: seed))
    maker.makeScene()
    maker.makeEvents()
    return FuzzStream(seed: seed, steps: maker.steps, hasUniqueFingers: !maker.reusesFingers)
  }
}

/// Makes up a stream.
struct StreamMaker {
  var random: SplitMix64
  var steps: [FuzzStep] = []
  var reusesFingers: Bool
  /// The fingers that are down, and where.
  var down: [(finger: Int, place: Point)] = []
  private var contacts = 0

  init(random: SplitMix64) {
    self.random = random
    reusesFingers = self.random.chance(10)
  }

  // MARK: The scene

  mutating func makeScene() {
    let viewCount = 1 + random.below(9)
    for _ in 0..<viewCount { steps.append(randomView(amongst: viewCount)) }
    if random.chance(4) { steps.append(.addWindow(randomFrame())) }
    let most = random.chance(20) ? 20 : 6
    let recognizerCount = random.below(most + 1)
    for _ in 0..<recognizerCount { steps.append(.attach(randomRecipe(views: viewCount + 1))) }
    for _ in 0..<random.below(random.chance(40) ? 7 : 2) {
      steps.append(.require(random.below(recognizerCount), toFail: random.below(recognizerCount)))
    }
    for _ in 0..<random.below(random.chance(40) ? 7 : 2) {
      steps.append(
        .rule(
          random.below(recognizerCount), random.pick(DelegateRule.Question.allCases), random.chance(60),
          about: random.chance(50) ? -1 : random.below(recognizerCount)))
    }
    if random.chance(25) { steps.append(.override(view: random.below(viewCount + 1), randomOverride())) }
  }

  private mutating func randomView(amongst count: Int) -> FuzzStep {
    let classes: [ViewClass] = [
      .view, .view, .view, .view, .view, .view, .button, .button, .control, .scrollView, .slider, .switch,
      .tableView, .tableViewCell, .label,
    ]
    return .addView(
      random.pick(classes), parent: random.below(count), randomFrame(), multipleTouch: random.chance(40),
      exclusive: random.chance(4))
  }

  private mutating func randomFrame() -> Rect {
    if random.chance(40) { return Rect(0, 0, 320, 480) }
    return Rect(
      Double(random.below(8) * 20), Double(random.below(8) * 20), Double(40 + random.below(10) * 20),
      Double(40 + random.below(10) * 20))
  }

  private mutating func randomRecipe(views: Int) -> RecognizerRecipe {
    var recipe = RecognizerRecipe(kind: random.pick(Recognizer.Kind.allCases), view: random.below(views))
    if random.chance(30) { recipe.kind = .tap }
    recipe.cancels = random.chance(75)
    recipe.delaysBegan = random.chance(25)
    recipe.delaysEnded = random.chance(75)
    recipe.isEnabled = random.chance(96)
    recipe.taps = random.chance(60) ? 1 : 1 + random.below(3)
    recipe.touches = random.chance(75) ? 1 : 2
    recipe.mostTouches = random.chance(20) ? recipe.touches : nil
    recipe.duration = random.pick([0, 0.1, 0.5, 0.5])
    recipe.sides = Recognizer.Sides(rawValue: UInt8(1 + random.below(15)))
    return recipe
  }

  private mutating func randomOverride() -> FuzzOverride {
    switch random.below(6) {
    case 0: .shouldBegin(random.chance(40))
    case 1: .beginTracking(random.chance(30))
    case 2: .continueTracking(random.chance(30))
    case 3: .touchesShouldCancel(random.chance(60))
    case 4: .touchesShouldBegin(random.chance(30))
    default: .observe(random.pick(TouchPhase.allCases))
    }
  }

  // MARK: Events

  mutating func makeEvents() {
    let most = 2 + random.below(14)
    while steps.count < 400 && contacts < 48 {
      makeOne()
      if random.below(most) == 0 { break }
    }
    if !down.isEmpty && random.chance(80) { lift(down.count) }
  }

  private mutating func makeOne() {
    switch random.below(100) {
    case 0..<22: tap()
    case 22..<36: land(1 + random.below(2))
    case 36..<58: move()
    case 58..<72: lift(1 + random.below(max(1, down.count)))
    case 72..<82: drag()
    case 82..<87: steps.append(.wait(random.pick([0, 0.01, 0.1, 0.15, 0.35, 0.36, 0.5, 0.75, 0.76, 1])))
    case 87..<88: steps.append(.settle)
    case 88..<89:
      steps.append(.interrupt)
      down = []
    case 89..<90:
      if let first = down.first {
        steps.append(.touches([FuzzSample(finger: first.finger, change: .cancel)], after: gap()))
        down.removeFirst()
      }
    case 90..<93: steps.append(.hover(random.chance(70) ? place() : nil))
    case 93..<96: steps.append(.setState(random.below(20), random.pick(Recognizer.State.allCases)))
    default: steps.append(.edit(randomEdit()))
    }
  }

  private mutating func randomEdit() -> FuzzEdit {
    let (a, b) = (random.below(20), random.below(20))
    return switch random.below(13) {
    case 0: .removeView(a)
    case 1: .moveView(a, to: b)
    case 2: .hideView(a, random.chance(60))
    case 3: .animateView(a, random.chance(60))
    case 4, 5: .enableRecognizer(a, random.chance(40))
    case 6: .removeRecognizer(a)
    case 7: .moveRecognizer(a, to: b)
    case 12: .enableControl(a, random.chance(40))
    case 8, 9: .present(random.pick([.popover, .popover, .pageSheet, .fullScreen]))
    default: .dismiss
    }
  }

  private mutating func gap() -> Double {
    random.pick([0, 0.016, 0.016, 0.016, 0.05, 0.08, 0.08, 0.12, 0.15, 0.3, 0.35, 0.36, 0.5, 0.75, 0.8])
  }

  private mutating func place() -> Point {
    Point(Double(random.below(17) * 20) + 5, Double(random.below(25) * 20) + 5)
  }

  private mutating func land(_ count: Int, at spot: Point? = nil) {
    var samples: [FuzzSample] = []
    let base = spot ?? place()
    for index in 0..<count where down.count < 5 {
      let finger = reusesFingers ? freeFinger() : contacts
      let place = random.chance(70) ? Point(base.x + Double(index) * 20, base.y) : place()
      samples.append(FuzzSample(finger: finger, change: .down(place)))
      down.append((finger, place))
      contacts += 1
    }
    if !samples.isEmpty { steps.append(.touches(samples, after: gap())) }
  }

  private func freeFinger() -> Int {
    (0..<6).first { number in !down.contains { $0.finger == number } } ?? 7
  }

  private mutating func move() {
    if down.isEmpty { return land(1) }
    for _ in 0...random.below(3) {
      var samples: [FuzzSample] = []
      for index in down.indices where down.count == 1 || random.chance(70) {
        let step = random.pick([0.0, 1, 5, 9, 10, 12, 30, 46, 60])
        let place = down[index].place
        down[index].place = Point(
          place.x + (random.chance(50) ? step : -step), place.y + (random.chance(30) ? step : 0))
        samples.append(FuzzSample(finger: down[index].finger, change: .move(down[index].place)))
      }
      if !samples.isEmpty { steps.append(.touches(samples, after: gap())) }
    }
  }

  private mutating func lift(_ count: Int) {
    if down.isEmpty { return }
    down.shuffle(using: &random)
    var samples: [FuzzSample] = []
    for _ in 0..<min(count, down.count) {
      samples.append(FuzzSample(finger: down.removeLast().finger, change: .up))
    }
    steps.append(.touches(samples, after: gap()))
  }

  private mutating func tap() {
    let times = 1 + random.below(3)
    let fingers = random.chance(75) ? 1 : 2
    let spot = place()
    for _ in 0..<times where down.count + fingers <= 5 {
      let before = down
      land(fingers, at: random.chance(85) ? spot : nil)
      let landed = down.filter { new in !before.contains { $0.finger == new.finger } }
      down = before
      let lifts = landed.map { FuzzSample(finger: $0.finger, change: .up) }
      if !lifts.isEmpty { steps.append(.touches(lifts, after: 0.08)) }
    }
  }

  private mutating func drag() {
    land(random.chance(70) ? 1 : 2)
    for _ in 0..<(1 + random.below(4)) { move() }
    lift(down.count)
  }
}
