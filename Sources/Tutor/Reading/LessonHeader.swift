import SceneLanguage

/// What the lines above `---` say.
struct LessonHeader {
  var id: LessonLine?
  var title: LessonLine?
  var part: LessonLine?
  var needs: [LessonLine] = []
  var concepts: [LessonLine] = []
  var rules: [LessonLine] = []
  var permissions = Lesson.Permissions.all

  enum Key: String, CaseIterable {
    case id, format, title, part, needs, concepts, rules, allow
  }
}

extension LessonScan {
  /// Reads the header and answers the number of the line below it.
  mutating func readHeader() -> Int {
    var number = 1
    while source.text(of: number).allSatisfy({ $0 == " " || $0 == "\t" }), number <= source.lines.count {
      number += 1
    }
    if isBar(number) { number += 1 }
    let first = number
    while number <= source.lines.count, !isBar(number) { number += 1 }
    if number > source.lines.count {
      fault(ReadingWording.noHeader, at: LessonPlace(line: 1))
      return source.lines.count + 1
    }
    var seen: Set<LessonHeader.Key> = []
    for line in first..<number { readHeaderLine(line, &seen) }
    let place = LessonPlace(line: number)
    if !seen.contains(.id) { fault(ReadingWording.missing("id"), at: place, try: "id: first-touch") }
    if !seen.contains(.title) {
      fault(ReadingWording.missing("title"), at: place, try: "title: One view, one tap")
    }
    return number + 1
  }

  /// `---`
  private func isBar(_ number: Int) -> Bool {
    let text = LessonLine(source.text(of: number), LessonPlace(line: number)).trimmed.text
    return text.count >= 3 && text.allSatisfy { $0 == "-" }
  }

  private mutating func readHeaderLine(_ number: Int, _ seen: inout Set<LessonHeader.Key>) {
    let line = LessonLine(source.text(of: number), LessonPlace(line: number)).trimmed
    if line.text.isEmpty { return }
    guard let entry = FenceBody.entry(line) else {
      fault(ReadingWording.noKey, at: line, try: withPlainColon(line))
      return
    }
    guard let key = LessonHeader.Key(rawValue: entry.key.text) else {
      let known = LessonHeader.Key.allCases.map(\.rawValue)
      unknown(entry.key, among: known, ReadingWording.unknownKey)
      // One fault is enough: what was meant is not missing as well.
      if let meant = Words.near(entry.key.text, in: known).flatMap(LessonHeader.Key.init) {
        seen.insert(meant)
      }
      return
    }
    if !seen.insert(key).inserted {
      fault(ReadingWording.twice(key.rawValue), at: entry.key)
      return
    }
    guard let value = entry.values.first else {
      if key == .allow { header.permissions = [] }
      if key == .id || key == .title || key == .format {
        fault(ReadingWording.empty(key.rawValue), at: entry.key)
      }
      return
    }
    take(key, value)
  }

  private mutating func take(_ key: LessonHeader.Key, _ value: LessonLine) {
    switch key {
    case .id:
      if !isID(value.text) { fault(ReadingWording.badID, at: value, try: "id: first-touch") }
      header.id = value
    case .format:
      if value.text != "1" { fault(ReadingWording.wrongFormat(value.text), at: value, try: "format: 1") }
    case .title: header.title = value
    case .part: header.part = value
    case .needs:
      header.needs = value.words
      for word in value.words where !isID(word.text) { fault(ReadingWording.badID, at: word) }
    case .concepts:
      header.concepts = value.words
      for word in value.words where !isID(word.text) { fault(ReadingWording.badConcept, at: word) }
    case .rules: header.rules = value.words
    case .allow: readPermissions(value)
    }
  }

  private mutating func readPermissions(_ value: LessonLine) {
    let known: [String: Lesson.Permissions] = ["hints": .hints, "skip": .skip, "play": .play]
    header.permissions = []
    for word in value.words where word.text != "nothing" {
      if let permission = known[word.text] {
        header.permissions.insert(permission)
      } else {
        unknown(word, among: known.keys.sorted(), ReadingWording.unknownPermission)
      }
    }
  }

  /// A word that is none of those which may stand there.
  mutating func unknown(_ word: LessonLine, among known: [String], _ message: (String, [String]) -> String) {
    let meant =
      known.contains(word.text.lowercased()) ? word.text.lowercased() : Words.near(word.text, in: known)
    fault(message(word.text, known), at: word, try: mended(word, meant))
  }
}
