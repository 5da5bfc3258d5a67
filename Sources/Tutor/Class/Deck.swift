import SceneSession
import TouchReport

/// Makes the slides of a lesson for a terminal of a given width.
public struct Deck: Sendable {
  private let lesson: Lesson
  private let scenes: LessonScenes
  private let paper: Paper
  private let columns: Int
  private let options: ReportOptions

  /// Throws where a step of the lesson cannot be put.
  /// - Parameters:
  ///   - options: those of the terminal.
  ///   - isWide: with air around the text, for a projector; otherwise every column is used.
  public init(_ lesson: Lesson, options: ReportOptions, isWide: Bool = true) throws(QuestionFault) {
    self.lesson = lesson
    columns = isWide ? PresentationLayout(columns: options.columns).text : options.columns
    var options = options
    options.columns = columns
    self.options = options
    scenes = try LessonScenes(lesson, report: options)
    paper = try Paper(lesson)
  }

  public var slides: [Slide] {
    var slides: [Slide] = []
    var parts = lesson.beginsWithTitle ? [] : [SlidePainter(options).title(lesson.title)]
    var step = 0
    func close() {
      if !parts.isEmpty { slides.append(Slide(parts: parts)) }
      parts = []
    }
    let painter = SlidePainter(options)
    for staged in scenes.pieces {
      switch staged.piece {
      case .prose(let blocks):
        for block in blocks {
          if case .heading(let level, _) = block, level <= 2 { close() }
          parts += painter.prose(block)
        }
      case .show: for said in staged.said { parts += painter.shown(said) }
      case .step:
        close()
        let sheet = paper.sheets[step]
        step += 1
        slides.append(Slide(step: step, parts: painter.step(step, sheet)))
      case .scene, .note: break
      }
    }
    close()
    return slides
  }
}
