import SceneLanguage
import TouchModel
import TouchReport

/// Questions: nothing of the scene changes, and in the formats log and json they print nothing.
extension Session {
  mutating func hit(_ point: Point, aim: ViewID?, into output: inout [UInt8]) {
    var trace = Trace()
    lastHit = .asked(Simulator.hit(point, in: scene, into: &trace), at: point)
    if settings.format == .text { reporter.hit(trace, scene, aim: aim, into: &output) }
  }

  func tree(_ name: Name?, into output: inout [UInt8]) throws(SessionError) {
    let view: ViewID? = if let name { try scene.shownView(name) } else { nil }
    if settings.format == .text { reporter.tree(scene, of: view, into: &output) }
  }

  func map(_ name: Name?, into output: inout [UInt8]) throws(SessionError) {
    let view: ViewID? = if let name { try scene.shownView(name) } else { nil }
    guard settings.format == .text else { return }
    let window = view.map { scene.top(of: $0) }
    var silent = Trace(isRecording: false)
    reporter.map(
      scene, of: window, touch: lastTouchPoint,
      hit: { Simulator.hit($0, in: scene, into: &silent) }, into: &output)
  }

  /// Where the last sample of the last touch sequence was, on the screen.
  private var lastTouchPoint: Point? {
    for fact in sequence.facts.reversed() {
      if case .touchSampled(_, _, let point, _) = fact.kind { return point }
    }
    return nil
  }

  func show(_ name: Name?, into output: inout [UInt8]) throws(SessionError) {
    guard let name else {
      if settings.format == .text { reporter.tree(scene, of: nil, into: &output) }
      return
    }
    let object = try scene.object(name)
    if settings.format == .text { reporter.show(object, scene, into: &output) }
  }

  /// Tells the last touch sequence again.
  func retell(
    into output: inout [UInt8], _ tell: (Reporter, Trace, Scene, inout [UInt8]) -> Void
  ) throws(SessionError) {
    if sequence.isEmpty { throw SessionError(.noTouchYet) }
    if settings.format == .text {
      tell(reporter, sequence.trace.suffix(from: sequence.start), scene, &output)
    }
  }

  /// UIView.convert(_:from:): a point of one view in the coordinates of another.
  func convert(
    _ place: SceneLanguage.Place, from source: Name, to target: Name, into output: inout [UInt8]
  ) throws(SessionError) {
    let (from, to) = (try scene.view(source), try scene.view(target))
    let point: Point
    switch place {
    case .point(let given): point = given
    case .center: point = scene.convertFromScreen(try scene.point(place), to: from)
    }
    let result = scene.convert(point, from: from, to: to)
    if settings.format == .text {
      output.append(SessionWording.converted(point, source.text, result, target.text))
    }
  }

  /// The view's own pointInside alone, overridden or not, for a point in its own coordinates.
  func inside(
    _ name: Name, _ place: SceneLanguage.Place, into output: inout [UInt8]
  ) throws(SessionError) {
    let view = try scene.view(name)
    let point: Point
    switch place {
    case .point(let given): point = given
    case .center: point = scene.convertFromScreen(try scene.point(place), to: view)
    }
    if settings.format == .text {
      let isInside = scene.pointInside(view, point)
      output.append(SessionWording.inside(name.text, point, isInside))
    }
  }

  func help(_ topic: String?, into output: inout [UInt8]) {
    if settings.format != .text { return }
    output.append(contentsOf: Help.text(about: topic, width: settings.report.columns).utf8)
  }
}

extension Scene {
  /// The view that a name stands for where a picture of it is asked: a controller's is its root view.
  func shownView(_ name: Name) throws(SessionError) -> ViewID {
    let object = try object(name)
    switch object {
    case .view(let view): return view
    case .controller(let controller): return controllers[controller.row].view
    case .recognizer(let recognizer): return recognizers[recognizer.row].view ?? Scene.root
    case .windowScene, .application, .appDelegate: return Scene.window
    }
  }
}

extension [UInt8] {
  /// One line.
  package mutating func append(_ line: String) {
    append(contentsOf: line.utf8)
    append(UInt8(ascii: "\n"))
  }
}
