import TouchInsight
import TouchModel

/// Wrong answers that nobody's belief gives, the most tempting ones first.
extension AnswerReader {
  func plausible(_ ask: Ask, key: Answer) -> [Answer] {
    switch (ask, key) {
    case (.receiver(let finger), .names(let names)):
      return receivers(asked.contact(of: finger.map { Finger($0) }), names)
    case (.winner, .names(let names)):
      // The views around stand in only where there is nobody else.
      return sets(of: asked.candidatesToAct, names) + asked.viewsAround.map { .names([$0]) }
    case (.cancelled, .names(let names)): return sets(of: asked.candidatesToLose, names)
    case (.state, .state(let state)):
      return ["ended", "failed", "possible", "cancelled", "began"].filter { $0 != state }.map { .state($0) }
    case (.yesNo, .yes(let yes)): return [.yes(!yes)]
    case (.chain, .sequence(let chain)): return asked.end.scene.wrongChains(chain).map { .sequence($0) }
    case (.line, .line(let line)): return otherLines(line).map { .line($0) }
    case (.rule, .rule(let rule)):
      let defensible = Set(asked.decisions(for: ask, self).map(\.rule) + asked.rulesBeside(rule))
      return otherRules(rule).filter { !defensible.contains($0) }.map { .rule($0) }
    default: return []
    }
  }

  // MARK: Views

  private func receivers(_ contact: AskedRun.Contact?, _ key: [String]) -> [Answer] {
    let scene = asked.truth.before
    let all = scene.windows.reversed().flatMap { scene.subtree(of: $0).reversed() }
    var views: [ViewID] = []
    if let contact {
      views = all.filter { scene.pointInside($0, scene.convertFromScreen(contact.point, to: $0)) }
    }
    if let name = key.first, case .view(let view)? = scene.object(named: name) {
      views += [scene.views[view.row].superview].compactMap { $0 } + scene.subviews(of: view)
    }
    views += all
    let named = views.filter { !scene.views[$0.row].viewClass.isPrivate }.map { scene.name(of: $0) }
    // `nothing` is worth a place among the usual ones.
    return named.prefix(2).map { .names([$0]) } + [.names([String]())]
      + named.dropFirst(2).map { .names([$0]) }
  }

  // MARK: Sets

  /// The key with one more or one less, each alone, all, nobody.
  private func sets(of candidates: [String], _ key: [String]) -> [Answer] {
    let key = Set(key)
    var sets: [Set<String>] = candidates.filter { !key.contains($0) }.prefix(2).map { [$0] }
    sets.append([])
    if key.count > 1 { sets += key.sorted().map { [$0] } }
    sets += candidates.filter { !key.contains($0) }.map { key.union([$0]) }
    sets += candidates.map { [$0] }
    sets.append(Set(candidates))
    return sets.map { .names($0) }
  }

  // MARK: Lines and rules

  private func otherLines(_ line: String) -> [String] {
    guard let missing else { return [] }
    let words = line.dropFirst(2).dropLast().split(separator: " ")
    var lines: [String] = []
    if words.count == 2, words[1].hasPrefix("touches") {
      let others: [TouchPhase] = [.cancelled, .ended, .began, .moved]
      lines += others.map { "-[\(words[0]) \($0.logSelector)]" }.prefix(2)
      lines += missing.log.compactMap { other in
        other.dropFirst(2).split(separator: " ").first.map { "-[\($0) \(words[1])]" }
      }
      lines += others.map { "-[\(words[0]) \($0.logSelector)]" }
    }
    let after = missing.place + 1
    if after < missing.log.count { lines.insert(missing.log[after], at: min(1, lines.count)) }
    return (lines + missing.log).filter { $0 != line }
  }

  private func otherRules(_ rule: String) -> [String] {
    let cards = RuleCard.all
    var rules: [String] = []
    for belief in Belief.all where belief.rules.contains(rule) {
      rules += belief.rules.prefix(2)
    }
    for fact in asked.truth.trace.facts where fact.rule.rawValue.prefix(2) == rule.prefix(2) {
      rules.append(fact.rule.rawValue)
    }
    if let place = cards.firstIndex(where: { $0.id == rule }) {
      let family = rule.prefix { $0 != "-" }
      for distance in 1..<cards.count {
        for other in [place - distance, place + distance] where cards.indices.contains(other) {
          if cards[other].id.prefix(while: { $0 != "-" }) == family { rules.append(cards[other].id) }
        }
      }
    }
    return rules.filter { $0 != rule && RuleCard.named($0) != nil }
  }
}

