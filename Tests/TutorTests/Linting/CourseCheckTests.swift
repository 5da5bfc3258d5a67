import Foundation
import Testing

@testable import Tutor

struct CourseCheckTests {
  private func source(_ id: String, needs: String? = nil, rules: String? = nil) -> LessonSource {
    let header =
      "id: \(id)\ntitle: T\n" + (needs.map { "needs: \($0)\n" } ?? "")
      + (rules.map { "rules: \($0)\n" } ?? "")
    return LessonSource(Array((header + "---\nHT-2 GR-16").utf8), file: id + ".md")
  }

  /// Without what is said about each lesson by itself, and about rules and beliefs.
  private func faults(_ sources: [LessonSource], isWhole: Bool = true) -> [LessonFault] {
    var check = CourseCheck()
    check.isWhole = isWhole
    for source in sources { check.add(source) }
    return check.faults().filter { !$0.isWarning && $0.file.hasSuffix(".md") }
  }

  private func ruleFaults(_ list: String?, _ sources: [LessonSource]) -> [String] {
    var check = CourseCheck()
    check.isWhole = true
    check.untaught = list.map { LessonSource(Array($0.utf8), file: "lessons/untaught.txt") }
    for source in sources { check.add(source) }
    return check.faults().filter { $0.file == "lessons/untaught.txt" }.map {
      "\($0.place.line):\($0.place.column) \($0.message)"
    }
  }

  @Test func anIDStandsOnce() {
    let faults = faults([source("a"), LessonSource(Array("id: a\ntitle: B\n---\nText".utf8), file: "b.md")])
    #expect(faults.map(\.message) == ["'a' is the id of a.md already"])
    #expect(faults.first?.file == "b.md")
    #expect(faults.first?.place == LessonPlace(line: 1, column: 5))
  }

  @Test func whatALessonNeedsIsThere() {
    let faults = faults([source("first-touch"), source("b", needs: "first-tuch")])
    #expect(faults.map(\.message) == ["no lesson has the id 'first-tuch'"])
    #expect(faults.first?.suggestion == "needs: first-touch")
    #expect(self.faults([source("b", needs: "first-touch")], isWhole: false).isEmpty)
  }

  @Test func needsComeBeforeAndMakeNoCircle() {
    #expect(
      faults([source("a", needs: "b"), source("b")]).map(\.message) == ["'b' comes later in the course"])
    #expect(
      faults([source("a", needs: "c"), source("b", needs: "a"), source("c", needs: "b")]).map(\.message) == [
        "these lessons need one another: a, c, b, a", "these lessons need one another: b, a, c, b",
        "these lessons need one another: c, b, a, c",
      ])
    #expect(faults([source("a", needs: "a")]).map(\.message) == ["a lesson cannot need itself"])
    #expect(faults([source("a"), source("b", needs: "a"), source("c", needs: "a, b")]).isEmpty)
  }

  @Test func everyRuleIsTaughtOrExcused() {
    let all = ruleFaults(nil, [source("a", rules: "HT-2")])
    #expect(!all.contains { $0.contains("HT-2 ") })
    #expect(
      all.contains("1:1 no lesson names GR-16 in its 'rules:', and no line here says why: 'ID: reason'"))
    let fewer = ruleFaults("# why\nGR-16: too deep\n", [source("a", rules: "HT-2")])
    #expect(fewer.count == all.count - 1)
  }

  @Test func theListOfUntaughtRulesIsStrict() {
    let list = "HT-2: a reason\nGR-16\nGR-17:\nHT-222: x\nGR-18: x\nGR-18: y\n"
    let faults = ruleFaults(list, [source("a", rules: "HT-2")]).filter { !$0.contains("in its 'rules:'") }
    #expect(
      faults == [
        "1:1 HT-2 is taught in a.md", "2:1 expected 'ID: reason'", "3:1 expected 'ID: reason'",
        "4:1 the model names no rule 'HT-222'", "6:1 'GR-18' stands here twice",
      ])
  }

  @Test func everyBeliefIsExposed() {
    var check = CourseCheck()
    check.isWhole = true
    check.add(LessonSource(Array(LessonCheckTests.sound.utf8), file: "a.md"))
    let missing = check.faults().filter { $0.file == "lessons" }.map(\.message)
    #expect(missing.count > 20)
    #expect(
      missing.allSatisfy { $0.hasPrefix("no prediction has a wrong answer that comes from the belief '") })
  }

  /// The course that comes with Tapwalk: every scene, prediction, task and hint in it holds.
  @Test func theCourseItselfIsSound() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
    let folder = String(root) + "/lessons"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".md") }
      .sorted()
    var check = CourseCheck()
    check.isWhole = true
    check.untaught = LessonSource(
      Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/untaught.txt"))), file: "untaught.txt")
    for name in names {
      check.add(
        LessonSource(Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))), file: name))
    }
    #expect(check.fileCount >= 24)
    for fault in check.faults() {
      Issue.record("\(fault.file):\(fault.place.line):\(fault.place.column): \(fault.message)")
    }
  }
}
