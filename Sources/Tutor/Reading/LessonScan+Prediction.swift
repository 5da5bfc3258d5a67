import SceneLanguage

/// What may stand in a `predict` fence.
private enum PredictionKey: String, CaseIterable {
  case ask, on, at, claim, question, expect, also
  case without = "not"
}

extension LessonScan {
  mutating func readPrediction(_ body: FenceBody, _ fence: LessonFence) -> StepBody? {
    let keys: [(key: PredictionKey, entry: FenceBody.Entry)] = keys(
      body, repeating: [.on, .at, .also, .without])
    func values(_ key: PredictionKey) -> [LessonLine] {
      keys.filter { $0.key == key }.flatMap(\.entry.values)
    }

    var on: [LessonLine] = []
    for (key, entry) in keys where key == .on || key == .at {
      for line in entry.values {
        check(LessonText([line], separator: ""), prefix: key == .at ? "tap " : "")
        on.append(key == .at ? LessonLine("tap " + line.text, line.place) : line)
      }
    }
    let claim = values(.claim)
    guard let asked = keys.first(where: { $0.key == .ask })?.entry else {
      fault(ReadingWording.needsKey("ask"), at: fence.kind ?? fence.word, try: "ask: receiver")
      return nil
    }
    let askText = LessonText(asked.values, separator: " ")
    guard let ask = readAsk(askText, claim: claim.isEmpty ? nil : LessonText(claim, separator: " ")) else {
      return nil
    }
    if on.isEmpty, ask.needsTouch {
      fault(ReadingWording.needsKey("on"), at: fence.kind ?? fence.word, try: "on: tap 40 40")
    }
    let question = values(.question)
    let expect = values(.expect)
    let prediction = Prediction(
      ask: ask, on: on, expect: expect.isEmpty ? nil : LessonText(expect, separator: " ").line,
      also: texts(of: .also, in: keys), without: texts(of: .without, in: keys), askPlace: askText.place(at: 0)
    )
    return StepBody(
      kind: .prediction(prediction), prompt: question.isEmpty ? nil : prose(question),
      content: ["predict", askText.text] + claim.map(\.text) + on.map(\.text))
  }

  private func texts(
    of key: PredictionKey, in keys: [(key: PredictionKey, entry: FenceBody.Entry)]
  ) -> [LessonLine] {
    keys.filter { $0.key == key }.map { LessonText($0.entry.values, separator: " ").line }
  }
}
