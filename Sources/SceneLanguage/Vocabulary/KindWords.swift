import TouchModel

/// The words for kinds of recognizers and their states, events and methods.
enum KindWords {
  private static let synonyms: [(String, Recognizer.Kind)] = [
    ("press", .longPress), ("long", .longPress), ("drag", .pan), ("rotate", .rotation), ("zoom", .pinch),
    ("edge", .screenEdgePan), ("edgePan", .screenEdgePan), ("screenEdge", .screenEdgePan),
  ]

  private static let kinds: [String: Recognizer.Kind] = {
    var table: [String: Recognizer.Kind] = [:]
    for (word, kind) in synonyms { table[word] = kind }
    for (word, kind) in synonyms { table[word.lowercased()] = kind }
    for kind in Recognizer.Kind.allCases {
      table[kind.rawValue.lowercased()] = kind
      table[kind.uikitName.lowercased()] = kind
      table[kind.uikitName.lowercased().dropFirst(2).description] = kind
    }
    return table
  }()

  static func kind(_ lowercased: String) -> Recognizer.Kind? { kinds[lowercased] }

  private static let states: [String: Recognizer.State] = {
    var table: [String: Recognizer.State] = ["recognized": .ended, "canceled": .cancelled]
    for state in Recognizer.State.allCases { table[state.name] = state }
    return table
  }()

  static func state(_ lowercased: String) -> Recognizer.State? { states[lowercased] }

  private static let events: [String: [ControlEvent]] = {
    var table: [String: [ControlEvent]] = [
      "primaryaction": [.primaryActionTriggered], "menuaction": [.menuActionTriggered],
      "alltouchevents": ControlEvent.allCases.filter { $0.rawValue & ControlEvent.allTouchEvents != 0 },
      "alleditingevents": ControlEvent.allCases.filter { $0.rawValue & ControlEvent.allEditingEvents != 0 },
      "allevents": ControlEvent.allCases,
    ]
    for event in ControlEvent.allCases { table[event.name.lowercased()] = [event] }
    return table
  }()

  /// One event or a group of them: `touchUpInside`, `.touchUpInside`, `UIControlEventTouchUpInside`, `allEvents`.
  static func events(_ lowercased: String) -> [ControlEvent]? {
    if let found = events[lowercased] { return found }
    if lowercased.hasPrefix(".") { return events[String(lowercased.dropFirst())] }
    if lowercased.hasPrefix("uicontrolevent") { return events[String(lowercased.dropFirst(14))] }
    return nil
  }

  static let groups = ["allTouchEvents", "allEditingEvents", "allEvents"]

  private static let methods: [String: OverrideMethod] = {
    var table: [String: OverrideMethod] = ["point": .pointInside, "nextresponder": .next]
    for method in OverrideMethod.allCases { table[method.rawValue.lowercased()] = method }
    return table
  }()

  static func method(_ lowercased: String) -> OverrideMethod? { methods[lowercased] }

  private static let questions: [String: DelegateRule.Question] = {
    var table: [String: DelegateRule.Question] = [
      "shouldreceive": .shouldReceiveTouch, "simultaneously": .shouldRecognizeSimultaneously,
      "shouldberequiredtofail": .shouldBeRequiredToFailBy, "shouldrequirefailure": .shouldRequireFailureOf,
    ]
    for question in DelegateRule.Question.allCases { table[question.rawValue.lowercased()] = question }
    return table
  }()

  static func question(_ lowercased: String) -> DelegateRule.Question? { questions[lowercased] }

  private static let settings: [String: SystemSettings.Name] = {
    var table: [String: SystemSettings.Name] = ["ios": .iosVersion, "version": .iosVersion]
    for name in SystemSettings.Name.allCases { table[name.rawValue.lowercased()] = name }
    return table
  }()

  static func setting(_ lowercased: String) -> SystemSettings.Name? { settings[lowercased] }
}
