import SceneLanguage

extension LessonScan {
  /// Reads everything below the header.
  mutating func readBody(from first: Int) {
    let (blocks, findings) = CommonMark.read(source.lines.dropFirst(first - 1))
    report(findings, below: first)
    if blocks.isEmpty, !hasErrors { fault(ReadingWording.nothingBelow, at: LessonPlace(line: first - 1)) }
    var prose: [MarkdownBlock] = []
    var fences = 0
    for placed in blocks {
      let number = first + placed.first
      guard placed.isFence, let fence = LessonFence(source, at: number) else {
        prose.append(placed.block)
        continue
      }
      guard fence.isForTutor else {
        checkNearly(fence)
        prose.append(placed.block)
        continue
      }
      if !prose.isEmpty { drafts.append(.piece(.prose(prose))) }
      prose = []
      fences += 1
      if fences == LessonScan.mostFences + 1 {
        fault(ReadingWording.tooManyFences(LessonScan.mostFences), at: fence.word)
      }
      let last = first + placed.last
      let isClosed = last > number && fence.isClosed(by: source.text(of: last))
      if !isClosed { fault(ReadingWording.openFence, at: fence.word) }
      read(
        fence,
        FenceBody(
          source, lines: number + 1..<max(number + 1, isClosed ? last : last + 1),
          indentation: fence.indentation))
    }
    if !prose.isEmpty { drafts.append(.piece(.prose(prose))) }
  }

  /// A fence whose info string is a misspelt `tapwalk`.
  private mutating func checkNearly(_ fence: LessonFence) {
    guard Words.near(fence.word.text, in: ["tapwalk"]) != nil, fence.word.text != "tapwalk" else { return }
    fault(ReadingWording.notTapwalk(fence.word.text), at: fence.word, try: mended(fence.word, "tapwalk"))
  }

  /// - Parameter first: the number of the line that the findings count from.
  mutating func report(_ findings: [CommonMark.Finding], below first: Int) {
    for finding in findings {
      let text = source.text(of: first + finding.line)
      let before = String(decoding: Array(text.utf8.prefix(finding.offset)), as: UTF8.self).count
      let place = LessonPlace(line: first + finding.line, column: before + 1)
      switch finding.kind {
      case .html: fault(ReadingWording.rawHTML, at: place)
      case .image: fault(ReadingWording.image, at: place)
      case .tooDeep: fault(ReadingWording.tooDeep, at: place)
      case .innerFence: fault(ReadingWording.innerFence, at: place)
      case .stars: reportStars(near: place)
      }
    }
  }

  /// Stars with a backslash before them were meant to be seen.
  private mutating func reportStars(near place: LessonPlace) {
    for number in place.line...min(place.line + 40, source.lines.count) where number >= place.line {
      let text = source.text(of: number)
      if number > place.line, text.allSatisfy({ $0 == " " || $0 == "\t" }) { return }
      guard let range = Array(text).firstPair(of: "*", from: number == place.line ? place.column - 1 : 0)
      else {
        continue
      }
      fault(
        ReadingWording.literalStars, at: LessonPlace(line: number, column: range + 1), length: 2,
        isWarning: true)
      return
    }
  }

  private mutating func read(_ fence: LessonFence, _ body: FenceBody) {
    guard let kindWord = fence.kind else {
      fault(
        ReadingWording.noKind(LessonFence.Kind.allCases.map(\.rawValue)), at: fence.word,
        try: source.text(of: fence.word.place.line) + " scene")
      return
    }
    guard let kind = LessonFence.Kind(rawValue: kindWord.text) else {
      unknown(kindWord, among: LessonFence.Kind.allCases.map(\.rawValue), ReadingWording.unknownFence)
      return
    }
    let attributes = readAttributes(of: fence, kind)
    switch kind {
    case .scene: readCommands(body, kind)
    case .show: readCommands(body, kind)
    case .predict: readStep(attributes, fence) { $0.readPrediction(body, fence) }
    case .task: readStep(attributes, fence) { $0.readTask(body, fence) }
    case .hint:
      guard let step = attributes["for"] else { return }
      let blocks = readMarkdown(body)
      if blocks.isEmpty { fault(ReadingWording.emptyFence, at: fence.word) }
      hints.append((step, blocks))
    case .note: drafts.append(.piece(.note(readMarkdown(body))))
    }
  }

  /// Those that the kind asks for; what is missing or unknown is reported.
  private mutating func readAttributes(of fence: LessonFence, _ kind: LessonFence.Kind) -> [String:
    LessonLine]
  {
    var result: [String: LessonLine] = [:]
    let known = kind.attribute.map { [$0] } ?? []
    for (key, value) in fence.attributes {
      if !known.contains(key.text) {
        unknown(key, among: known, ReadingWording.unknownAttribute)
      } else if result[key.text] != nil {
        fault(ReadingWording.twice(key.text), at: key)
      } else if let value, isID(value.text) {
        result[key.text] = value
      } else {
        fault(ReadingWording.badID, at: value ?? key)
        result[key.text] = value ?? key
      }
    }
    if let attribute = kind.attribute, result[attribute] == nil, fence.attributes.isEmpty {
      let sample = attribute == "id" ? (kind == .task ? "id=t1" : "id=q1") : "for=q1"
      let line = source.text(of: fence.word.place.line)
      fault(
        ReadingWording.needsAttribute(kind.rawValue, sample), at: fence.kind ?? fence.word,
        try: line + " " + sample)
    }
    return result
  }

  /// Text inside a fence, for a hint or a note.
  private mutating func readMarkdown(_ body: FenceBody) -> [MarkdownBlock] {
    guard let first = body.lines.first else { return [] }
    let (blocks, findings) = CommonMark.read(body.lines.map(\.text))
    report(findings, below: first.place.line)
    for placed in blocks where placed.isFence {
      guard let fence = LessonFence(source, at: first.place.line + placed.first), fence.isForTutor else {
        continue
      }
      fault(ReadingWording.innerFence, at: fence.word)
    }
    return blocks.map(\.block)
  }

  /// Every hint belongs to a step that stands above it.
  mutating func checkHints() {
    var steps: [String: LessonPlace] = [:]
    for case .step(let step) in drafts where steps[step.id.text] == nil {
      steps[step.id.text] = step.id.place
    }
    for (step, _) in hints {
      guard let place = steps[step.text] else {
        unknown(step, among: steps.keys.sorted(), ReadingWording.unknownStep)
        continue
      }
      if place.line > step.place.line { fault(ReadingWording.hintAbove(step.text), at: step) }
    }
  }
}

extension [Character] {
  /// Where a sign stands twice in a row, at or behind an index.
  fileprivate func firstPair(of sign: Character, from start: Int) -> Int? {
    for i in Swift.max(0, start)..<Swift.max(0, start, count - 1) where self[i] == sign && self[i + 1] == sign
    {
      return i
    }
    return nil
  }
}
