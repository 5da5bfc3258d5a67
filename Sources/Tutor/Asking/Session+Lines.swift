import SceneLanguage
import SceneSession

extension Session {
  /// Carries lines out without a word.
  mutating func run(_ lines: [LessonLine]) throws(QuestionFault) {
    for line in lines {
      do throws(SessionError) {
        try runSilently(line.text)
      } catch {
        throw QuestionFault(
          QuestionWording.commandFails(line.text, error), at: line, try: error.suggestion)
      }
    }
  }

  /// One line, which may hold several commands. What it did stays known (`TouchSequence.acts`), as in a run that
  /// somebody watches.
  mutating func runSilently(_ line: String) throws(SessionError) {
    let statements: [Statement]
    do throws(ParseError) { statements = try Parser.parse(line) } catch { throw SessionError(error) }
    let own = settings
    settings.report.verbosity = .silent
    settings.format = .text
    settings.isInteractive = false
    defer { settings = own }
    var output: [UInt8] = []
    for statement in statements {
      output.removeAll()
      _ = try perform(statement, into: &output)
    }
  }
}
