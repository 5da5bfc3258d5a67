import CEditlineShim
import SceneSession
import TouchFiles

/// A session that somebody types into, from the greeting to the end.
enum Prompt {
  /// What stands before the first prompt.
  enum Opening {
    case greeting
    /// nil goes on where its learner left off.
    case lesson(String?)
    /// The path of a journal that is carried out again.
    case resuming(String)
  }

  static func run(
    _ sitting: Sitting, _ opening: Opening, _ output: inout OutputSink, _ surroundings: Surroundings
  ) -> Int32 {
    let desk = Desk(sitting)
    let variable: (String) -> String? = { name in surroundings.variables[name] }
    let state = StateFolder(environment: variable)
    let path: String? = if case .resuming(let path) = opening { path } else { nil }
    if let path {
      let count = carryOutAgain(path, desk)
      output.buffer.append(Wording.resumed(count))
    } else if case .greeting = opening {
      output.buffer.append(contentsOf: Wording.greeting(columns: sitting.settings.report.columns).utf8)
    }
    output.flush()
    let journal = path.map { SessionJournal(path: $0) } ?? state.flatMap { SessionJournal(in: $0) }
    if let journal, let program = surroundings.programPath {
      _ = tw_resume_after_fault(program, journal.path, Wording.fault)
    }
    let faultLine = surroundings.variables["TAPWALK_FAULT"]
    let editor = EditLineSource(
      state: state, environment: variable,
      completions: { desk.candidates(for: $0, at: $1) }, hint: { desk.hint(for: $0) },
      allowances: {
        let settings = desk.sitting.settings
        return .init(
          hints: settings.showsHints, history: settings.keepsHistory, colour: settings.report.isColour)
      })
    if let editor {
      if !editor.hasEscapes, variable("CLICOLOR_FORCE") == nil {
        desk.sitting.settings.report.isColour = false
      }
      if sitting.settings.report.columns == surroundings.columns {
        editor.widthChanged = { desk.sitting.settings.report.columns = Surroundings.usable(columns: $0) }
      }
      var loop = InteractiveLoop(
        desk: desk, source: editor, journal: journal, faultLine: faultLine, history: \.history)
      if case .lesson(let name) = opening { loop.begin(name, &output.buffer) }
      output.flush()
      return loop.run(output: &output)
    }
    var loop = InteractiveLoop(
      desk: desk, source: PlainLineSource(descriptor: 0), journal: journal, faultLine: faultLine)
    if case .lesson(let name) = opening { loop.begin(name, &output.buffer) }
    output.flush()
    return loop.run(output: &output)
  }

  /// Does again, silently, what worked before a fault. Answers how many commands that were.
  private static func carryOutAgain(_ path: String, _ desk: Desk) -> Int {
    guard var script = try? Script(path: path) else { return 0 }
    var count = 0
    var silence: [UInt8] = []
    while true {
      switch script.next() {
      case .end: return count
      case .failed(let error): if error.isFinal { return count }
      case .statements(let statements):
        for statement in statements {
          if (try? desk.sitting.session.perform(statement, into: &silence)) != nil { count += 1 }
          silence.removeAll()
        }
      }
    }
  }
}
