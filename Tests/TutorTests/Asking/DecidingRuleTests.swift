import SceneSession
import Testing
import TouchInsight

@testable import Tutor

/// The rule under an answer is the one that decided: scenes of the lessons, and the rule that their text gives.
struct DecidingRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let scene: [String]
    let on: String
    let ask: Ask
    let rules: [String]
    init(_ scene: [String], _ on: String, _ ask: Ask, _ rules: String...) {
      (self.scene, self.on, self.ask, self.rules) = (scene, on, ask, rules)
    }
    var testDescription: String { "\(ask) \(on) \(scene.last ?? "")" }
  }

  private static let siblings = ["add early at 40,40,120,120", "add late at 100,100,120,120"]
  private static let nested = [
    "add outer at 20,40,280,280", "add inner to outer at 60,60,120,120", "attach tap outerTap to outer",
    "attach tap innerTap to inner",
  ]
  private static let card = [
    "add card at 20,60,280,240", "add buy to card as button at 80,100,120,44",
    "target buy touchUpInside vc.buy",
  ]
  private static let check = [
    "add card at 20,60,280,240", "add check to card as control at 80,100,120,44", "attach tap close to card",
    "target check touchUpInside vc.check",
  ]
  private static let zoom = [
    "add card at 20,60,280,300", "add buy to card as button at 90,200,100,44",
    "target buy touchUpInside vc.buy",
    "attach tap zoom to card with taps=2",
  ]
  private static let table = [
    "add page at 0,0,320,480", "add list to page as table at 0,60,320,420",
    "add row to list as cell at 0,40,320,80", "add like to row as button at 220,18,80,44",
    "add check to row as control at 20,18,44,44", "target like touchUpInside vc.like",
    "target check touchUpInside vc.check", "attach tap endEditing to page", "attach longPress preview to row",
  ]
  private static let receiver = Ask.receiver(finger: nil)

  static let cases: [Case] = [
    Case(siblings + ["set early zPosition 10"], "tap 130 130", receiver, "HT-9"),
    Case(siblings + ["set late isHidden on"], "tap 130 130", receiver, "HT-2"),
    Case(siblings + ["set late isUserInteractionEnabled off"], "tap 130 130", receiver, "HT-2"),
    Case(nested, "tap inner", .winner, "GR-21"),
    Case(nested, "tap inner", .cancelled, "GR-16"),
    Case(["add card at 40,140,240,200", "attach tap dismiss to root"], "tap card", .winner, "GR-1"),
    Case(zoom, "tap buy count 2", .winner, "UC-23"),
    Case(
      zoom, "touch down 1 at buy; wait 0.08s; touch up 1; wait 0.2s", .yesNo(claim: "action vc.buy"), "GR-19"),
    Case(card + ["attach tap close to card"], "tap buy", .winner, "UC-21"),
    Case(check, "tap check", .winner, "UC-25"),
    Case(check, "tap check", .yesNo(claim: "action vc.check"), "UC-25"),
    Case(check, "tap check", .yesNo(claim: "cancelled check"), "GR-16", "UC-25"),
    Case(card + ["attach longPress menu to card"], "press buy for 1s", .cancelled, "UC-23"),
    Case(card + ["attach tap counter to buy"], "tap buy", .winner, "UC-24"),
    Case(
      [
        "add page at 0,0,320,480", "add volume to page as slider at 60,200,200,31",
        "attach swipe goBack to page",
      ],
      "swipe right from 75,215", .winner, "UC-20"),
    Case(
      ["add photo at 40,80,240,240", "attach tap zoom to photo with taps=2 delaysTouchesEnded=off"],
      "tap photo count 2", .winner, "GR-10"),
    Case(table, "tap like", .winner, "UC-21"),
    Case(table, "tap check", .winner, "UC-25"),
    Case(table, "press like for 1s", .cancelled, "UC-23"),
    Case(
      table, "tap 140,140", .yesNo(claim: "log \"-[vc tableView:didSelectRowAtIndexPath:]\""), "GR-16"),
    Case(
      table, "drag like to 260,40 over 0.1s", .yesNo(claim: "log \"-[like touchesBegan:withEvent:]\""),
      "SV-2", "SV-3", "GR-18"),
    Case(siblings, "tap 130 130", .yesNo(claim: "hit early"), "HT-5"),
    Case(siblings, "tap 130 130", .yesNo(claim: "no touches early"), "HT-5"),
  ]

  @Test(arguments: cases)
  func decides(_ it: Case) throws {
    let question = try Asking.question(it.ask, on: [it.on], it.scene)
    #expect(it.rules.contains(question.rules.first ?? "none"), "\(question.rules)")
  }

  /// The rule below the words to a wrong answer.
  @Test(arguments: [
    ("early", "HT-5", [String]()), ("early", "HT-9", ["set early zPosition 10"]),
    ("late", "HT-2", ["set late isHidden on"]),
  ])
  func wrongReceiversAreToldWhatIsInTheWay(_ answer: String, _ rule: String, _ more: [String]) throws {
    let question = try Asking.question(Self.receiver, on: ["tap 130 130"], Self.siblings + more)
    let verdict = question.mark(try question.answer(from: answer))
    let text = Asking.text { $0.paint(verdict, of: question, into: &$1) }
    #expect(text.contains(rule + ":"), "\(text)")
  }

  /// A button is no control of an app's own.
  @Test func theBeliefAboutOwnControlsIsNotBlamedForAButton() throws {
    let question = try Asking.question(
      .yesNo(claim: "log \"-[like touchesBegan:withEvent:]\""), on: ["drag like to 260,40 over 0.1s"],
      Self.table)
    let verdict = question.mark(.yes(true))
    #expect(!Asking.text { $0.paint(verdict, of: question, into: &$1) }.contains("UC-25"))
  }

  @Test(arguments: [
    ("action vc.buy", "buy", "vc.buy is called"), ("no action vc.buy", "none", "vc.buy is called"),
    ("hit buy", "hit", "buy receives the touch"), ("no touches card", "touches", "card gets no touches"),
  ])
  func claimsAreSaidInWords(_ claim: String, _ id: String, _ words: String) throws {
    let question = try Asking.question(
      .yesNo(claim: claim), on: ["tap buy"], in: try Asking.session(Self.card), id: id)
    let text = Asking.text { $0.paint(question.mark(question.key), of: question, into: &$1) }
    #expect(text.contains("Right: " + words + "."), "\(text)")
  }
}