extension AskedRun {
  /// Rules that say the same as another about what happened here.
  fileprivate func rulesBeside(_ rule: String) -> [String] {
    rule == "GR-16" ? ["EV-9", "GR-12"] : rule == "EV-9" ? ["GR-16"] : []
  }

  private var receiver: ViewID? {
    for case .found(let view?, _) in truth.told.map(\.kind) { return view }
    return nil
  }

  /// Recognizers and controls on the way from the hit view up, and whatever heard of the touch.
  var candidatesToAct: [String] {
    let scene = truth.before
    var names: [String] = []
    for view in receiver.map({ scene.ancestry(of: $0) }) ?? [] {
      if scene.views[view.row].viewClass.isControl { names.append(scene.name(of: view)) }
      names += scene.recognizers(of: view).reversed()
        .filter { !scene.recognizers[$0.row].isUnnamed }.map { scene.name(of: $0) }
    }
    // Controls elsewhere under the finger.
    if let point = contact(of: nil)?.point {
      for view in scene.windows.flatMap({ scene.subtree(of: $0) }).reversed()
      where scene.views[view.row].viewClass.isControl
        && scene.pointInside(view, scene.convertFromScreen(point, to: view))
      {
        names.append(scene.name(of: view))
      }
    }
    // Whoever else there is.
    names += scene.windows.flatMap { scene.subtree(of: $0) }.flatMap { view in
      (scene.views[view.row].viewClass.isControl ? [scene.name(of: view)] : [])
        + scene.recognizers(of: view).filter { !scene.recognizers[$0.row].isSystem }.map {
          scene.name(of: $0)
        }
    }
    return names.unique
  }

  /// The views that hold the hit view, without the window.
  var viewsAround: [String] {
    let scene = truth.before
    let around = receiver.map { scene.ancestry(of: $0) } ?? scene.windows.flatMap { scene.subtree(of: $0) }
    return around.filter { !scene.views[$0.row].viewClass.isPrivate && !scene.views[$0.row].isWindow }
      .map { scene.name(of: $0) } + ["vc", "window"].filter { scene.object(named: $0) != nil }
  }

  /// Who could be cancelled: the hit view, those around it, their recognizers.
  var candidatesToLose: [String] {
    let scene = truth.before
    var names: [String] = []
    for view in receiver.map({ scene.ancestry(of: $0) }) ?? []
    where !scene.views[view.row].viewClass.isPrivate {
      names.append(scene.name(of: view))
      names += scene.recognizers(of: view).filter { !scene.recognizers[$0.row].isUnnamed }
        .map { scene.name(of: $0) }
    }
    return names.unique
  }
}

extension Scene {
  /// Chains that leave something out, or go another way.
  func wrongChains(_ chain: [String]) -> [[String]] {
    func isController(_ name: String) -> Bool {
      if case .controller? = object(named: name) { true } else { false }
    }
    var chains: [[String]] = []
    let withoutControllers = chain.filter { !isController($0) }
    if withoutControllers.count < chain.count { chains.append(withoutControllers) }
    // Controllers only behind all views.
    let controllers = chain.filter(isController)
    if let window = chain.firstIndex(of: "window"), !controllers.isEmpty {
      let head = chain[..<window].filter { !isController($0) }
      chains.append(head + ["window"] + controllers + chain[(window + 1)...])
    }
    if let first = chain.first, case .view(let view)? = object(named: first),
      let parent = views[view.row].superview
    {
      let siblings = subviews(of: parent).filter { $0 != view }
      for sibling in siblings.prefix(1) { chains.append([first, name(of: sibling)] + chain.dropFirst()) }
    }
    if chain.count > 3 { chains.append(Array(chain.prefix(1) + chain.dropFirst(2))) }
    if chain.count < 3, let first = chain.first {
      chains += [[first, "window", "scene", "app", "delegate"], [first, "app", "delegate"]]
    }
    if chain.count > 2 { chains.append(Array(chain.dropLast())) }
    return chains.filter { !$0.isEmpty && $0 != chain }
  }
}

extension [String] {
  /// Each once, where it comes first.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
