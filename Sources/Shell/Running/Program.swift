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
    var output = OutputSink(descriptor: 1)
    var errors = OutputSink(descriptor: 2)
    let launch: Launch
    do throws(UsageError) {
      launch = try Launch(arguments: arguments)
      if launch.action == .start, launch.format != .text, surroundings.isInteractive {
        throw .formatNeedsScript
      }
    } catch {
      errors.buffer.append("tapwalk: error: " + Wording.text(for: error))
      errors.buffer.append("try: tapwalk --help")
      errors.flush()
      return 2
    }
    var settings = SessionSettings(report: surroundings.report(for: launch))
    settings.format = launch.format
    let files = SceneFiles(lessonFolders: surroundings.lessonFolders)

    switch launch.action {
    case .version: return say(Wording.version, &output, &errors)
    case .help: return say(Wording.usage, &output, &errors)
    case .checkLessons(let paths):
      let check = LessonsCheckCommand(
        options: settings.report, paths: paths, folders: surroundings.lessonFolders)
      return check.run(output: &output, errors: &errors)
    case .start where surroundings.isInteractive:
      settings.isInteractive = true
      return Prompt.run(sitting(settings, files, surroundings), .greeting, &output, surroundings)
    case .resume(let journal):
      settings.isInteractive = true
      return Prompt.run(sitting(settings, files, surroundings), .resuming(journal), &output, surroundings)
    case .lesson(let name) where surroundings.isInteractive:
      settings.isInteractive = true
      return Prompt.run(sitting(settings, files, surroundings), .lesson(name), &output, surroundings)
    case .lesson(let name):
      return lesson(name, sitting(settings, files, surroundings), launch, &output, &errors)
    case .lessons(let words): return lessons(words, sitting(settings, files, surroundings), &output, &errors)
    case .start, .run("-"):
      var script = Script(descriptor: 0, name: "-")
      return run(&script, Sitting(Session(settings: settings, files: files)), launch, &output, &errors)
    case .run(let path):
      do throws(FileError) {
        var script = try Script(path: path)
        return run(&script, Sitting(Session(settings: settings, files: files)), launch, &output, &errors)
      } catch {
        errors.buffer.append(Wording.cannotRead(error))
        errors.flush()
        return 1
      }
    case .commands(let text):
      var script = Script(text: text, name: "-c")
      return run(&script, sitting(settings, files, surroundings), launch, &output, &errors)
    }
  }

  /// With what is remembered of the learner. Scripts know nothing of it: they run the same every time.
  private static func sitting(
    _ settings: SessionSettings, _ files: SceneFiles, _ surroundings: Surroundings
  ) -> Sitting {
    let folder = StateFolder(environment: { surroundings.variables[$0] })
    let store = LearningStore(file: folder.map { ProgressFile(in: $0, profile: ProgressFile.defaultProfile) })
    return Sitting(Session(settings: settings, files: files), store: store)
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
