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
      return Prompt.run(Session(settings: settings, files: files), resuming: nil, &output, surroundings)
    case .resume(let journal):
      settings.isInteractive = true
      return Prompt.run(Session(settings: settings, files: files), resuming: journal, &output, surroundings)
    case .start, .run("-"):
      var script = Script(descriptor: 0, name: "-")
      return run(&script, settings, files, launch, &output, &errors)
    case .run(let path):
      do throws(FileError) {
        var script = try Script(path: path)
        return run(&script, settings, files, launch, &output, &errors)
      } catch {
        errors.buffer.append(Wording.cannotRead(error))
        errors.flush()
        return 1
      }
    case .commands(let text):
      var script = Script(text: text, name: "-c")
      return run(&script, settings, files, launch, &output, &errors)
    }
  }

  private static func run(
    _ script: inout Script, _ settings: SessionSettings, _ files: SceneFiles, _ launch: Launch,
    _ output: inout OutputSink, _ errors: inout OutputSink
  ) -> Int32 {
    var settings = settings
    settings.undoLimit = Limits.scriptSteps
    var runner = ScriptRunner(
      session: Session(settings: settings, files: files), keepsGoing: launch.keepsGoing)
    return runner.run(&script, output: &output, errors: &errors)
  }

  private static func say(
    _ text: String, _ output: inout OutputSink, _ errors: inout OutputSink
  ) -> Int32 {
    output.buffer.append(text)
    output.flush()
    guard let code = output.failure else { return 0 }
    errors.buffer.append(Wording.outputFailed(code))
    errors.flush()
    return 1
  }
}
