import SceneLanguage

extension LessonScan {
  /// What the body of a step says.
  struct StepBody {
    var kind: Step.Kind
    var prompt: String?
    /// What the answer depends on.
    var content: [String]
  }

  /// Reads a step with the id that its fence names.
  mutating func readStep(
    _ attributes: [String: LessonLine], _ fence: LessonFence, _ read: (inout LessonScan) -> StepBody?
  ) {
    let id = attributes["id"] ?? LessonLine("", fence.word.place)
    for case .step(let other) in drafts where other.id.text == id.text && !id.text.isEmpty {
      fault(ReadingWording.idTwice(id.text, line: other.id.place.line), at: id)
      break
    }
    weight = LessonScan.weightOfSteps
    defer { weight = 1 }
    guard let body = read(&self) else { return }
    var hash = ContentHash()
    for line in sceneLines { hash.add(line) }
    for text in body.content { hash.add(text) }
    drafts.append(
      .step(StepDraft(id: id, kind: body.kind, prompt: body.prompt, contentHash: hash.text)))
  }

  /// The entries of a body by their keys. Unknown keys, keys without a value, and keys that stand twice where they may
  /// not, are reported.
  mutating func keys<Key: RawRepresentable<String> & CaseIterable & Hashable>(
    _ body: FenceBody, repeating: Set<Key>
  ) -> [(key: Key, entry: FenceBody.Entry)] {
    let (entries, strays) = body.entries
    let known = Key.allCases.map(\.rawValue)
    for line in strays { fault(ReadingWording.noKey, at: line, try: withPlainColon(line)) }
    var result: [(key: Key, entry: FenceBody.Entry)] = []
    for entry in entries {
      guard let key = Key(rawValue: entry.key.text) else {
        unknown(entry.key, among: known, ReadingWording.unknownKey)
        continue
      }
      if entry.values.isEmpty {
        fault(ReadingWording.empty(key.rawValue), at: entry.key)
      } else if !repeating.contains(key), result.contains(where: { $0.key == key }) {
        fault(ReadingWording.twice(key.rawValue), at: entry.key)
      } else {
        result.append((key, entry))
      }
    }
    return result
  }

  /// A Chinese keyboard leaves wide colons.
  func withPlainColon(_ line: LessonLine) -> String? {
    guard let colon = line.text.firstIndex(of: "：") else { return nil }
    let mended = line.text[..<colon] + ": " + line.text[line.text.index(after: colon)...]
    return FenceBody.entry(LessonLine(String(mended), line.place)) == nil ? nil : String(mended)
  }

  /// The author's own words. Where they go on in a further line, a blank stands between, or nothing between Chinese
  /// characters.
  func prose(_ lines: [LessonLine]) -> String {
    lines.dropFirst().reduce(lines.first?.text ?? "") { text, line in
      text + (SoftBreak.isNothing(between: text, and: line.text) ? "" : " ") + line.text
    }
  }
}
