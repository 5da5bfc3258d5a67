import Testing

@testable import Shell

/// Nonsense that is typed into a lesson.
@Suite struct FuzzLessonTests {
  @Test(arguments: 1...4) func nothingBreaks(_ seed: UInt64) {
    var lines = FuzzLines(seed: seed)
    var lesson = FuzzLesson()
    for _ in 0..<400 {
      if let problem = lesson.type(lines.next()) {
        Issue.record(
          "\(problem): \(String(decoding: lesson.typed.last ?? [], as: UTF8.self).debugDescription)")
        return
      }
    }
  }
}
