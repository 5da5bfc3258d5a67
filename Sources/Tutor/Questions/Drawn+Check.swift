import SceneLanguage
import SceneSession
import TouchModel

extension Drawn {
  /// What is wrong with the question itself; empty for every question that is ever drawn.
  package var faults: [String] {
    var faults: [String] = []
    let keys = question.choices.count { $0.answer == question.key }
    if question.ask == .order {
      if !question.choices.isEmpty { faults.append("an order has choices") }
      if Set(question.items).count != question.items.count { faults.append("a card comes twice") }
    } else if keys != 1 {
      faults.append("\(keys) choices are right")
    }
    if Set(question.choices.map(\.answer)).count != question.choices.count {
      faults.append("a choice comes twice")
    }
    if question.believed.contains(where: { $0.answer == question.key }) {
      faults.append("a belief gives the key")
    }
    if !question.isSound { faults.append("too little to choose from") }
    if difficulty != question.difficulty(script: script) { faults.append("the difficulty changes") }
    if let fault = disagreement { faults.append(fault) }
    if let fault = misplacement { faults.append(fault) }
    return faults
  }

  /// The scene built again and asked with `expect`, which knows nothing of questions.
  private var disagreement: String? {
    guard var session = Session(building: script) else { return "its scene cannot be built" }
    session.settings.report.verbosity = .silent
    do throws(SessionError) {
      for line in question.lines { try session.runSilently(line) }
    } catch {
      return "its touch cannot be made"
    }
    for claim in claims {
      do throws(SessionError) {
        try session.runSilently("expect " + claim.text)
        if !claim.holds { return "expect says " + claim.text }
      } catch {
        guard case .expected = error.reason else { return "expect fails: " + claim.text }
        if claim.holds { return "expect denies " + claim.text }
      }
    }
    return nil
  }

  /// What the key says, in the words of `expect`.
  private var claims: [(text: String, holds: Bool)] {
    switch (question.ask, question.key) {
    case (.receiver(let finger), .names(let names)):
      return [("hit " + (names.first ?? "nothing") + (finger.map { " for \($0)" } ?? ""), true)]
    case (.chain, .sequence(let names)): return [("chain " + names.joined(separator: " > "), true)]
    case (.yesNo(let claim), .yes(let yes)): return [(claim, yes)]
    case (.state(let name), .state(let state)): return [("state \(name) \(state)", true)]
    case (.cancelled, .names(let names)):
      // Views above hear of it by the chain, which `expect` counts too.
      let scene = question.end.scene
      let above = names.flatMap {
        scene.object(named: $0).map { scene.chainNames(from: $0).dropFirst() } ?? []
      }
      return scene.namesOfTouched.filter { names.contains($0) || !above.contains($0) }
        .map { ("cancelled " + $0, names.contains($0)) }
    case (.winner, .names([])): return [("no action", true)]
    case (.winner, .names(let names)): return question.start.scene.actionClaims(ofActors: names)
    case (.line, .line(let line)): return [("log \"\(line)\"", true)]
    default: return []
    }
  }
}

extension Drawn {
  /// The log of the touch, as a script would print it, against what says where its lines stand.
  private var misplacement: String? {
    guard var session = Session(building: script) else { return nil }
    session.settings.format = .log
    var bytes: [UInt8] = []
    for line in question.lines {
      for statement in (try? Parser.parse(line)) ?? [] { _ = try? session.perform(statement, into: &bytes) }
    }
    let log = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    switch (question.ask, question.key) {
    case (.order, .sequence(let calls)):
      let places = calls.compactMap { log.firstIndex(of: $0) }
      // The second search for a view is told in words, not in a line.
      if places.count < calls.count - 1 { return "the log lacks a call of the order" }
      return places == places.sorted() ? nil : "the log has another order"
    case (.line, .line(let line)):
      let lines = question.excerpt.map { $0 == MissingLine.blank ? line : $0 }
      let starts = log.indices.dropLast(max(0, lines.count - 1))
      return starts.contains { log[$0..<$0 + lines.count].elementsEqual(lines) }
        ? nil : "the missing line stands elsewhere in the log"
    default: return nil
    }
  }
}

extension Scene {
  /// Everything that could be cancelled: views and recognizers that have a name to ask for.
  fileprivate var namesOfTouched: [String] {
    allNames.filter { name in
      switch object(named: name) {
      case .view, .recognizer: true
      default: false
      }
    }
  }

  /// Every action of a recognizer that acts is sent, and none that only others would send. Which of its actions a control
  /// sends depends on the event.
  fileprivate func actionClaims(ofActors names: [String]) -> [(text: String, holds: Bool)] {
    var sent: Set<String> = []
    var possible: Set<String> = []
    var others: Set<String> = []
    for name in namesOfTouched {
      switch object(named: name) {
      case .recognizer(let id):
        let actions = recognizers[id.row].targets.compactMap { word(for: $0) }
        if names.contains(name) { sent.formUnion(actions) } else { others.formUnion(actions) }
      case .view(let id):
        let actions = targets(of: id).compactMap { word(for: $0.target) }
        if names.contains(name) { possible.formUnion(actions) } else { others.formUnion(actions) }
      default: break
      }
    }
    return sent.sorted().map { ("action " + $0, true) }
      + others.subtracting(sent).subtracting(possible).sorted().map { ("no action " + $0, true) }
  }

  private func word(for target: Target) -> String? {
    target.object.map { name(of: $0) + "." + target.action }
  }
}

extension Ask {
  /// The word before the rest, as in a lesson's file.
  package var kind: String {
    switch self {
    case .receiver: "receiver"
    case .chain: "chain"
    case .order: "order"
    case .winner: "winner"
    case .cancelled: "cancelled"
    case .state: "state"
    case .yesNo: "yes-no"
    case .line: "line"
    case .rule: "rule"
    }
  }
}
