import Foundation
import Testing
import Tutor

@testable import SceneSession
@testable import Shell
@testable import TouchFiles

/// What is remembered of a learner, on disk.
@Suite struct LearningStoreTests {
  private let home = NSTemporaryDirectory() + "tapwalk-store-\(UUID().uuidString)"

  private func file() throws -> ProgressFile {
    let home = home
    return ProgressFile(
      in: try #require(StateFolder(environment: { $0 == "TAPWALK_HOME" ? home : nil })), profile: "anna")
  }

  private func event(_ lesson: String, _ step: String) -> LearningEvent {
    .reached(LearningEvent.StepID(lesson: lesson, step: step, content: "c"))
  }

  @Test func whatASessionAddsAnotherReads() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    var first = LearningStore(file: try file())
    var second = LearningStore(file: try file())
    #expect(first.add([event("small", "q1")], at: 1) == nil)
    #expect(second.add([event("other", "q1")], at: 2) == nil)
    #expect(first.reload() == nil)
    #expect(Tutor.Progress(first.events).lessons.keys.sorted() == ["other", "small"])
    try first.forget("small")
    #expect(second.reload() == nil)
    #expect(second.events.map(\.event) == [event("other", "q1")])
  }

  @Test func aLongFileIsCompacted() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let many =
      Array(repeating: event("small", "q1"), count: ProgressLines.many) + [.finished(lesson: "small")]
    var store = LearningStore(file: try file())
    _ = store.add(many, at: 1)
    #expect(store.reload() == nil)
    #expect(store.reload() == nil)
    #expect(store.events == [StampedEvent(at: 1, .finished(lesson: "small"))])
  }

  @Test func progressIsShownOfThisLearner() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    var store = LearningStore(file: try file())
    _ = store.add([event("small", "q1"), .finished(lesson: "small")], at: 1)
    let files = SceneFiles(lessonFolders: [SittingTests.folder])
    var sitting = Sitting(Session(settings: SessionSettings(), files: files), store: store)
    var output: [UInt8] = []
    try sitting.carryOut(.progress, into: &output)
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.contains("1 of 3 lessons done"))
    #expect(text.contains("next is The other lesson: lesson other"))
  }

  @Test func aPlaceThatCannotBeUsedIsToldOnceAndTheRestGoesOn() throws {
    try Data().write(to: URL(fileURLWithPath: home))
    defer { try? FileManager.default.removeItem(atPath: home) }
    var store = LearningStore(file: try file())
    #expect(store.add([event("small", "q1")], at: 1) != nil)
    #expect(store.add([event("small", "q2")], at: 2) == nil)
    #expect(Tutor.Progress(store.events).lessons["small"]?.current == "q2")
  }

  @Test func whatCouldNotBeWrittenIsWrittenFirstWhenItCanBe() throws {
    try Data().write(to: URL(fileURLWithPath: home))
    defer { try? FileManager.default.removeItem(atPath: home) }
    var store = LearningStore(file: try file())
    #expect(store.add([event("small", "q1")], at: 1) != nil)
    #expect(store.reload() == nil)
    #expect(store.events.count == 1)
    try FileManager.default.removeItem(atPath: home)
    #expect(store.add([event("small", "q2")], at: 2) == nil)
    var other = LearningStore(file: try file())
    #expect(other.reload() == nil)
    #expect(other.events == store.events)
    #expect(other.events.count == 2)
  }

  @Test func forgettingThatFailsIsAnErrorAndForgetsNothing() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    var store = LearningStore(file: try file())
    _ = store.add([event("small", "q1")], at: 1)
    let path = try file().path
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let files = SceneFiles(lessonFolders: [SittingTests.folder])
    var sitting = Sitting(Session(settings: SessionSettings(), files: files), store: store)
    var output: [UInt8] = []
    #expect(throws: SessionError.self) { try sitting.carryOut(.forget("small"), into: &output) }
    #expect(throws: SessionError.self) { try sitting.carryOut(.resetAll(isSure: true), into: &output) }
    #expect(!String(decoding: output, as: UTF8.self).contains("gone"))
    #expect(sitting.store.events.count == 1)
  }

  /// The lesson has left the course, and nothing was read before.
  @Test func aLessonThatIsNoMoreCanBeForgottenAtOnce() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    var store = LearningStore(file: try file())
    _ = store.add([event("bygone", "q1"), event("small", "q1")], at: 1)
    let files = SceneFiles(lessonFolders: [SittingTests.folder])
    let fresh = LearningStore(file: try file())
    var sitting = Sitting(Session(settings: SessionSettings(), files: files), store: fresh)
    var output: [UInt8] = []
    try sitting.carryOut(.forget("bygone"), into: &output)
    #expect(sitting.store.events.map(\.event) == [event("small", "q1")])
  }
}
