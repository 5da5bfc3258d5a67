import SceneLanguage

/// What may stand in a `task` fence.
private enum TaskKey: String, CaseIterable {
  case question, goal, keep, solution, wrong
}

extension LessonScan {
  mutating func readTask(_ body: FenceBody, _ fence: LessonFence) -> StepBody? {
    let keys: [(key: TaskKey, entry: FenceBody.Entry)] = keys(
      body, repeating: [.goal, .keep, .solution, .wrong])
    var question: String?
    var goals: [LessonTask.Goal] = []
    var keeps: [LessonTask.Keep] = []
    var solutions: [LessonLine] = []
    var wrongs: [LessonTask.Wrong] = []
    var content = ["task"]
    for (key, entry) in keys {
      let isCommands = key == .solution || key == .wrong
      let text = isCommands ? LessonText(commands: entry.values) : LessonText(entry.values, separator: " ")
      switch key {
      case .question: question = prose(entry.values)
      case .goal:
        if let goal = goal(text) { goals.append(goal) }
        content.append("goal " + text.text)
      case .keep:
        if let keep = keep(text) { keeps.append(keep) }
        content.append("keep " + text.text)
      case .solution:
        check(text)
        solutions.append(text.line)
      case .wrong: if let wrong = wrong(text) { wrongs.append(wrong) }
      }
    }
    let place = fence.kind ?? fence.word
    if goals.isEmpty, !keys.contains(where: { $0.key == .goal }) {
      fault(ReadingWording.needsKey("goal"), at: place, try: "goal: tap 40 40 -> B")
    }
    if question == nil, !isBelowProse {
      fault(ReadingWording.needsQuestion, at: place, try: "question: Let B receive the tap.")
    }
    if solutions.count < 2 { fault(ReadingWording.fewSolutions(solutions.count), at: place, isWarning: true) }
    if wrongs.isEmpty { fault(ReadingWording.noWrong, at: place, isWarning: true) }
    let task = LessonTask(goals: goals, keeps: keeps, solutions: solutions, wrongs: wrongs)
    return StepBody(kind: .task(task), prompt: question, content: content)
  }

  private var isBelowProse: Bool {
    guard case .piece(.prose) = drafts.last else { return false }
    return true
  }

  /// `INPUT -> OUTCOME, OUTCOME`, `INPUT; expect OUTCOME`, or an outcome that needs no input.
  private mutating func goal(_ text: LessonText) -> LessonTask.Goal? {
    let sides = text.split(at: "->", most: 2)
    if sides.count == 2 {
      if sides[1].text.isEmpty { return goalAlone(text, sides[0]) }
      let inputs = sides[0].text.isEmpty ? [] : inputs(sides[0], check(sides[0]))
      return goal(text, inputs: inputs, outcomes(sides[1]))
    }
    let before = faults.count
    let found = outcomes(text)
    if faults.count == before { return goal(text, inputs: [], found) }
    guard let statements = try? Parser.parse(text.text) else { return nil }
    faults.removeSubrange(before...)
    check(text)
    guard let first = statements.firstIndex(where: \.isCheck) else {
      let place = text.line.place
      let length = text.text.count
      fault(
        ReadingWording.goalWithoutOutcome, at: text.line,
        try: place.line == text.place(at: text.text.utf8.count).line
          ? source.line(at: place, replacing: length, with: text.text + " -> B") : nil)
      return nil
    }
    if let later = statements[first...].first(where: { !$0.isCheck }) {
      fault(
        ReadingWording.inputBehindCheck, at: text.place(at: later.span.start),
        length: text.length(of: later.span))
      return nil
    }
    let checks = inputs(text, Array(statements[first...])).map {
      String($0.drop { $0 != " " && $0 != "\t" }.drop { $0 == " " || $0 == "\t" })
    }
    return goal(text, inputs: inputs(text, Array(statements[..<first])), checks)
  }

  /// Nothing stands behind the arrow: what stands before it is an outcome that needs no input, or an input without one.
  private mutating func goalAlone(_ text: LessonText, _ side: LessonText) -> LessonTask.Goal? {
    let isInput =
      (try? Parser.parse(side.text)).map { !$0.isEmpty && !$0.contains(where: \.isCheck) } ?? false
    if isInput, LessonScan.outcome(side.text) == nil {
      fault(ReadingWording.goalWithoutOutcome, at: text.line, try: "goal: " + side.text + " -> B")
      return nil
    }
    return goal(text, inputs: [], outcomes(side))
  }

  private func goal(_ text: LessonText, inputs: [String], _ outcomes: [String]) -> LessonTask.Goal? {
    outcomes.isEmpty ? nil : LessonTask.Goal(line: text.line, inputs: inputs, outcomes: outcomes)
  }

  private func inputs(_ text: LessonText, _ statements: [Statement]) -> [String] {
    statements.map { text.text(of: $0) }
  }

  private mutating func keep(_ text: LessonText) -> LessonTask.Keep? {
    switch text.text {
    case "frames": return .frames(text.line)
    case "hierarchy": return .hierarchy(text.line)
    case "recognizers": return .recognizers(text.line)
    default: break
    }
    let words = text.split(at: " ").filter { !$0.text.isEmpty }
    if words.count == 2, let property = Words.property(words[1].text),
      case .chain(let name) = (try? Parser.parse("chain " + words[0].text))?.first?.command
    {
      return .property(object: name.text, property: property.rawValue, text.line)
    }
    if let statements = try? Parser.parse(text.text), !statements.isEmpty {
      check(text)
      return .outcome(text.text, text.line)
    }
    if words.count == 1 {
      unknown(text.line, among: ["frames", "hierarchy", "recognizers"], ReadingWording.unknownKeep)
    } else {
      check(text)
    }
    return nil
  }

  /// `COMMANDS | message`
  private mutating func wrong(_ text: LessonText) -> LessonTask.Wrong? {
    let sides = text.split(at: "|", most: 2)
    check(sides[0])
    guard sides.count == 2, !sides[1].text.isEmpty else {
      fault(
        ReadingWording.wrongWithoutMessage, at: text.line,
        try: "wrong: remove B | B is gone: nobody gets the tap.")
      return nil
    }
    return LessonTask.Wrong(commands: sides[0].line, message: sides[1].text)
  }
}

extension Statement {
  fileprivate var isCheck: Bool { if case .expect = command { true } else { false } }
}
