import Testing
import TouchReport

@testable import Tutor

@Suite struct DeckTests {
  private func slides(columns: Int = 80, isPlain: Bool = false) throws -> [Slide] {
    try Deck(try ClassLesson.lesson(), options: ReportOptions(columns: columns, isPlain: isPlain)).slides
  }

  private func text(_ slide: Slide) -> String {
    slide.parts.flatMap(\.lines).map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  @Test func everyStepHasItsSlide() throws {
    let slides = try slides()
    #expect(slides.compactMap(\.step) == [1, 2, 3])
    #expect(slides.filter { $0.step != nil }.allSatisfy { $0.answer != nil })
    // Text, a question, what is shown before the next one.
    #expect(slides.map { $0.step ?? 0 } == [0, 1, 0, 2, 3])
  }

  @Test func nothingIsGivenAwayBeforeTheAnswer() throws {
    let slides = try slides()
    for slide in slides {
      guard let answer = slide.answer else { continue }
      let before = text(Slide(parts: Array(slide.parts[..<answer])))
      for secret in ["Answer", "believes", "did not receive", "SECRET", "bring buy to front"] {
        #expect(!before.contains(secret), "\(secret)")
      }
      // The trace is behind everything else.
      let firstTrace = slide.parts.firstIndex { $0.kind == .trace } ?? slide.parts.count
      #expect(slide.parts[firstTrace...].allSatisfy { $0.kind == .trace })
      #expect(firstTrace > answer)
    }
  }

  @Test func notesAndHintsStayWithTheTeacher() throws {
    #expect(!(try slides().contains { text($0).contains("SECRET") }))
  }

  @Test(arguments: [30, 40, 80, 120])
  func linesFitIntoTheirColumns(_ columns: Int) throws {
    let layout = PresentationLayout(columns: columns)
    for part in try slides(columns: columns).flatMap(\.parts) {
      for line in part.lines {
        #expect(DisplayWidth().of(line) <= layout.text, "\(String(decoding: line, as: UTF8.self))")
      }
    }
  }

  @Test func placeIsKeptWhenTheWindowIsResized() throws {
    var presentation = Presentation(try slides())
    for key in [PresenterKey.jump, .digit(2), .enter, .answer] { _ = presentation.press(key) }
    presentation.replace(try slides(columns: 40))
    #expect(presentation.current.step == 2)
    #expect(presentation.isAnswered)
  }
}
