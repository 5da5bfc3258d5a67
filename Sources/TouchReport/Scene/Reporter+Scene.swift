import TouchModel

extension Reporter {
  /// What `tree` prints; `view` is where it starts, nil for every window.
  public func tree(_ scene: Scene, of view: ViewID?, into out: inout [UInt8]) {
    let report = TreeReport(wording: Wording(scene: scene), options: options)
    painter.paint(report.messages(of: view), into: &out)
  }

  /// What `map` prints. `window` is the window or view to draw, nil for the whole screen; `touch` is marked, and `hit`
  /// answers whom a touch at a point of the screen would find.
  public func map(
    _ scene: Scene, of window: ViewID?, touch: Point?, hit: (Point) -> ViewID?, into out: inout [UInt8]
  ) {
    MapReport(painter: painter, wording: Wording(scene: scene)).paint(
      window, touch: touch, hit: hit, into: &out)
  }

  /// What `show OBJ` prints.
  public func show(_ object: ObjectID, _ scene: Scene, into out: inout [UInt8]) {
    ShowReport(painter: painter, wording: Wording(scene: scene)).paint(object, into: &out)
  }

  /// What `show system` prints.
  public func showSystem(_ scene: Scene, into out: inout [UInt8]) {
    let wording = Wording(scene: scene)
    painter.paint(Message(nil, role: .heading, wording.settingsHeading()), into: &out)
    for name in SystemSettings.Name.allCases {
      let text = wording.setting(name, scene.settings[name])
      painter.paint(
        Message(nil, depth: 1, name.isApproximate ? "\(text) (\(wording.approximate))" : text), into: &out)
    }
    painter.paint(Message(nil, role: .quiet, wording.approximateMeans), into: &out)
  }

  /// What `chain OBJ` prints: one line, wrapped; at full verbosity each arrow with its rule.
  public func chain(of object: ObjectID, _ scene: Scene, into out: inout [UInt8]) {
    let wording = Wording(scene: scene)
    if case .recognizer(let recognizer) = object {
      painter.paint(Message(.no, wording.notInChain(recognizer), rule: .rc10), into: &out)
      return
    }
    let chain = scene.chain(from: object)
    painter.paint(Message(nil, wording.chain(chain)), into: &out)
    guard options.verbosity == .full, let last = chain.last else { return }
    for (from, to) in zip(chain, chain.dropFirst()) {
      painter.paint(
        Message(nil, depth: 1, wording.chainStep(from, to), rule: scene.nextAndRule(of: from)?.rule),
        into: &out)
    }
    painter.paint(Message(nil, depth: 1, wording.chainEnd(last)), into: &out)
  }
}
