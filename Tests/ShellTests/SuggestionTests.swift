import Testing
import TouchModel

@testable import SceneLanguage
@testable import SceneSession
@testable import Shell

/// What an error says to type instead works when it is typed.
struct SuggestionTests {
  private static let scene = [
    "add A at 40,40,120,120", "add B to A at 10,10,20,20", "add S as scroll at 0,200,100,100",
    "add b as button at 0,300,50,50", "attach tap to A", "attach pan to A", "embed vc in navigation bars",
    "push more onto bars",
  ].joined(separator: "\n")

  private func suggestion(_ line: String) throws -> String {
    let errors = ScriptRun(text: Self.scene + "\n" + line).errors
    let last = try #require(errors.split(separator: "\n").last)
    try #require(last.hasPrefix("try: "), "\(errors)")
    return String(last.dropFirst(5))
  }

  @Test(arguments: [
    "add \"\"", "add \"", "add 1", "rename", "rename A", "target", "target A", "fire", "fire S foo",
    "untarget",
    "require", "require tap1", "require tap1 toFail", "push", "push more", "pop", "restore A",
    "restore A hitTest", "set system sampleRate 0", "set system hitTestPasses 9",
    "set system tapMaxGap 7200s",
    "set system panHysteresis -1", "embed more,more in tabs t", "move A above A",
    "open nested", "open neted-views", "drag A to 9,9 over 86400",
  ])
  func works(_ line: String) throws {
    let suggestion = try suggestion(line)
    let run = ScriptRun(text: Self.scene + "\n" + suggestion)
    #expect(run.status == 0, "\(line): \(suggestion): \(run.errors)")
  }

  @Test(arguments: [
    ("add \"\"", "add C"), ("rename A", "rename A C"), ("target", "target pan1 vc.handleTap"),
    ("require tap1 toFail", "require tap1 toFail pan1"), ("pop", "pop bars"),
    ("save /no/such/folder/x", "save scene.tap"),
    ("open nested", "open nested-views"),
    ("open neted-views", "open nested-views"), ("set system sampleRate 0", "set system sampleRate 60"),
  ])
  func namesWhatIsThere(_ line: String, _ expected: String) throws {
    #expect(try suggestion(line).hasPrefix(expected))
  }

  @Test func aLargeSceneIsNotSearched() {
    let scene = (0..<600).map { "add v\($0)" }.joined(separator: "\n")
    #expect(ScriptRun(text: scene + "\npop").errors.hasSuffix("try: pop nav\n"))
  }

  @Test(arguments: [
    ("set system sampleRate 0", "sampleRate is a number from 1 to 240"),
    ("set system hitTestPasses 1.5", "hitTestPasses is a whole number from 1 to 3"),
    ("set system tapMaxGap 7200s", "tapMaxGap is a time from 0 to 3600 seconds"),
    ("restore A", "'A' has nothing of the kind to restore"),
    ("move A above A", "'A' is named twice"), ("embed more,more in tabs t", "'more' is in 'bars' already"),
    ("embed vc,vc in tabs t", "'vc' is in 'bars' already"),
    ("present m from more; embed m in tabs t", "'m' is in use by 'more'"),
    ("window w; controller c for w", "'w' is not a view inside a window"),
  ])
  func saysWhatIsWrong(_ line: String, _ message: String) {
    #expect(ScriptRun(text: Self.scene + "\n" + line).errors.contains("error: \(message)\n"))
  }
}
