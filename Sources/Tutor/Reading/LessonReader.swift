/// From the bytes of a file to a lesson. What a lesson's file looks like is said in docs/tutor.md.
public enum LessonReader {
  /// - Parameter file: as messages call it.
  public static func read(_ bytes: [UInt8], file: String) throws(LessonFaults) -> Lesson {
    let (lesson, faults) = examine(LessonSource(bytes, file: file))
    guard let lesson else { throw LessonFaults(faults) }
    return lesson
  }

  /// The lesson, unless something is wrong that is more than a warning; and everything that was noticed, from top to
  /// bottom.
  public static func examine(_ source: LessonSource) -> (lesson: Lesson?, faults: [LessonFault]) {
    let start = LessonPlace(line: 1)
    if source.isTooLarge { return (nil, [source.fault(ReadingWording.tooLarge, at: start)]) }
    if let place = source.brokenPlace { return (nil, [source.fault(ReadingWording.notUTF8, at: place)]) }
    var scan = LessonScan(source)
    let lesson = scan.lesson()
    return (scan.hasErrors ? nil : lesson, scan.faults.inOrder)
  }
}
