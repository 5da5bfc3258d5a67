import TouchFiles
import TouchReport
import Tutor

/// `tapwalk lessons check [PATH ...]`: holds lesson files against the format and the model.
struct LessonsCheckCommand {
  let options: ReportOptions
  /// Files and folders; empty is the course that comes with Tapwalk.
  let paths: [String]
  /// Where that is looked for.
  let folders: [String]

  /// Faults go to `errors`, one closing line to `output`. Answers the status of the process.
  func run(output: inout OutputSink, errors: inout OutputSink) -> Int32 {
    var check = CourseCheck()
    var unreadable = 0
    for path in paths.isEmpty ? [LessonShelf(folders: folders).find()?.folder].compactMap(\.self) : paths {
      unreadable += read(path, into: &check, &errors)
    }
    if check.isEmpty && unreadable == 0 {
      errors.buffer.append(Wording.noLessons(paths.first ?? folders.first ?? "lessons"))
      unreadable = 1
    }
    let faults = check.faults()
    let report = LessonFaultReport(options: options)
    for fault in faults {
      report.append(fault, to: &errors.buffer)
      errors.flushIfFull()
    }
    errors.flush()
    let errorCount = faults.count { !$0.isWarning } + unreadable
    output.buffer.append(
      Wording.checked(
        lessons: check.fileCount, steps: check.stepCount, errors: errorCount,
        warnings: faults.count { $0.isWarning }))
    output.flush()
    return errorCount == 0 && output.failure == nil ? 0 : 1
  }

  /// A file, or every lesson of a folder. Answers how many could not be read.
  private func read(_ path: String, into check: inout CourseCheck, _ errors: inout OutputSink) -> Int {
    let names = LessonShelf.names(in: path)
    if !names.isEmpty {
      check.isWhole = true
      check.name = path
    }
    if let untaught = try? LessonShelf.read(path + "/untaught.txt"), !names.isEmpty {
      check.untaught = LessonSource(untaught, file: path + "/untaught.txt")
    }
    var failures = 0
    for file in names.isEmpty ? [path] : names.map({ path + "/" + $0 }) {
      do throws(FileError) {
        check.add(LessonSource(try LessonShelf.read(file), file: file))
      } catch {
        errors.buffer.append(Wording.cannotRead(error))
        failures += 1
      }
    }
    return failures
  }
}

extension Wording {
  static func noLessons(_ path: String) -> String { "tapwalk: error: \(path): no lessons are here" }

  /// `35 lessons, 120 steps, 0 errors, 2 warnings`
  static func checked(lessons: Int, steps: Int, errors: Int, warnings: Int) -> String {
    [
      counted(lessons, "lesson"), counted(steps, "step"), counted(errors, "error"),
      counted(warnings, "warning"),
    ].joined(separator: ", ")
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
