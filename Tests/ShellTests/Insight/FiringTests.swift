import Testing
import TouchInsight

@testable import SceneSession
@testable import Shell

/// `make OBJ.ACTION fire on CMD`.
@Suite struct FiringTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let scene: [String]
    let action: String
    let touch: String
    /// Lines that the answer has to hold.
    let lines: [String]
    /// What shows that the action is called.
    var check: String?
    var testDescription: String { name }
  }

  static let screen = ["set window frame 0,0,375,667", "set root frame 0,0,375,667", "attach tap T to root"]
  static let cases: [Case] = [
    Case(
      name: "B-33: a control made of a stack",
      scene: [
        "add send as control at 40,300,200,50", "target send touchUpInside vc.send",
        "add stack to send as stack at 50,0,100,50",
      ], action: "vc.send", touch: "tap stack", lines: ["set stack isUserInteractionEnabled off"]),
    Case(
      name: "B-33 with a tap around it: two edits",
      scene: screen + [
        "add send as control at 40,300,200,50", "target send touchUpInside vc.send",
        "add stack to send as stack at 50,0,100,50",
      ], action: "vc.send", touch: "tap stack",
      lines: ["set stack isUserInteractionEnabled off; set T cancelsTouchesInView off", "target T vc.send"]),
    Case(
      name: "B-38: no row is selected",
      scene: screen + ["add items as table", "add row3 to items as cell at 0,132,375,44"],
      action: "vc.didSelectRowAtIndexPath", touch: "tap row3",
      lines: ["set T cancelsTouchesInView off", "delegate T shouldReceiveTouch no from items"],
      check: "log \"-[vc tableView:didSelectRowAtIndexPath:]\""),
    Case(
      name: "B-39: a control of one's own loses",
      scene: screen + [
        "add checkbox as M13Checkbox:UIControl at 40,100,44,44", "target checkbox touchUpInside vc.check",
      ], action: "vc.check", touch: "tap checkbox",
      lines: ["set T cancelsTouchesInView off", "delegate T shouldReceiveTouch no from checkbox"]),
    Case(
      name: "B-44: a long press of no time",
      scene: [
        "add banner at 0,0,300,64", "add content to banner at 0,20,300,44",
        "attach longPress L to banner with minimumPressDuration=0", "attach tap T to content",
      ], action: "vc.handleT", touch: "tap content", lines: ["require L toFail T"]),
    Case(
      name: "B-50: a pan before a swipe",
      scene: [
        "add canvas at 0,0,300,467", "attach pan P to canvas", "attach swipe W to canvas with direction=up",
      ], action: "vc.handleW", touch: "drag 187,450 to 187,300 over 0.1s", lines: ["require P toFail W"]),
    Case(
      name: "two flags",
      scene: [
        "add box at 0,0,200,200 with isUserInteractionEnabled=off",
        "add save to box as button at 10,10,80,40 with isEnabled=off", "target save touchUpInside vc.save",
      ], action: "vc.save", touch: "tap 40,30",
      lines: ["set save isEnabled on; set box isUserInteractionEnabled on", "every single edit"]),
    Case(
      name: "covered",
      scene: [
        "add save as button at 10,10,80,40", "target save touchUpInside vc.save", "add cover at 0,0,200,200",
      ], action: "vc.save", touch: "tap save", lines: ["bring save to front"]),
    Case(
      name: "a recognizer whose view is covered",
      scene: [
        "add card at 10,10,80,40", "attach tap T to card", "add cover at 0,0,200,200",
      ], action: "vc.handleT", touch: "tap card", lines: ["set cover isUserInteractionEnabled off"]),
    Case(
      name: "outside", scene: ["add save as button at 10,10,80,40", "target save touchUpInside vc.save"],
      action: "vc.save", touch: "tap 95,30", lines: ["override save pointInside inset -6"]),
    Case(
      name: "nothing wired", scene: ["add save as button at 10,10,80,40"], action: "vc.save",
      touch: "tap save", lines: ["target save touchUpInside vc.save"]),
    Case(
      name: "a recognizer that is off",
      scene: ["add A at 0,0,100,100", "attach tap T to A with isEnabled=off"], action: "vc.handleT",
      touch: "tap A", lines: ["set T isEnabled on"]),
  ]

  private func bench(_ it: Case) -> Bench {
    let bench = Bench()
    bench.session.settings.report.columns = 1000
    for line in it.scene { #expect(bench.error(line) == nil, "\(line)") }
    return bench
  }

  @Test(arguments: cases)
  func theSmallestChange(_ it: Case) {
    let bench = bench(it)
    let before = bench.state
    let answer = bench.type("make \(it.action) fire on \(it.touch)")
    for line in it.lines { #expect(answer.contains(line), "\(answer)") }
    #expect(bench.is(before))
    for format in [OutputFormat.log, .json] {
      bench.session.settings.format = format
      #expect(bench.type("make \(it.action) fire on \(it.touch)") == "")
    }
  }

  /// Typed in, every change that is shown has the action called; without it, it is not.
  @Test(arguments: cases)
  func everyChangeWorks(_ it: Case) {
    let check = it.check ?? "action \(it.action)"
    let asItIs = bench(it)
    asItIs.type(it.touch)
    #expect(!asItIs.holds(check))
    let answer = bench(it).type("make \(it.action) fire on \(it.touch)")
    let behind = answer.split(separator: "\n").drop { !$0.contains("tried") }
    let lines = behind.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    #expect(!lines.isEmpty, "\(answer)")
    for line in lines {
      let other = bench(it)
      #expect(other.error(String(line)) == nil, "\(line)")
      other.type(it.touch)
      #expect(other.holds(check), "\(line)")
    }
  }

  @Test func whatFiresIsSaid() {
    let bench = Bench("add save as button at 10,10,80,40", "target save touchUpInside vc.save")
    let answer = bench.type("make vc.save fire on tap save")
    #expect(answer.contains("called as it is") && answer.contains("for touchUpInside"))
  }

  @Test func whereNothingDoesItSaysWhatWasTried() {
    let bench = Bench("add A at 0,0,100,100", "attach rotation R to A")
    let answer = bench.type("make vc.handleR fire on tap 300,300")
    #expect(answer.contains("No change was found") && answer.contains("tried, alone and in pairs"))
  }

  @Test func whatItCostsIsSaid() {
    let bench = bench(Self.cases[3])
    #expect(bench.type("make vc.check fire on tap checkbox").contains("does not call vc.handleT any more"))
  }

  @Test(arguments: [
    ("make save fire on tap B", "OBJ.ACTION"), ("make vc.save fire", "'on'"), ("make vc.save", "'fire'"),
    ("make vc.save fire on", "a touch"), ("make vc.save fire on shake", "whole touch"),
    ("make Q.save fire on tap B", "there is no 'Q'"), ("make vc.save fire on tap Q", "there is no 'Q'"),
  ])
  func errors(_ line: String, _ message: String) throws {
    let bench = Bench("add B as button at 10,10,80,40")
    #expect(try #require(bench.error(line)).contains(message))
  }
}
