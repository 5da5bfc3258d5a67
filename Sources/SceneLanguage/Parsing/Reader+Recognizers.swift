import TouchModel

extension Reader {
  private static let attachWords: [StaticString] = ["to", "with"]

  mutating func attach() throws(Fault) -> Command {
    guard token.kind == .word || token.kind == .quoted else {
      throw expected("a kind of recognizer such as tap", sample: "tap to A")
    }
    guard let kind = KindWords.kind(lowercased(token)) else { return try attachView() }
    advance()
    var name: Name?
    if token.kind == .quoted || (token.kind == .word && !isAt(anyOf: Self.attachWords)) {
      name = try newName()
    }
    var view: Name?
    var assignments: [Assignment] = []
    while !isAtEnd {
      let start = lastEnd
      if accept("to") {
        if view != nil { throw .twice("to", Span(start, statementEnd)) }
        view = try self.name("the view to attach it to", sample: "A", not: Self.attachWords)
      } else if accept("with") {
        assignments += try self.assignments(of: kind, until: Self.attachWords)
      } else {
        throw unexpected(keywords: Self.attachWords.map(\.description))
      }
    }
    guard let view else { throw .missing("'to' and a view", after: lastEnd, sample: "to A") }
    return .attach(kind, name, to: view, with: assignments)
  }

  /// `attach button B to A at ...` says `add` for a control.
  private mutating func attachView() throws(Fault) -> Command {
    let word = token
    let isKnownClass = ClassWords.viewClass(lowercased(word)) != nil
    var ahead = lexer
    guard isKnownClass || ahead.next().kind == .colon else {
      let kinds = Recognizer.Kind.allCases.map(\.rawValue)
      throw .unknown(
        "kind of recognizer", text(word), word.span,
        meant: Synonyms.kind(text(word)) ?? NearWord.find(text(word), in: kinds + ClassWords.spellings)
          ?? "tap",
        expected: kinds.joined(separator: ", "))
    }
    let viewClass = try className()
    let name = try newName("a name for the new view", sample: "B", not: Self.attachWords)
    return try addClauses(name, viewClass)
  }

  mutating func require() throws(Fault) -> Command {
    let name = try name("a recognizer", sample: "tap1", not: ["tofail"])
    try require("tofail", as: "toFail", sample: "toFail tap2")
    return .require(name, toFail: try self.name("the recognizer that has to fail", sample: "tap2"))
  }

  // MARK: Delegates

  mutating func delegate() throws(Fault) -> Command {
    let name = try name("a recognizer", sample: "tap1")
    let question = try entry(
      "delegate question", sample: "shouldBegin", spellings: { Self.delegateQuestions.map(\.rawValue) }
    ) { word in KindWords.question(word).flatMap { Self.delegateQuestions.contains($0) ? $0 : nil } }
    let answer = try boolean(sample: "no")
    guard !isAtEnd else { return .rule(name, question, answer, about: nil) }
    let keyword: StaticString? =
      switch question {
      case .shouldReceiveTouch: "from"
      case .shouldRecognizeSimultaneously: "with"
      case .shouldRequireFailureOf: "of"
      case .shouldBeRequiredToFailBy: "by"
      case .shouldBegin, .canPrevent, .canBePrevented: nil
      }
    guard let keyword else { throw unexpected() }
    try require(keyword, sample: "\(keyword) A")
    let expectation = question == .shouldReceiveTouch ? "a view" : "a recognizer"
    return .rule(
      name, question, answer,
      about: try self.name(expectation, sample: question == .shouldReceiveTouch ? "A" : "pan1"))
  }

  static let delegateQuestions: [DelegateRule.Question] = [
    .shouldReceiveTouch, .shouldBegin, .shouldRecognizeSimultaneously, .shouldRequireFailureOf,
    .shouldBeRequiredToFailBy,
  ]

  // MARK: Target-action

  mutating func target() throws(Fault) -> Command {
    let name = try name("a control or recognizer", sample: "B")
    let events = try self.events()
    return .target(name, events: events, try action())
  }

  mutating func untarget() throws(Fault) -> Command {
    let name = try name("a control or recognizer", sample: "B")
    let events = try self.events()
    return .untarget(name, events: events, isAtEnd ? nil : try action())
  }

  /// Events before an action, none or several with commas between them.
  private mutating func events() throws(Fault) -> [ControlEvent] {
    var events: [ControlEvent] = []
    while token.kind == .word {
      if let known = KindWords.events(lowercased(token)) {
        events += known.filter { !events.contains($0) }
        advance()
        if accept(.comma), token.kind != .word { throw expected("a control event", sample: "touchUpInside") }
      } else if isAtAction {
        break
      } else {
        let word = text(token)
        if let meant = Synonyms.event(word) ?? NearWord.find(word, in: Self.eventWords) {
          throw .unknown("control event", word, token.span, meant: meant, expected: nil)
        }
        var fault = Fault.actionWithoutObject(word, token.span)
        if events.isEmpty {
          fault.message = "expected a control event or OBJ.ACTION, found \(Fault.shown(word))"
        }
        throw fault
      }
    }
    return events
  }

  static let eventWords = ControlEvent.allCases.map(\.name) + KindWords.groups

  mutating func implement() throws(Fault) -> Command {
    let name = try name("the name of an object", sample: "vc")
    let word = try word("an action such as save", sample: "save")
    _ = accept(.colon)
    return .implement(name, action: word)
  }

  mutating func fire() throws(Fault) -> Command {
    let name = try name("a control", sample: "B")
    let span = token.span
    let events = try entry(
      "control event", sample: "touchUpInside", spellings: { ControlEvent.allCases.map(\.name) },
      KindWords.events)
    guard events.count == 1 else {
      throw Fault("one event is fired at a time", span, replace: "touchUpInside")
    }
    return .fire(name, events[0])
  }
}
