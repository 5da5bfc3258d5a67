import Testing
import TouchModel

@testable import SceneLanguage

/// A scene written as a script and run again is the same scene.
@Suite struct ScriptWriterTests {
  private func check(_ scene: Scene, _ what: String) throws {
    let script = ScriptWriter.script(for: scene)
    var executor = Executor()
    try executor.run(script)
    #expect(ScriptWriter.script(for: executor.scene) == script, "\(what)")
    let difference = difference(scene, executor.scene)
    #expect(difference == nil, "\(what): \(difference ?? "")\n\(script)")
  }

  /// The first thing in which two scenes differ that a user can see, whatever their objects' numbers.
  private func difference(_ a: Scene, _ b: Scene) -> String? {
    if a.allNames.sorted() != b.allNames.sorted() {
      return "names \(Set(a.allNames).symmetricDifference(b.allNames).sorted())"
    }
    if a.settings != b.settings { return "settings" }
    if a.windowsByAge.map({ a.name(of: $0) }) != b.windowsByAge.map({ b.name(of: $0) }) { return "windows" }
    for name in a.allNames.sorted() {
      guard let x = a.object(named: name), let y = b.object(named: name) else { return name }
      if a.className(of: x) != b.className(of: y) { return "class of \(name)" }
      let names = { (scene: Scene, id: ObjectID) in
        scene.properties(of: id).map { property in
          let value = scene.value(of: property, on: id)
          return "\(property) \(value.map { ValueText.text($0, of: property, in: scene) } ?? "nil")"
        }
      }
      if names(a, x) != names(b, y) {
        return
          "\(name): \(zip(names(a, x), names(b, y)).filter { $0 != $1 }) \(names(a, x).count) \(names(b, y).count)"
      }
      if let v = x.view, let w = y.view {
        if a.subviews(of: v).map({ a.name(of: $0) }) != b.subviews(of: w).map({ b.name(of: $0) }) {
          return "order in \(name)"
        }
        if a.views[v.row].superview == nil, b.views[w.row].superview != nil { return "\(name) is loose" }
        if a.chain(from: x).map({ a.name(of: $0) }) != b.chain(from: y).map({ b.name(of: $0) }) {
          return "chain of \(name)"
        }
        if a.recognizers(of: v).map({ a.name(of: $0) }) != b.recognizers(of: w).map({ b.name(of: $0) }) {
          return "recognizers"
        }
      }
    }
    return nil
  }

