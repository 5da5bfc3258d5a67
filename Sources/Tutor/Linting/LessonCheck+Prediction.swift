import SceneSession

extension LessonCheck {
  mutating func check(_ prediction: Prediction, of step: Step, in session: Session) {
    var end = session
    guard run(prediction.on, in: &end) else { return }
    let question: Question
    do throws(QuestionFault) {
      question = try QuestionMaker.question(prediction, id: step.id, prompt: step.prompt, in: session)
    } catch {
      report(error, at: prediction.askPlace)
      return
    }
    citedRules.formUnion(question.rules)
    for choice in question.choices + question.believed { exposedBeliefs.formUnion(choice.beliefs) }
    if let expect = prediction.expect { check(expect, question) }
    for line in prediction.also + prediction.without {
      guard let answer = try? question.answer(from: line.text), question.mark(answer).isRight else {
        continue
      }
      fault(LintWording.rightAnswer(line.text), at: line, isWarning: true)
    }
    if question.choices.count == 1 {
      fault(LintWording.noDistractor(step.id), at: step.place, length: step.id.count, isWarning: true)
    }
  }

  /// The author's guess against what the model says.
  private mutating func check(_ expect: LessonLine, _ question: Question) {
    let answer: Answer
    do throws(SessionError) {
      answer = try question.answer(from: expect.text)
    } catch {
      fault(
        SessionWording.text(for: error.reason), at: expect, try: "expect: " + question.text(of: question.key))
      return
    }
    if question.mark(answer).isRight { return }
    let right = question.text(of: question.key)
    fault(LintWording.otherAnswer(right), at: expect, try: "expect: " + right)
  }
}
