/// Follows a usage form along what was typed, to say what may come next.
struct FormMatcher {
  /// What may stand next, and the rest of the form from there.
  struct Outcome {
    var rest: [FormElement]
    /// The property whose value comes next, by its word.
    var property: String?
    /// One bit for each item, set where it was read as a keyword.
    var keywords: UInt64 = 0
  }

  let items: [TypedItem]

  /// Every way in which the command can go on behind the items; none where no form fits them. A word that can be
  /// keyword or name is a keyword.
  func outcomes(of entry: CommandEntry) -> [Outcome] {
    let all = entry.patterns.flatMap { follow($0.elements[...], 0, nil) }
    let most = all.map(\.keywords).max() ?? 0
    return all.filter { $0.keywords == most }
  }

  private func follow(_ elements: ArraySlice<FormElement>, _ index: Int, _ property: String?) -> [Outcome] {
    guard index < items.count else { return [Outcome(rest: Array(elements), property: property)] }
    guard let first = elements.first else { return [] }
    let rest = elements.dropFirst()
    switch first {
    case .words(let words):
      guard items[index].kind == .word, words.contains(where: { isSame($0, items[index].text) }) else {
        return []
      }
      return follow(rest, index + 1, property).map { outcome in
        var outcome = outcome
        outcome.keywords |= 1 << UInt64(63 - min(index, 63))
        return outcome
      }
    case .optional(let inner):
      return follow((inner + rest)[...], index, property) + follow(rest, index, property)
    case .anyOrder(let clauses):
      var result = follow(rest, index, property)
      for position in clauses.indices {
        var others = clauses
        let clause = others.remove(at: position)
        result += follow((clause + [.anyOrder(others)] + rest)[...], index, property)
      }
      return result
    case .slot(.command, _):
      let end = items[index...].firstIndex { isSame("then", $0.text) } ?? items.count
      return follow(rest, end, nil)
    case .slot(.assignments, _): return assignments(rest, index)
    case .slot(let slot, let text): return self.slot(slot, text, rest, index, property)
    }
  }

  private func isSame(_ word: String, _ typed: String) -> Bool { word.lowercased() == typed.lowercased() }

  private func slot(
    _ slot: Slot, _ text: String, _ rest: ArraySlice<FormElement>, _ index: Int, _ property: String?
  ) -> [Outcome] {
    switch items[index].kind {
    case .sign: return []
    case .numbers(let count, let isOpen):
      if slot == .value || slot == .text {
        return valueEnds(index, property).flatMap { follow(rest, $0, property) }
      }
      guard let needed = slot.numbers, count <= needed else { return [] }
      if count == needed, !isOpen { return follow(rest, index + 1, property) }
      guard index + 1 == items.count else { return [] }
      let labels = text.split(separator: ",").map(String.init)
      let left = labels.count == needed ? labels.dropFirst(count).joined(separator: ",") : "Y"
      return [Outcome(rest: [.slot(.number, left)] + rest, property: nil)]
    case .word:
      guard accepts(slot, items[index].text) else { return [] }
      if slot == .value { return valueEnds(index, property).flatMap { follow(rest, $0, property) } }
      let known = slot == .property || slot == .setting ? items[index].text : property
      var result = follow(rest, index + 1, known)
      if let separator = slot.separator, index + 1 < items.count, items[index + 1].text == separator {
        result += follow(([.slot(slot, text)] + rest)[...], index + 2, property)
      }
      return result
    }
  }

  /// A word that may be meant there.
  private func accepts(_ slot: Slot, _ word: String) -> Bool {
    switch slot {
    case .point, .rect, .number, .duration: false
    case .viewClass: word.contains(":") || ClassWords.viewClass(word.lowercased()) != nil
    case .kind: KindWords.kind(word.lowercased()) != nil
    case .property: PropertyWords.property(word.lowercased()) != nil
    case .event, .events: KindWords.events(word.lowercased()) != nil
    case .action: word.contains(".")
    case .method: KindWords.method(word.lowercased()) != nil
    case .setting: KindWords.setting(word.lowercased()) != nil
    case .state: KindWords.state(word.lowercased()) != nil
    case .newName, .object, .responder, .view, .control, .scrollView, .recognizer, .controller, .navigation,
      .controllers,
      .chain,
      .value, .assignments, .place, .text, .command, .belief, .rule, .lesson, .concept:
      true
    }
  }

  /// `PROP=VALUE ...`.
  private func assignments(_ rest: ArraySlice<FormElement>, _ start: Int) -> [Outcome] {
    let more = FormElement.optional([.slot(.assignments, "PROP=VALUE ...")])
    guard items[start].kind == .word else { return [] }
    let word = items[start].text
    if start + 1 == items.count { return [Outcome(rest: [.words(["="])] + rest, property: word)] }
    guard items[start + 1].text == "=" else { return [] }
    if start + 2 == items.count { return [Outcome(rest: [.slot(.value, "VALUE")] + rest, property: word)] }
    return valueEnds(start + 2, word).flatMap { follow(([more] + rest)[...], $0, nil) }
  }

  /// Where a value that begins at an item may end: a transform has several steps, a list has commas.
  private func valueEnds(_ start: Int, _ property: String?) -> [Int] {
    var ends = [start + 1]
    var end = start + 1
    while end + 1 < items.count, items[end].text == ",", items[end + 1].kind == .word {
      end += 2
      ends.append(end)
    }
    guard property?.lowercased() == "transform" else { return ends }
    while end < items.count, items[end].kind != .sign {
      end += 1
      ends.append(end)
    }
    return ends
  }
}

extension FormMatcher.Outcome {
  /// The pieces that may stand next.
  var next: [FormElement] { Self.next(rest[...]) }

  private static func next(_ elements: ArraySlice<FormElement>) -> [FormElement] {
    guard let first = elements.first else { return [] }
    let rest = elements.dropFirst()
    return switch first {
    case .words, .slot: [first]
    case .optional(let inner): next(inner[...]) + next(rest)
    case .anyOrder(let clauses): clauses.flatMap { next($0[...]) } + next(rest)
    }
  }

  /// The rest of the form, to be read, with what the value of a known property looks like.
  var text: String {
    var elements = rest.filter { $0 != .anyOrder([]) }
    if case .slot(.value, _) = elements.first,
      let kind = property.flatMap({ PropertyWords.property($0.lowercased()) })?.valueKind
    {
      elements[0] = .words([kind == .bool ? "on|off" : kind.expectation])
    }
    return FormElement.text(elements)
  }
}
