import TouchFiles
import Tutor

/// What is remembered of a learner: the events of the file, and those of this run. Where the file cannot be used,
/// everything else goes on.
struct LearningStore {
  private(set) var events: [StampedEvent] = []
  /// What could not be written yet: it goes before what is added next.
  private var unsent: [StampedEvent] = []
  private let file: ProgressFile?
  private var mayWarn = true

  /// Without a file, what is remembered ends with the run.
  init(file: ProgressFile? = nil) { self.file = file }

  /// Reads what there is, what other sessions of the same learner have added with it. Answers what there is to say.
  mutating func reload() -> String? {
    guard let file else { return nil }
    do throws(FileError) {
      let lines = try file.load()
      let loaded = lines.compactMap { StampedEvent(line: $0) }
      events = loaded + unsent
      if ProgressLines.isWorthCompacting(loaded.map(\.event)) {
        try? file.rewrite(whole: ProgressLines.compacted)
      }
      return nil
    } catch {
      return warning(error)
    }
  }

  /// Adds events at once. Answers what there is to say.
  mutating func add(_ added: [LearningEvent], at now: Double) -> String? {
    if added.isEmpty { return nil }
    let stamped = added.map { StampedEvent(at: now, $0) }
    events += stamped
    guard let file else { return nil }
    do throws(FileError) {
      unsent += stamped
      try file.append(unsent.map(\.line))
      unsent = []
      mayWarn = true
      return nil
    } catch {
      return warning(error)
    }
  }

  /// Leaves no trace of a lesson, or of anything. Where that fails all of it is still there.
  mutating func forget(_ lesson: String?) throws(FileError) {
    try file?.rewrite(whole: { ProgressLines.forgetting(lesson, from: $0) })
    events.removeAll { lesson == nil || $0.event.lesson == lesson }
    unsent.removeAll { lesson == nil || $0.event.lesson == lesson }
  }

  /// Once, until it works again: everything else goes on.
  private mutating func warning(_ error: FileError) -> String? {
    defer { mayWarn = false }
    return mayWarn ? LessonWording.progressLost("\(error)") : nil
  }
}
