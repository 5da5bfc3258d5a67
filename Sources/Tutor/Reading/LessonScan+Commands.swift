import SceneLanguage

extension LessonScan {
  /// `scene` and `show`.
  mutating func readCommands(_ body: FenceBody, _ kind: LessonFence.Kind) {
    let lines = body.commands
    var count = 0
    for line in lines {
      let text = LessonText([line], separator: "")
      let statements = check(text)
      count += statements.count
      for statement in statements {
        if statement.command == .reset {
          sceneLines = []
        } else {
          sceneLines.append(text.text(of: statement))
        }
      }
    }
    if count > LessonScan.mostCommands, let line = lines.first {
      fault(ReadingWording.tooManyCommands(LessonScan.mostCommands), at: line)
    }
    drafts.append(.piece(kind == .show ? .show(lines) : .scene(lines)))
  }

  /// The commands of a text; what cannot be read, or may not stand in a lesson, is reported.
  ///
  /// - Parameter prefix: what the author did not write but meant, such as `tap `.
  @discardableResult
  mutating func check(_ text: LessonText, prefix: String = "") -> [Statement] {
    do throws(ParseError) {
      let statements = try Parser.parse(prefix + text.text)
      for statement in statements where !statement.command.isForLessons {
        let place = text.place(at: statement.span.start - prefix.utf8.count)
        fault(ReadingWording.refused, at: place, length: text.length(of: statement.span))
      }
      for statement in statements { count(statement, in: text, prefix: prefix) }
      return statements
    } catch {
      report(error, in: text, prefix: prefix)
      return []
    }
  }

  private mutating func count(_ statement: Statement, in text: LessonText, prefix: String) {
    let before = samples
    samples += weight * statement.command.samples()
    guard before <= LessonScan.mostSamples, samples > LessonScan.mostSamples else { return }
    fault(
      ReadingWording.tooManySamples(LessonScan.mostSamples),
      at: text.place(at: statement.span.start - prefix.utf8.count), length: text.length(of: statement.span))
  }

  /// A line that cannot be read, at its place in the file.
  mutating func report(_ error: ParseError, in text: LessonText, prefix: String) {
    let shift = prefix.utf8.count
    let span = Span(max(0, error.span.start - shift), max(0, error.span.end - shift))
    let place = text.place(at: span.start)
    var suggestion = error.suggestion
    if let line = suggestion {
      let start = text.place(at: 0)
      let isOneLine = start.line == text.place(at: text.text.utf8.count).line
      let value = line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : line
      suggestion =
        isOneLine && line.hasPrefix(prefix)
        ? source.line(at: start, replacing: text.text.count, with: value) : line
      suggestion = suggestion.map { LessonLine($0, start).trimmed.text }
    }
    fault(error.message, at: place, length: text.length(of: span), try: suggestion)
  }
}

extension Command {
  /// A lesson is a program from a stranger: it reads and writes no files, and leaves the learner's terminal and
  /// progress alone.
  var isForLessons: Bool {
    switch self {
    case .save, .open, .source, .compare, .diffFiles, .history, .tutor, .quit: false
    case .setting(let setting): if case .verbosity = setting { true } else { false }
    case .whatIf(let changes, let then):
      changes.allSatisfy(\.command.isForLessons) && then.command.isForLessons
    case .at(_, let statement), .makeFire(_, let statement): statement.command.isForLessons
    case .believe(_, let statement): statement?.command.isForLessons ?? true
    case .add, .window, .controller, .present, .dismiss, .embed, .push, .pop, .set, .toggle, .remove, .moveTo,
      .reorder, .rename, .setSystem, .setState, .attach, .require, .rule, .target, .untarget, .implement,
      .fire, .override, .restore, .tap, .drag, .swipe, .pinch, .rotate, .touch, .wait, .settle, .hover,
      .shake,
      .perform, .remote, .press, .interrupt, .focus, .resign, .hit, .chain, .tree, .map, .show, .showSystem,
      .showProtections, .trace, .log, .convert, .inside, .why, .make, .findPoint, .mapDifference, .diff,
      .beliefs, .ruleCard, .ruleCards, .step, .back, .goTo, .expect, .undo, .redo, .reset, .help:
      true
    }
  }
}
