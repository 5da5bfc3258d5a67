import Testing
import TouchReport

@testable import Tutor

@Suite("Lines of a learner's file")
struct ProgressLineTests {
  @Test("every event comes back as it was, and its line is safe", arguments: 0..<20)
  func roundTrip(seed: Int) throws {
    var source = EventSource(seed: UInt64(seed))
    source.isWild = true
    for event in source.events(100) {
      let line = event.line
      let back = try #require(StampedEvent(line: line), "\(line)")
      #expect(back == event)
      #expect(Array(back.line.utf8) == Array(line.utf8))
      #expect(line.unicodeScalars.allSatisfy { $0 == "\t" || !Escape.isUnsafe($0) })
    }
  }

  @Test("is written in plain words")
  func form() {
    var attempt = LearningEvent.Attempt(.wrong, text: "A > root")
    attempt.hints = 2
    attempt.concepts = ["hit-order", "alpha"]
    attempt.confidence = 0.75
    let event = StampedEvent(at: 1_764_539_266.25, .answered(.id("hit-03", "q1", "9f02"), attempt))
    #expect(
      event.line
        == "1764539266.25\tanswered\tlesson=hit-03\tstep=q1\tcontent=9f02\tresult=wrong\ttext=A > root\thints=2"
        + "\tconcepts=hit-order,alpha\tconfidence=0.75\t.")
    #expect(StampedEvent(at: 3, .forgot(lesson: nil)).line == "3.0\tforgot\t.")
  }

  @Test("a line that was cut off anywhere is none")
  func cutOff() {
    var source = EventSource(seed: 7)
    for event in source.events(30) {
      let line = event.line
      for end in line.indices { #expect(StampedEvent(line: String(line[..<end])) == nil) }
    }
  }

  @Test(
    "broken lines are none",
    arguments: [
      "", ".", "\t.", "x\treached\tlesson=a\tstep=b\tcontent=c\t.", "nan\tfinished\tlesson=a\t.",
      "inf\tfinished\tlesson=a\t.", "1.0\treached\tlesson=a\tstep=b\t.", "1.0\tfinished\tlesson=a\\\t.",
      "1.0\tfinished\tlesson=\\u{110000}\t.", "1.0\tforgot\tlesson=\\q\t.",
      "1.0\tanswered\tlesson=a\tstep=b\tcontent=c\tresult=maybe\ttext=x\t.",
      "1.0\tasked\tconcept=a\tseed=-1\tresult=right\ttext=x\t.",
      "1.0\thinted\tlesson=a\tstep=b\tcontent=c\tlevel=x\t.",
      "1.0\tdreamt\tlesson=a\t.",
    ])
  func broken(_ line: String) {
    #expect(StampedEvent(line: line) == nil)
  }

  @Test("a broken line takes no other with it")
  func skipped() {
    let lines = ["1.0\treached\tlesson=a\tst", "2.0\tfinished\tlesson=b\t.", "\u{FFFD}"]
    #expect(Progress(lines: lines).finished == ["b"])
  }

  @Test("what a newer version adds to a line is ignored")
  func newerFields() {
    let line = "1.0\tfinished\tmood=good\tlesson=a\tnew\t=x\t."
    #expect(StampedEvent(line: line) == StampedEvent(at: 1, .finished(lesson: "a")))
  }

  @Test("what is out of range does not get in")
  func ranges() throws {
    let line = "1.0\tanswered\tlesson=a\tstep=b\tcontent=c\tresult=right\ttext=x\tconfidence=7\thints=many\t."
    let event = try #require(StampedEvent(line: line)?.event)
    guard case .answered(_, let attempt) = event else { return #expect(Bool(false)) }
    #expect(attempt.confidence == nil)
    #expect(attempt.hints == 0)
  }
}
