import TouchReport
import Tutor

extension Classroom {
  func teach(_ text: String, _ output: inout OutputSink) throws(ClassFailure) -> Int32 {
    let lesson = try lesson(text)
    let canPresent =
      surroundings.isInteractive && !options.isPlain
      && TerminalAbility.understandsEscapes { surroundings.variables[$0] }
    do throws(QuestionFault) {
      let deck = try Deck(lesson, options: options, isWide: canPresent)
      guard canPresent else {
        output.buffer += Presentation(deck.slides).pages
        return 0
      }
      output.flush()
      let presenter = Presenter(lesson: lesson, options: options)
      return presenter.run(Presentation(deck.slides))
    } catch {
      throw Classroom.failure(error, in: lesson)
    }
  }
}
