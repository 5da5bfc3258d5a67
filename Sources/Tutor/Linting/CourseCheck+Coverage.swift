import SceneLanguage
import TouchInsight
import TouchModel

/// Every rule that the model names is taught, and every wrong belief is exposed.
extension CourseCheck {
  private var list: LessonSource { untaught ?? LessonSource([], file: name + "/untaught.txt") }

  func ruleFaults() -> [LessonFault] {
    var teachers: [String: String] = [:]
    for file in files {
      for rule in file.lesson?.rules ?? [] where teachers[rule] == nil { teachers[rule] = file.source.file }
    }
    var faults: [LessonFault] = []
    var excused: Set<String> = []
    for (line, entry) in untaughtEntries() {
      guard let entry, !entry.reason.isEmpty else {
        faults.append(list.fault(LintWording.untaughtForm, at: line))
        continue
      }
      if RuleID(rawValue: entry.id.text) == nil {
        let near = Words.near(entry.id.text, in: RuleID.allCases.map(\.rawValue))
        faults.append(
          list.fault(
            LintWording.notEmitted(entry.id.text), at: entry.id,
            try: near.map { list.line(at: entry.id.place, replacing: entry.id.text.count, with: $0) }))
      } else if let file = teachers[entry.id.text] {
        faults.append(list.fault(LintWording.isTaught(entry.id.text, in: file), at: entry.id))
      } else if !excused.insert(entry.id.text).inserted {
        faults.append(list.fault(ReadingWording.twice(entry.id.text), at: entry.id))
      }
    }
    for rule in RuleID.allCases where teachers[rule.rawValue] == nil && !excused.contains(rule.rawValue) {
      faults.append(list.fault(LintWording.untaught(rule.rawValue), at: LessonPlace(line: 1)))
    }
    return faults
  }

  /// The lines of the list that are not empty and no comment.
  private func untaughtEntries() -> [(line: LessonLine, entry: (id: LessonLine, reason: String)?)] {
    list.lines.enumerated().compactMap { index, text in
      let line = LessonLine(text, LessonPlace(line: index + 1)).trimmed
      if line.text.isEmpty || line.text.hasPrefix("#") { return nil }
      guard let colon = line.text.firstIndex(of: ":") else { return (line, nil) }
      let id = LessonLine(String(line.text[..<colon]), line.place).trimmed
      let reason = LessonLine(String(line.text[line.text.index(after: colon)...]), line.place).trimmed.text
      return (line, (id, reason))
    }
  }

  func beliefFaults() -> [LessonFault] {
    let exposed = files.reduce(into: Set<String>()) { $0.formUnion($1.exposedBeliefs) }
    return Belief.all.filter { !exposed.contains($0.name) }.map {
      LessonFault(file: name, place: LessonPlace(line: 1), message: LintWording.unexposed($0.name))
    }
  }
}
