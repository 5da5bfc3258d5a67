import SceneLanguage
import TouchModel
import TouchReport

/// `expect`: says nothing where it holds, and is an error where it does not.
extension Session {
  func check(_ expectation: Expectation, span: Span) throws(SessionError) {
    switch expectation {
    case .chain, .property, .location: break
    case .hit(_, nil): if lastHit == nil { throw SessionError(.noHitYet, at: span) }
    case .hit, .action, .noAction, .cancelled, .noTouches, .state, .log:
      if sequence.isEmpty { throw SessionError(.noTouchYet, at: span) }
    }
    if let failure = try failure(of: expectation) { throw SessionError(.expected(failure), at: span) }
  }

  private func failure(of expectation: Expectation) throws(SessionError) -> Failure? {
    switch expectation {
    case .hit(let name, let finger): return try checkHit(name, finger)
    case .action(let action): return try checkAction(action)
    case .noAction(let action): return try checkNoAction(action)
    case .cancelled(let name): return try checkCancelled(name)
    case .noTouches(let name): return try checkNoTouches(name)
    case .state(let name, let state): return try checkState(name, state)
    case .chain(let names): return try checkChain(names)
    case .log(let line): return checkLog(line)
    case .property(let name, let assignment, let tolerance):
      return try checkProperty(name, assignment, tolerance)
    case .location(let name, let point, let view, let tolerance):
      return try checkLocation(name, point, view, tolerance)
    }
  }

  // MARK: Hit

  private func checkHit(_ name: Name?, _ finger: Int?) throws(SessionError) -> Failure? {
    let found: ViewID?
    if finger == nil, case .asked(let view, _) = lastHit {
      found = view
    } else {
      guard let answer = sequence.hitView(of: finger.map { Finger($0) }) else {
        return finger.map { .fingerNeverDown($0) } ?? .hit(expected: name?.text, found: nil)
      }
      found = answer.view
    }
    guard let name else {
      return found.map { .hit(expected: nil, found: scene.name(of: $0)) }
    }
    if let found, scene.isView(found, called: name.text) { return nil }
    let expected = try scene.objectEver(name)
    return found.map { .view($0) } == expected
      ? nil : .hit(expected: name.text, found: found.map { scene.name(of: .object(.view($0))) })
  }

  // MARK: Chain and log

  private func checkChain(_ names: [Name]) throws(SessionError) -> Failure? {
    guard let first = names.first else { return nil }
    let chain = scene.chain(from: try scene.responder(first))
    let fits = chain.count == names.count && zip(chain, names).allSatisfy { scene.is($0, called: $1.text) }
    if fits { return nil }
    for name in names.dropFirst() where !chain.contains(where: { scene.is($0, called: name.text) }) {
      if ViewClass.allCases.contains(where: { $0.isPrivate && $0.uikitName == name.text }) { continue }
      _ = try scene.object(name)
    }
    return .chain(expected: names.map(\.text), was: chain.map { scene.name(of: $0) })
  }

  private func checkLog(_ line: String) -> Failure? {
    var bytes: [UInt8] = []
    reporter.log(sequence.trace.suffix(from: sequence.start), scene, into: &bytes)
    let wanted = Array(line.utf8)
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    if lines.contains(where: { $0.elementsEqual(wanted) }) { return nil }
    let subject = line.split(separator: " ").first
    let closest = lines.lazy.map { String(decoding: $0, as: UTF8.self) }
      .first { candidate in subject.map { candidate.hasPrefix($0 + " ") } ?? false }
    return .log(line, lines: lines.count, closest: closest)
  }

  // MARK: Properties

  private func checkProperty(
    _ name: Name, _ assignment: Assignment, _ tolerance: Double?
  ) throws(SessionError) -> Failure? {
    let object = try scene.object(name)
    let expected = try scene.value(assignment.argument)
    let property = scene.property(assignment, of: object)
    guard let value = scene.value(of: property, on: object) else {
      if case .recognizer = object { return .noSuchReading(name.text, property) }
      throw SessionError(
        .scene(.noSuchProperty(property, object: name.text)), at: assignment.span)
    }
    if value.isClose(to: expected, within: tolerance ?? PropertyValue.dust) { return nil }
    return .property(
      name.text, property, expected: ValueText.text(expected, of: property, in: scene),
      was: ValueText.text(value, of: property, in: scene)
    )
  }

  private func checkLocation(
    _ name: Name, _ point: Point, _ viewName: Name?, _ tolerance: Double?
  ) throws(SessionError) -> Failure? {
    let object = try scene.object(name)
    guard case .point(let location) = scene.value(of: .location, on: object) else {
      return .noSuchReading(name.text, .location)
    }
    let found =
      if let viewName { scene.convertFromScreen(location, to: try scene.view(viewName)) } else { location }
    if PropertyValue.point(found).isClose(to: .point(point), within: tolerance ?? PropertyValue.dust) {
      return nil
    }
    return .property(name.text, .location, expected: ValueText.text(point), was: ValueText.text(found))
  }
}
