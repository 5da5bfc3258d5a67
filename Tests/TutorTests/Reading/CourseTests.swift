import Testing

@testable import Tutor

struct CourseTests {
  private func lesson(_ id: String, needs: [String] = []) -> Lesson {
    Lesson(id: id, title: id, needs: needs, pieces: [], file: id + ".md")
  }

  private var course: Course {
    Course([lesson("first-touch"), lesson("hit-order", needs: ["first-touch", "gone"]), lesson("hit-test")])
  }

  @Test func lessonsAreFoundByIDAndByNumber() {
    #expect(course.lesson("hit-order")?.id == "hit-order")
    #expect(course.lesson("Hit-Order")?.id == "hit-order")
    #expect(course.lesson("1")?.id == "first-touch")
    #expect(course.lesson("0") == nil)
    #expect(course.lesson("4") == nil)
    #expect(course.lesson("hit") == nil)
    #expect(course.number(of: lesson("hit-test")) == 3)
  }

  @Test(arguments: [
    ("first", "first-touch"), ("hit-o", "hit-order"), ("hit", nil), ("fist-touch", "first-touch"),
    ("windows", nil),
    ("", nil),
  ])
  func theNearestLessonIsMeant(_ word: String, _ id: String?) {
    #expect(course.nearest(to: word) == id)
  }

  @Test func whatIsNeededUnlocks() throws {
    let second = try #require(course.lesson("hit-order"))
    #expect(!course.isUnlocked(second, finished: []))
    #expect(course.missing(for: second, finished: []) == ["first-touch"])
    #expect(course.isUnlocked(second, finished: ["first-touch"]))
  }
}
