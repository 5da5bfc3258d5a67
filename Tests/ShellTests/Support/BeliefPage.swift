import SceneLanguage
import TouchInsight
import TouchModel

@testable import Shell
@testable import TouchReport

/// docs/beliefs.md, made from the beliefs.
enum BeliefPage {
  static func text() throws -> String {
    var lines = [
      "# What people wrongly believe about touches",
      "",
      "Each belief is a small world of its own: a changed scene, touches that arrive in another way, or another story of",
      "what happened. `believe NAME` plays it on the example below, `believe NAME then tap 40,40` in your scene. This page is",
      "made from the beliefs by a test (`TAPWALK_RECORD=1 swift test --filter BelieveTests` writes it).",
      "",
      "| name | belief | rules | first, the believer expects | but |",
      "|---|---|---|---|---|",
    ]
    for belief in Belief.all {
      let (expected, actual) = try difference(belief)
      let rules = belief.rules.joined(separator: ", ")
      lines.append("| `\(belief.name)` | \(belief.sentence) | \(rules) | \(expected) | \(actual) |")
    }
    lines += ["", "## The examples"]
    for belief in Belief.all {
      lines += ["", "### \(belief.name)", "", "```"]
      lines += ScriptWriter.lines(for: try belief.example.scene())
      lines += [GestureText.line(for: belief.example.touch), "```"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func difference(_ belief: Belief) throws -> (String, String) {
    let wording = Wording(scene: try belief.example.scene())
    guard let (expected, actual) = try belief.compareExample().difference else { return ("", "") }
    let painter = Painter(ReportOptions())
    func words(_ happening: Happening?) -> String {
      String(decoding: painter.drawn(wording.words(happening, isOne: false)), as: UTF8.self)
    }
    return (words(expected), words(actual))
  }
}
