import Testing

@testable import Tutor

@Suite struct HandoutTests {
  @Test func studentsSeeNoAnswers() throws {
    let text = try Handout(try ClassLesson.lesson(), for: .student).text
    for secret in [
      "expect", "SECRET", "solution", "Answer:", "bring buy to front", "attach tap close", "believes",
    ] {
      #expect(!text.contains(secret), "\(secret)")
    }
    #expect(text.contains("`buy` is below `glass`."))
    #expect(text.contains("target buy touchUpInside vc.buy"))
    #expect(text.contains("tap> tree"))
    // Once, although the lesson says it twice.
    #expect(text.split(separator: "# A covered").count == 2)
  }

  @Test func teachersSeeEverything() throws {
    let text = try Handout(try ClassLesson.lesson(), for: .teacher).text
    for wanted in [
      "**Answer:** `glass`", "SECRET-HINT", "SECRET-NOTE", "SECRET-WRONG", "attach tap close to glass",
      "HT-5: ",
      "somebody who believes",
    ] {
      #expect(text.contains(wanted), "\(wanted)")
    }
    #expect(!text.contains("tapwalk answer"))
  }

  @Test func emptyHandoutIsAFileWithoutAnswers() throws {
    let text = try Handout(try ClassLesson.lesson(), for: .student).text
    let file = try AnswerFileReader.read(Array(text.utf8), file: "h.md")
    #expect(file.faults.isEmpty)
    #expect(file.answers.map(\.step) == ["q1", "q2", "t1"])
    #expect(file.answers.allSatisfy { $0.lines.isEmpty })
    #expect(file.student == nil)
    #expect(file.header["lesson"]?.text == "covered")
  }

  @Test func filledInHandoutGetsFullPoints() throws {
    var text = try Handout(try ClassLesson.lesson(), for: .student).text
    for (step, answer) in [
      ("q1", "glass"), ("q2", "no"),
      ("t1", "bring buy to front\nattach tap close to glass\ntarget close vc.close"),
    ] {
      text = text.replacing("answer for=\(step)\n\n", with: "answer for=\(step)\n\(answer)\n")
    }
    text = text.replacing("\nname:\n", with: "\nname: Ada\n")
    var marker = Marker(try ClassLesson.paper())
    let marked = marker.mark(try AnswerFileReader.read(Array(text.utf8), file: "h.md"))
    #expect(marked.points == 3)
    #expect(marked.student == "Ada")
    #expect(marked.faults.isEmpty)
  }

  /// What is written is read as the same blocks.
  @Test(arguments: [
    "A paragraph with *emphasis*, **strong**, `code` and a [link](https://example.org/a).",
    "Signs: \\*no\\* \\_emphasis\\_, 1 \\< 2, a & b, \\[x\\], back\\\\slash, \\`tick\\`.",
    "Lines\nthat are\nbroken  \nhard.",
    "\\# no heading\n\n\\- no list\n\n1\\. no number\n\n\\> no quote",
    "- one\n- two\n  - inner\n- three",
    "3. three\n4. four",
    "- one\n\n  more of it\n\n- two",
    "> a quote\n>\n> of two",
    "```\ncode with ``` ticks `` inside\n```",
    "# Heading `code`\n\n## Second\n\n---\n\nText",
    "`` a ` tick ``",
    "中文，**很重要**。下一行",
  ])
  func markdownComesBack(_ text: String) throws {
    func blocks(_ text: String) throws -> [MarkdownBlock] {
      let lesson = try LessonReader.read(Array(("id: x\ntitle: x\n---\n" + text + "\n").utf8), file: "x.md")
      return lesson.pieces.flatMap { piece -> [MarkdownBlock] in
        if case .prose(let blocks) = piece { blocks } else { [] }
      }
    }
    let read = try blocks(text)
    var writer = MarkdownWriter()
    writer.add(read)
    #expect(try blocks(writer.text) == read, "\(writer.text)")
  }
}
