import TouchModel

/// What completion offers for one piece of a usage form.
struct SlotCandidates {
  typealias Candidate = Completion.Candidate

  let names: [NameEntry]
  /// The property or setting whose value is asked for.
  let property: String?
  let items: [TypedItem]

  func candidates(for element: FormElement) -> [Candidate] {
    switch element {
    case .words(let words): words.map { Candidate($0, $0 == "=" ? "the value follows" : "keyword") }
    case .slot(let slot, _): candidates(for: slot)
    case .optional, .anyOrder: []
    }
  }

  private func candidates(for slot: Slot) -> [Candidate] {
    switch slot {
    case .newName, .point, .rect, .number, .duration, .text, .command: []
    case .object: objects(\.isOfScene)
    case .belief: objects { $0 == .belief }
    case .rule: objects { $0 == .rule }
    case .lesson: objects { $0 == .lesson }
    case .concept: objects { $0 == .concept }
    case .responder, .chain: objects { $0.isOfScene && $0 != .recognizer }
    case .view, .place: objects { [.view, .control, .scrollView, .window].contains($0) }
    case .control: objects { $0 == .control }
    case .scrollView: objects { $0 == .scrollView }
    case .recognizer: objects { $0 == .recognizer }
    case .controller, .controllers: objects { $0 == .controller || $0 == .container }
    case .navigation: objects { $0 == .container }
    case .viewClass: ClassWords.words.map { Candidate($0.word, $0.viewClass.uikitName) }
    case .kind: Recognizer.Kind.allCases.map { Candidate($0.rawValue, $0.uikitName) }
    case .property: properties
    case .assignments: properties.map { Candidate($0.text + "=", $0.description) }
    case .value: values
    case .event, .events:
      ControlEvent.allCases.map { Candidate($0.name, "control event") }
        + KindWords.groups.map { Candidate($0, "several control events") }
    case .action:
      objects { $0.isOfScene && $0 != .recognizer }.map { Candidate($0.text + ".", $0.description) }
        + [Candidate("nil.", "the responder chain")]
    case .method: OverrideMethod.allCases.map { Candidate($0.rawValue, "method") }
    case .setting: SystemSettings.Name.allCases.map { Candidate($0.rawValue, Self.setting($0)) }
    case .state: Recognizer.State.allCases.map { Candidate($0.name, "state") }
    }
  }

  private func objects(_ isWanted: (NameEntry.Kind) -> Bool) -> [Candidate] {
    names.filter { isWanted($0.kind) }.map { Candidate($0.word, $0.description) }
  }

  private static func setting(_ name: SystemSettings.Name) -> String {
    let value = ValueText.text(SystemSettings()[name], of: .tag, in: Scene())
    return "default \(value)" + (name.isApproximate ? ", approximate" : "")
  }

  /// The properties that the object named before, or the kind attached, can have.
  private var properties: [Candidate] {
    let wanted = owner
    let isExpect = items.first?.text == Verb.expect.rawValue
    return Property.allCases.filter { $0.belongs(to: wanted) && (isExpect || !$0.isReadOnly) }
      .map { Candidate($0.rawValue, $0.isInert ? "no effect on touches" : $0.valueKind.expectation) }
  }

  private var owner: NameEntry.Kind? {
    if items.first?.text == Verb.attach.rawValue { return .recognizer }
    if items.first?.text == Verb.add.rawValue { return .scrollView }
    guard items.count > 1 else { return nil }
    return names.first { $0.name == items[1].text || Words.quote($0.name) == items[1].text }?.kind
  }

  private var values: [Candidate] {
    guard let word = property?.lowercased() else { return [] }
    if let setting = KindWords.setting(word), PropertyWords.property(word) == nil {
      guard case .bool = SystemSettings()[setting] else { return [] }
      return ["on", "off"].map { Candidate($0, "") }
    }
    guard let property = PropertyWords.property(word) else { return [] }
    switch property.valueKind {
    case .bool: return ["on", "off"].map { Candidate($0, "") }
    case .transform:
      return ["scale", "rotate", "translate", "matrix", "identity"].map { Candidate($0, "transform") }
    case .directions: return ["left", "right", "up", "down"].map { Candidate($0, "direction") }
    case .edges: return ["left", "right", "top", "bottom", "all"].map { Candidate($0, "edge") }
    case .state: return Recognizer.State.allCases.map { Candidate($0.name, "state") }
    case .objects: return objects { [.view, .control, .scrollView, .window].contains($0) }
    case .number, .duration, .point, .size, .rect, .text: return []
    }
  }
}
