import Foundation
import Testing

@testable import TouchModel

/// 4.4: the eight combinations of the three flags, for four recognizers on one view, recognizing and failing. The golden
/// file is recorded with TAPWALK_RECORD=1, and every row of it was read against the rules.
@Suite struct FlagMatrixTests {
  enum Gesture: String, CaseIterable { case tap, doubleTap, pan, longPress }

  @Test func everyRow() throws {
    var rows = [
      "# cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded: + on, - off. Times in milliseconds.",
      "# A tap that fails is vetoed at its lift, a double tap lacks its second tap, a pan and a long press are lifted early.",
    ]
    for gesture in Gesture.allCases {
      for recognizes in [true, false] {
        rows.append("")
        for bits in 0..<8 {
          rows.append(try row(gesture, recognizes, (bits & 4 == 0, bits & 2 != 0, bits & 1 == 0)))
        }
      }
    }
    let text = rows.joined(separator: "\n") + "\n"
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Goldens/flags.txt")
    if ProcessInfo.processInfo.environment["TAPWALK_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    let (new, old) = (text.split(separator: "\n"), golden.split(separator: "\n"))
    for (line, recorded) in zip(new, old) where line != recorded {
      Issue.record("now \(line)\nwas \(recorded)")
    }
    #expect(Array(text.utf8) == Array(golden.utf8))
  }

  private func row(
    _ gesture: Gesture, _ recognizes: Bool, _ flags: (cancels: Bool, began: Bool, ended: Bool)
  ) throws -> String {
    var trial = try Trial()
    let kind: Recognizer.Kind =
      switch gesture {
      case .tap, .doubleTap: .tap
      case .pan: .pan
      case .longPress: .longPress
      }
    let id = try trial.attach(
      kind, "g",
      [
        .cancelsTouchesInView: .bool(flags.cancels), .delaysTouchesBegan: .bool(flags.began),
        .delaysTouchesEnded: .bool(flags.ended),
      ])
    if gesture == .doubleTap {
      try trial.scene.set(.numberOfTapsRequired, .number(2), on: .recognizer(id))
    }
    if gesture == .tap && !recognizes { trial.rule(id, .shouldBegin, false) }
    perform(gesture, recognizes, &trial)
    let sign = { (on: Bool) in on ? "+" : "-" }
    let head =
      "\(gesture.rawValue) \(recognizes ? "recognizes" : "fails") cancels\(sign(flags.cancels))"
      + " began\(sign(flags.began)) ended\(sign(flags.ended))"
    let rule = rules(trial, recognizes && !flags.cancels).joined(separator: " ")
    return "\(head) | \(trial.timedLog("g", "V").joined(separator: " ")) | \(rule)"
  }

  private func perform(_ gesture: Gesture, _ recognizes: Bool, _ trial: inout Trial) {
    switch gesture {
    case .tap:
      trial.down()
      trial.move(1, 55, 50, after: 0.04)
      trial.up(after: 0.04)
    case .doubleTap: trial.tap(recognizes ? 2 : 1)
    case .pan:
      trial.down()
      trial.move(1, 55, 50, after: 0.02)
      if recognizes {
        trial.move(1, 65, 50, after: 0.02)
        trial.move(1, 75, 50, after: 0.02)
      }
      trial.up(after: 0.02)
    case .longPress:
      trial.down()
      trial.move(1, 55, 50, after: 0.1)
      if recognizes { trial.move(1, 60, 50, after: 0.5) }
      trial.up(after: 0.1)
    }
    trial.settle()
  }

  /// The rules by which the view's touches were held back, released or taken; GR-3 where nothing touched them.
  private func rules(_ trial: Trial, _ keepsTouches: Bool) -> [String] {
    var found: [String] = []
    for fact in trial.trace.facts {
      switch fact.kind {
      case .touchWithheld, .touchReleased, .touchTaken:
        if !found.contains(fact.rule.rawValue) { found.append(fact.rule.rawValue) }
      default: break
      }
    }
    if keepsTouches { found.append("GR-17") }
    return found.isEmpty ? [RuleID.gr3.rawValue] : found
  }
}