  static let scripts: [(what: String, lines: [String])] = [
    ("nothing", []),
    (
      "views",
      ["add A at 10,10,100,100", "add B to A at 0.1,0.2,0.3,1e-7", "add \"to\" to B", "add 视图 to A above B"]
    ),
    ("order", ["add A", "add B", "add C", "send C to back", "move A above B"]),
    ("before root", ["add A to window", "send A to back", "add B to window below root"]),
    (
      "geometry",
      [
        "add A at 0.1,0.7,33.3,66.6", "set A transform scale 2 rotate 33", "set A anchorPoint 0.1,0.9",
        "set A frame 1,2,3,4", "set A bounds -3,-4,55.5,66.1", "set root frame 0,0,100,100",
        "set window bounds 5,5,300,300",
      ]
    ),
    (
      "flags",
      [
        "add A as label with isHidden=on alpha=0.01 isMultipleTouchEnabled=on text=\"a \\\"b\\\" # c\" tag=3",
        "add B as MyButton:UIButton with isEnabled=off isExclusiveTouch=on", "set B isAnimating on",
        "set A canBecomeFirstResponder on", "set vc canBecomeFirstResponder on",
        "set root isUserInteractionEnabled off",
      ]
    ),
    (
      "scroll views",
      [
        "add S as scroll at 0,0,100,100 with contentSize=375,2000 contentOffset=0,40 bounces=off",
        "set S.pan maximumNumberOfTouches 1", "attach tap t to S", "require t toFail S.pan",
        "add T as table to S",
      ]
    ),
    (
      "windows",
      [
        "window w2 at 0,0,100,100 level 1", "window w3", "move w3 below window", "set w3 windowLevel 2",
        "add A to w2",
        "controller c for A", "set w2 isKeyWindow on",
      ]
    ),
    (
      "child controller",
      ["add A", "controller c as MyController for A", "add B to c.view", "implement c save"]
    ),
    (
      "navigation",
      [
        "add A", "embed vc in navigation nav", "push detail onto nav", "add D to detail.view at 1,2,3,4",
        "add X to nav.bar",
        "push third onto nav", "set nav.view frame 0,0,200,300",
      ]
    ),
    (
      "navigation of known controllers",
      [
        "add A to window", "controller c for A", "add B to A", "embed vc in navigation nav",
        "push c onto nav", "push d onto nav",
      ]
    ),
    (
      "tabs around navigation",
      [
        "add A to window at 0,0,10,10", "controller c for A", "embed vc in navigation nav",
        "embed nav,c in tabs t",
        "set t selectedIndex 1", "add B to A", "set t.bar alpha 0.5",
      ]
    ),
    ("popped", ["embed vc in navigation nav", "push d onto nav", "add A to d.view", "pop nav"]),
    (
      "popped and known",
      ["add A", "controller c for A", "embed vc in navigation nav", "push c onto nav", "pop nav"]
    ),
    (
      "presentations",
      [
        "add A", "present s from vc", "add B to s.view", "present p from s style popover",
        "set p passthroughViews A,B",
        "add C to window", "set s.view frame 0,100,320,380",
      ]
    ),
    (
      "full screen",
      ["add A", "present f from vc style fullScreen", "add B to f.view", "present g from f style fullScreen"]
    ),
    (
      "full screen over navigation",
      [
        "embed vc in navigation nav", "push d onto nav", "present f from nav style fullScreen",
        "add B to d.view",
      ]
    ),
    (
      "recognizers",
      [
        "add A", "add B to A", "attach tap one to A", "attach tap two to B with taps=2 touches=2",
        "require one toFail two",
        "attach pan to A with touches=2 maxTouches=3", "attach swipe to A with direction=left,up",
        "attach longPress lp to A with minimumPressDuration=0.3s allowableMovement=5", "move one to B",
        "attach screenEdgePan e to A with edges=top,left", "attach custom c to A with isEnabled=off",
        "delegate one shouldReceiveTouch no from B",
        "delegate two shouldRecognizeSimultaneously yes with pan1",
        "delegate two shouldBegin no", "override c canPrevent no one", "override c canBePrevented no",
        "delegate pan1 shouldRequireFailureOf yes of one",
        "delegate pan1 shouldBeRequiredToFailBy yes by two",
      ]
    ),
    (
      "targets",
      [
        "add B as button", "add A", "target B touchUpInside,touchDown vc.save", "target B allEvents nil.any",
        "target B valueChanged A.changed", "attach tap to A", "target tap1 A.go",
        "target tap1 \"vc.my action\"",
        "implement root save", "implement \"vc\" zoom",
      ]
    ),
    ("a target that is gone", ["add A", "add B", "attach tap to A", "target tap1 B.go", "remove B"]),
    (
      "overrides",
      [
        "add A", "add B", "override A hitTest to B", "override B hitTest passthrough",
        "override A pointInside inset -20.5",
        "override B pointInside circle", "override A touches handle", "override B touchesMoved observe",
        "override B next vc",
        "override A gestureRecognizerShouldBegin no", "override vc touchesEnded handle",
      ]
    ),
    (
      "settings",
      [
        "set system iosVersion 12", "set system tapMaxGap 0.1", "set system wrappers on",
        "set system panHysteresis 3.3",
      ]
    ),
    (
      "names",
      [
        "add \"a b\"", "add \"on\"", "add \"2x\"", "add \"a\\\"b\\\\c\" to \"a b\"",
        "attach tap \"tap\" to \"on\"",
      ]
    ),
    ("renamed", ["add S as scroll", "rename S Q", "embed vc in navigation nav", "rename nav \"my nav\""]),
  ]

  @Test(arguments: scripts.map(\.what))
  func aSceneComesBack(_ what: String) throws {
    let lines = try #require(Self.scripts.first { $0.what == what }).lines
    var executor = Executor()
    for line in lines { try executor.run(line) }
    try check(executor.scene, what)
  }

