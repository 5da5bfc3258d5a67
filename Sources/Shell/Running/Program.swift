import SceneSession
import TouchFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program, from its arguments to its status.
public enum Program {
  public static func run(arguments: [String], in surroundings: Surroundings) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var output = OutputSink(descriptor: 1)
    var errors = OutputSink(descriptor: 2)
    let launch: Launch
    do throws(UsageError) {
      launch = try Launch(arguments: arguments)
      if launch.action == .start, launch.format != .text, surroundings.isInteractive {
        throw .formatNeedsScript
      }
    } catch {
      errors.buffer.append(Wording.refusal(error))
      errors.buffer.append("try: tapwalk --help")
      errors.flush()
      return 2
    }
    var settings = SessionSettings(report: surroundings.report(for: launch))
    settings.format = launch.format
    let free = Session(
      settings: settings, files: SceneFiles(lessonFolders: surroundings.lessonFolders))
    var sitting = Sitting(free, store: store(launch, surroundings))

    switch launch.action {
    case .version: return say(Wording.version, &output, &errors)
    case .help: return say(Wording.usage, &output, &errors)
    case .checkLessons(let paths):
      let check = LessonsCheckCommand(
        options: settings.report, paths: paths, folders: surroundings.lessonFolders)
      return check.run(output: &output, errors: &errors)
    case .lessonAnswers(let names):
      let answers = LessonAnswersCommand(mind: launch.mind, names: names)
      return answers.run(sitting.library, output: &output, errors: &errors)
    case .start where surroundings.isInteractive:
      sitting.session.settings.isInteractive = true
      return Prompt.run(sitting, .greeting, &output, surroundings)
    case .resume(let journal):
      sitting.session.settings.isInteractive = true
      return Prompt.run(sitting, .resuming(journal), &output, surroundings)
    case .lesson(let name) where surroundings.isInteractive:
      sitting.session.settings.isInteractive = true
      return Prompt.run(sitting, .lesson(name), &output, surroundings)
    case .lesson(let name): return lesson(name, sitting, launch, &output, &errors)
    case .lessons(let words): return lessons(words, sitting, &output, &errors)
    case .start, .run("-"):
      var script = Script(descriptor: 0, name: "-")
      return run(&script, Sitting(free), launch, &output, &errors)
    case .run(let path):
      do throws(FileError) {
        var script = try Script(path: path)
        return run(&script, Sitting(free), launch, &output, &errors)
      } catch {
        errors.buffer.append(Wording.cannotRead(error))
        errors.flush()
        return 1
      }
    case .classroom(let command):
      return Classroom.run(command, settings.report, surroundings, &output, &errors)
    case .commands(let text):
      var script = Script(text: text, name: "-c")
      return run(&script, sitting, launch, &output, &errors)
    }
  }

  /// What is remembered of the learner. Files of commands know nothing of it: they run the same every time.
  private static func store(_ launch: Launch, _ surroundings: Surroundings) -> LearningStore {
    let folder = StateFolder(environment: { surroundings.variables[$0] })
    return LearningStore(file: folder.map { ProgressFile(in: $0, profile: launch.profile) })
  }

  static func run(
    _ script: inout Script, _ sitting: Sitting, _ launch: Launch, _ output: inout OutputSink,
    _ errors: inout OutputSink
  ) -> Int32 {
    var sitting = sitting
    sitting.session.settings.undoLimit = Limits.scriptSteps
    var runner = ScriptRunner(sitting, keepsGoing: launch.keepsGoing)
    return runner.run(&script, output: &output, errors: &errors)
  }

  private static func say(
    _ text: String, _ output: inout OutputSink, _ errors: inout OutputSink
  ) -> Int32 {
    output.buffer.append(text)
    return end(&output, &errors)
  }

  static func end(_ output: inout OutputSink, _ errors: inout OutputSink) -> Int32 {
    output.flush()
    guard let code = output.failure else { return 0 }
    errors.buffer.append(Wording.outputFailed(code))
    errors.flush()
    return 1
  }
}
