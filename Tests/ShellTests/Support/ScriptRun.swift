import Foundation

@testable import SceneSession
@testable import Shell

/// What a script did, run as `tapwalk run` runs it without a terminal.
struct ScriptRun {
  let status: Int32
  let output: String
  let errors: String

  init(_ script: consuming Script, format: OutputFormat = .text, columns: Int = 80, isPlain: Bool = false) {
    var settings = SessionSettings()
    settings.format = format
    settings.report.columns = columns
    settings.report.isPlain = isPlain
    let files = SceneFiles(lessonFolders: [ProjectFiles.lessons.path])
    var runner = ScriptRunner(session: Session(settings: settings, files: files))
    var output = OutputSink(descriptor: nil)
    var errors = OutputSink(descriptor: nil)
    status = runner.run(&script, output: &output, errors: &errors)
    self.output = String(decoding: output.buffer, as: UTF8.self)
    self.errors = String(decoding: errors.buffer, as: UTF8.self)
  }

  init(file: URL, format: OutputFormat = .text, columns: Int = 80) throws {
    self.init(try Script(path: file.path), format: format, columns: columns)
  }

  init(text: String, format: OutputFormat = .text, columns: Int = 80, isPlain: Bool = false) {
    self.init(Script(text: text, name: "-"), format: format, columns: columns, isPlain: isPlain)
  }
}