  @Test func aScriptReads() throws {
    var executor = Executor()
    try executor.run(
      """
      add A at 10,10,100,100 with alpha=0.5
      add B to A as button at 0,0,50,50
      attach tap tap1 to A with numberOfTapsRequired=2
      target B touchUpInside vc.save
      """)
    #expect(
      ScriptWriter.script(for: executor.scene) == """
        # A Tapwalk scene
        add A to root at 10,10,100,100 with alpha=0.5
        add B to A as button at 0,0,50,50
        attach tap tap1 to A with numberOfTapsRequired=2
        target B touchUpInside vc.save

        """)
  }

  @Test func doublesComeBackToTheLastBit() throws {
    var state: UInt64 = 7
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 11) / Double(1 << 53) - 0.5) * 1000
    }
    var scene = Scene()
    for number in 0..<200 {
      let view = try scene.add(
        "v\(number)", to: Scene.root, frame: Rect(next(), next(), abs(next()), abs(next())))
      if number % 2 == 0 {
        try scene.set(
          .transform, .transform(AffineTransform(next(), next(), next(), next(), next(), next())),
          on: .view(view))
        try scene.set(.frame, .rect(Rect(next(), next(), abs(next()), abs(next()))), on: .view(view))
      }
    }
    try check(scene, "doubles")
  }

  @Test func aChainOfManyViewsIsNoTrouble() throws {
    var scene = Scene()
    var parent = Scene.root
    for number in 0..<4_000 { parent = try scene.add("v\(number)", to: parent, frame: Rect(0, 0, 10, 10)) }
    #expect(ScriptWriter.script(for: scene).utf8.count > 4_000)
  }

  /// The container would stand in the place of `e`, below a view that it is to hold; and nobody is in it twice.
  @Test(arguments: ["embed e,vc in tabs t", "embed vc,vc in tabs t"])
  func aContainerDoesNotHoldWhatItIsIn(_ line: String) throws {
    var executor = Executor()
    try executor.run("add S\ncontroller e for S")
    let before = executor.scene
    #expect(throws: SceneError.self) { try executor.run(line) }
    #expect(executor.scene == before)
  }

  /// Whatever a few random commands make.
  @Test func randomScenesComeBack() throws {
    for seed in 1...200 {
      var generator = Commands(seed: UInt64(seed))
      var executor = Executor()
      var done: [String] = []
      for _ in 0..<25 {
        let line = generator.next()
        var next = executor
        guard (try? next.run(line)) != nil else { continue }
        executor = next
        done.append(line)
      }
      try check(executor.scene, "seed \(seed): \(done.joined(separator: "; "))")
    }
  }

  /// Random commands over few names, so that many of them meet.
  struct Commands {
    var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    mutating func pick(_ words: [String]) -> String { words[below(words.count)] }
    mutating func view() -> String {
      pick(["A", "B", "C", "D", "root", "window", "S", "nav.view", "p.view", "d.view", "w"])
    }
    mutating func controller() -> String { pick(["vc", "c", "d", "nav", "t", "p", "e"]) }
    mutating func number() -> String { pick(["0.1", "7", "33.3", "100", "-4.7", "1e-3"]) }
    mutating func size() -> String { pick(["0.1", "7", "33.3", "100"]) }

    mutating func next() -> String {
      switch below(20) {
      case 0...5:
        "add \(pick(["A", "B", "C", "D"])) to \(view()) at \(number()),\(number()),\(size()),\(size())"
          + pick(["", " as button", " as MyLabel:UILabel", " with alpha=0.5"])
      case 6: "add S as scroll to \(view()) with contentOffset=0,\(number())"
      case 7: "controller \(pick(["c", "e"])) for \(view())"
      case 8: "embed \(controller()) in navigation nav"
      case 9: "embed \(controller()),\(controller()) in tabs t"
      case 10: "push \(pick(["d", "c", "e"])) onto nav"
      case 11: "pop nav"
      case 12: "present p from \(controller()) style \(pick(["pageSheet", "fullScreen", "popover"]))"
      case 13: "move \(view()) to \(view())"
      case 14: pick(["bring \(view()) to front", "send \(view()) to back", "move \(view()) above \(view())"])
      case 15: "set \(view()) frame \(number()),\(number()),\(size()),\(size())"
      case 16: "set \(view()) transform scale \(number()) rotate \(number())"
      case 17: "window w at 0,0,\(size()),\(size()) level \(number())"
      case 18: pick(["remove \(view())", "remove \(controller())", "set t selectedIndex 1", "dismiss p"])
      default: "attach \(pick(["tap", "pan", "swipe"])) to \(view())"
      }
    }
  }
}
