import TouchModel

extension Reader {
  private static let addWords: [StaticString] = ["to", "as", "at", "with", "above", "below"]

  mutating func add() throws(Fault) -> Command {
    let name = try newName("a name for the new view", sample: "A", not: Self.addWords)
    return try addClauses(name, nil)
  }

  /// The clauses of `add`, also for `attach button B to A at ...`, where the class is known.
  mutating func addClauses(_ name: Name, _ known: ClassName?) throws(Fault) -> Command {
    var viewClass = known
    var parent: Name?
    var frame: Rect?
    var assignments: [Assignment] = []
    var order: Order?
    while !isAtEnd {
      let start = lastEnd
      if accept("to") {
        if parent != nil { throw .twice("to", Span(start, statementEnd)) }
        parent = try self.name("the view to add it to", sample: "root", not: Self.addWords)
      } else if accept("as") {
        if viewClass != nil { throw .twice("as", Span(start, statementEnd)) }
        viewClass = try className()
      } else if accept("at") {
        if frame != nil { throw .twice("at", Span(start, statementEnd)) }
        frame = try rect()
      } else if accept("with") {
        assignments += try self.assignments(until: Self.addWords)
      } else if isAt("above") || isAt("below") {
        if order != nil { throw .twice(lexer.text(token.start, token.end), Span(start, statementEnd)) }
        order = try siblingOrder(not: Self.addWords)
      } else {
        throw unexpected(keywords: Self.addWords.map(\.description))
      }
    }
    return .add(
      name, viewClass ?? ClassName(.view), to: parent, at: frame, with: assignments, order: order)
  }

  /// `above SIBLING` or `below SIBLING`.
  mutating func siblingOrder(not keywords: [StaticString] = []) throws(Fault) -> Order? {
    if accept("above") { return .above(try name("the view below it", sample: "B", not: keywords)) }
    if accept("below") { return .below(try name("the view above it", sample: "B", not: keywords)) }
    return nil
  }

  /// `button`, `UIButton`, `MyButton:UIButton`.
  mutating func className() throws(Fault) -> ClassName {
    guard token.kind == .word || token.kind == .quoted else {
      throw expected("a class such as button or UIButton", sample: "view")
    }
    let word = token
    advance()
    if accept(.colon) {
      let base = try entry(
        "class", sample: "UIView", spellings: { ClassWords.spellings }, ClassWords.viewClass)
      return ClassName(base, custom: text(word))
    }
    if let known = ClassWords.viewClass(lowercased(word)) { return ClassName(known) }
    if let meant = NearWord.find(text(word), in: ClassWords.spellings, most: isOwnClass(text(word)) ? 1 : 3) {
      throw .unknown("class", text(word), word.span, meant: meant, expected: nil)
    }
    throw .unknownClass(text(word), word.span)
  }

  /// Looks like an app's own class, `MyView`, rather than a word for UIKit's.
  private func isOwnClass(_ word: String) -> Bool {
    word.first?.isUppercase == true && !word.lowercased().hasPrefix("ui")
  }

  mutating func window() throws(Fault) -> Command {
    let words: [StaticString] = ["at", "level"]
    let name = try newName("a name for the new window", sample: "w2", not: words)
    var frame: Rect?
    var level: Double?
    while !isAtEnd {
      let start = lastEnd
      if accept("at") {
        if frame != nil { throw .twice("at", Span(start, statementEnd)) }
        frame = try rect()
      } else if accept("level") {
        if level != nil { throw .twice("level", Span(start, statementEnd)) }
        level = windowLevelWord()
        if level == nil { level = try number("a window level such as 1", sample: "1") }
      } else {
        throw unexpected(keywords: words.map(\.description))
      }
    }
    return .window(name, at: frame, level: level)
  }

  mutating func controller() throws(Fault) -> Command {
    let words: [StaticString] = ["for", "as"]
    let name = try newName("a name for the new controller", sample: "vc2", not: words)
    var view: Name?
    var className: String?
    while !isAtEnd {
      let start = lastEnd
      if accept("for") {
        if view != nil { throw .twice("for", Span(start, statementEnd)) }
        view = try self.name("the controller's view", sample: "A", not: words)
      } else if accept("as") {
        if className != nil { throw .twice("as", Span(start, statementEnd)) }
        className = try controllerClass()
      } else {
        throw unexpected(keywords: words.map(\.description))
      }
    }
    guard let view else { throw .missing("'for' and the controller's view", after: lastEnd, sample: "for A") }
    return .controller(name, className: className, for: view)
  }

  /// `MyController` or `MyController:UIViewController`; nil for UIKit's own class.
  private mutating func controllerClass() throws(Fault) -> String? {
    let word = try word("a class such as MyController", sample: "MyController")
    if accept(.colon) { _ = try self.word("a class such as UIViewController", sample: "UIViewController") }
    return word.lowercased() == "uiviewcontroller" ? nil : word
  }

  mutating func present() throws(Fault) -> Command {
    let words: [StaticString] = ["from", "style"]
    let name = try newName("a name for the presented controller", sample: "sheet", not: words)
    var presenter: Name?
    var style: Controller.PresentationStyle?
    while !isAtEnd {
      let start = lastEnd
      if accept("from") {
        if presenter != nil { throw .twice("from", Span(start, statementEnd)) }
        presenter = try self.name("the presenting controller", sample: "vc", not: words)
      } else if accept("style") {
        if style != nil { throw .twice("style", Span(start, statementEnd)) }
        style = try entry(
          "style", sample: "pageSheet", expectation: "pageSheet, fullScreen, overFullScreen or popover",
          spellings: { Controller.PresentationStyle.allCases.map(\.rawValue) }
        ) { word in Controller.PresentationStyle.allCases.first { $0.rawValue.lowercased() == word } }
      } else {
        throw unexpected(keywords: words.map(\.description))
      }
    }
    guard let presenter else {
      throw .missing("'from' and the presenting controller", after: lastEnd, sample: "from vc")
    }
    return .present(name, from: presenter, style: style)
  }

  mutating func embed() throws(Fault) -> Command {
    var children = [try name("a controller", sample: "vc", not: ["in"])]
    while accept(.comma) || ((token.kind == .word || token.kind == .quoted) && !isAt("in")) {
      children.append(try name("a controller", sample: "vc2", not: ["in"]))
    }
    try require("in", sample: "in navigation nav")
    if accept("navigation") || accept("nav") {
      return .embed(children, in: .navigation, try newName("a name for the container", sample: "nav"))
    }
    if accept("tabs") || accept("tab") {
      return .embed(children, in: .tabs, try newName("a name for the container", sample: "tabs"))
    }
    throw expected("navigation or tabs", sample: "navigation")
  }

  mutating func push() throws(Fault) -> Command {
    let name = try newName("a controller to push", sample: "detail", not: ["onto"])
    try require("onto", sample: "onto nav")
    return .push(name, onto: try self.name("a navigation controller", sample: "nav"))
  }
}
