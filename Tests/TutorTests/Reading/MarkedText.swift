import Testing

@testable import Tutor

/// A lesson's text in which «what is to blame» is marked, so that a test need not count lines.
struct MarkedText {
  let source: LessonSource
  /// Where the marked text begins, and how many characters it has.
  let place: LessonPlace
  let length: Int

  init(_ marked: String, file: String = "x.md") {
    var text = ""
    var place = LessonPlace(line: 1)
    var line = 1
    var column = 1
    var start: Int?
    var length = 1
    var count = 0
    for character in marked {
      if character == "«" {
        place = LessonPlace(line: line, column: column)
        start = count
        continue
      }
      if character == "»" {
        length = count - (start ?? count)
        continue
      }
      text.append(character)
      count += 1
      column += 1
      if character == "\n" {
        line += 1
        column = 1
      }
    }
    source = LessonSource(Array(text.utf8), file: file)
    self.place = place
    self.length = length
  }
}
