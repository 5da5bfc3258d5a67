import TouchModel

/// Reads the commands of one line, one token ahead.
struct Reader {
  var lexer: Lexer
  var token: Token
  /// Where the last token that was taken ends.
  var lastEnd = 0
  /// Inside `what if`, where `then` ends a command too.
  var endsAtThen = false

  init(_ bytes: [UInt8]) {
    lexer = Lexer(bytes)
    token = lexer.next()
  }

  mutating func advance() {
    lastEnd = token.end
    token = lexer.next()
  }

  /// The command is over.
  var isAtEnd: Bool {
    token.kind == .end || token.kind == .semicolon || endsAtThen && isAt("then")
  }

  // MARK: Statements

  mutating func statements() throws(Fault) -> [Statement] {
    var result: [Statement] = []
    while true {
      while token.kind == .semicolon { advance() }
      if token.kind == .end { return result }
      result.append(try statement())
    }
  }

  /// One command, with its place in the line.
  mutating func statement() throws(Fault) -> Statement {
    let start = token.start
    let command = try command()
    return Statement(command, span: Span(start, lastEnd))
  }

  private mutating func command() throws(Fault) -> Command {
    let word = commandWord()
    let lowercased = word.lowercased()
    if let verb = Verb.named(lowercased) { return try whole(verb) }
    // One capital letter is a view's name rather than the beginning of a command.
    let isName = word.count == 1 && word != lowercased
    let candidates = isName ? [] : Verb.beginning(with: lowercased)
    if candidates.isEmpty { throw unknownCommand(word) }
    if candidates.count == 1 { return try whole(candidates[0]) }
    var readings: [(reader: Reader, command: Command)] = []
    for verb in candidates {
      var reader = self
      if let command = try? reader.whole(verb) { readings.append((reader, command)) }
    }
    guard readings.count == 1 else {
      throw .ambiguousCommand(word, Span(token.start, token.start + word.utf8.count), candidates)
    }
    self = readings[0].reader
    return readings[0].command
  }

  /// The first word, also where it is none that the lexer knows, such as `?`.
  private func commandWord() -> String {
    if token.kind == .word { return text(token) }
    let end = max(token.end, lexer.blobEnd(from: token.start))
    return lexer.text(token.start, end)
  }

  private func unknownCommand(_ word: String) -> Fault {
    let isPrintable = !word.unicodeScalars.contains(where: CharacterRules.isUnprintable)
    if token.kind == .bad, !isPrintable, let fault = lexer.fault { return fault }
    let span = Span(token.start, token.start + word.utf8.count)
    let letters = word.filter(\.isLetter)
    var fault = Fault.unknownCommand(
      word, span, meant: Verb.named(letters.lowercased()) ?? Verb.meant(by: word))
    if token.kind == .number { fault.fixes = [.init(span: Span(span.start, span.start), text: "tap ")] }
    return fault
  }

  /// The command and nothing behind it.
  private mutating func whole(_ verb: Verb) throws(Fault) -> Command {
    let start = token.start
    do throws(Fault) {
      lastEnd = token.end
      if token.kind == .bad { lexer.position = token.start + 1 }
      token = lexer.next()
      let command = try arguments(of: verb)
      if !isAtEnd {
        if verb == .trace,
          let level = ["full", "normal", "short", "silent"].first(where: { text(token) == $0 })
        {
          var fault = unexpected()
          fault.fixes = [.init(span: Span(start, token.end), text: "set trace " + level)]
          throw fault
        }
        throw unexpected()
      }
      return command
    } catch {
      var fault = error
      if fault.verb == nil { fault.verb = verb }
      throw fault
    }
  }

  private mutating func arguments(of verb: Verb) throws(Fault) -> Command {
    switch verb {
    case .add: try add()
    case .window: try window()
    case .controller: try controller()
    case .present: try present()
    case .dismiss: .dismiss(try name("a controller", sample: "vc2"))
    case .embed: try embed()
    case .push: try push()
    case .pop: .pop(try name("a navigation controller", sample: "nav"))
    case .set: try set()
    case .toggle: try toggle()
    case .remove: .remove(try name("the name of an object", sample: "A"))
    case .move: try move()
    case .bring: try bring()
    case .send: try send()
    case .rename: try rename()
    case .attach: try attach()
    case .require: try require()
    case .delegate: try delegate()
    case .target: try target()
    case .untarget: try untarget()
    case .implement: try implement()
    case .fire: try fire()
    case .override: try override()
    case .restore: try restore()
    case .tap: try tap()
    case .press: try press()
    case .drag: try drag()
    case .swipe: try swipe()
    case .pinch: try pinch()
    case .rotate: try rotate()
    case .touch: try touch()
    case .wait: .wait(try duration("a time such as 0.5s"))
    case .settle: .settle
    case .hover: try hover()
    case .shake: .shake
    case .perform: .perform(try word("an action such as copy", sample: "copy"))
    case .remote: .remote(try word("a remote command such as play", sample: "play"))
    case .interrupt: .interrupt
    case .focus: .focus(try name("a view or controller", sample: "vc"))
    case .resign: .resign
    case .hit: try hit()
    case .chain: .chain(try name("the name of an object", sample: "root"))
    case .tree: .tree(isAtEnd ? nil : try name("a view", sample: "root"))
    case .map: try map()
    case .make: try make()
    case .find: try find()
    case .show: try show()
    case .trace: .trace
    case .log: .log
    case .convert: try convert()
    case .inside: try inside()
    case .why: .why(try whyQuestion())
    case .what: try whatIf()
    case .diff: try diff()
    case .compare: .compare(try path())
    case .step: .step(try repetitions())
    case .back: .back(try repetitions())
    case .goto: .goTo(try position())
    case .at: try at()
    case .believe: try believe()
    case .beliefs: .beliefs
    case .rule: .ruleCard(try ruleName())
    case .rules: .ruleCards(topic())
    case .expect: .expect(try expectation())
    case .lessons: .tutor(.lessons(topic()))
    case .lesson: .tutor(.lesson(topic()))
    case .answer: .tutor(.answer(topic() ?? ""))
    case .hint: .tutor(.hint)
    case .skip: .tutor(.skip)
    case .next: .tutor(.next)
    case .play: .tutor(.play)
    case .leave: .tutor(.leave)
    case .report: .tutor(.report)
    case .progress: .tutor(.progress)
    case .forget:
      accept("all") ? .tutor(.resetAll(isSure: accept("really"))) : .tutor(.forget(try lessonName()))
    case .quiz: try quiz()
    case .review: .tutor(.review(count: isAtEnd ? nil : try questions()))
    case .interview: try interview()
    case .undo: .undo(try repetitions())
    case .redo: .redo(try repetitions())
    case .reset: try reset()
    case .save: .save(try path())
    case .open: .open(isAtEnd ? nil : try path())
    case .source: .source(try path())
    case .history: .history
    case .help: .help(topic())
    case .quit: .quit
    }
  }
}
