import Testing
import TouchModel

@testable import SceneLanguage

@Suite struct SceneWordingTests {
  static let errors: [SceneError] = [
    .nameTaken("A"), .builtIn("root"), .belongsTo(part: "nav.bar", owner: "nav"), .wouldContainItself("A"),
    .notSiblings("A", "B"), .negativeSize, .notFinite, .noSuchProperty(.contentSize, object: "my view"),
    .readOnly(.isTracking), .wrongValue(.alpha, expected: "a number"), .wrongKind("pan1", expected: "a view"),
    .alreadyPresenting("vc", presented: "sheet"), .notPresented("vc"), .inUse("A", by: "to"),
    .notInHierarchy("A"),
    .alreadyHasController(view: "A", controller: "c"), .alreadyEmbedded("vc", container: "nav"),
    .lastOfStack("nav"),
    .chainCircle("A", "B"), .requiresItself("tap1"), .namedTwice("A"), .nothingToRemove("B"),
  ]

  @Test(arguments: errors)
  func everySuggestionIsRead(_ error: SceneError) throws {
    #expect(try Parser.parse(SceneWording.suggestion(error)).count == 1)
  }

  @Test(arguments: errors)
  func messagesAreSentencesWithoutAStop(_ error: SceneError) {
    let message = SceneWording.message(error)
    #expect(message.first?.isUppercase == false && !message.hasSuffix("."))
    #expect(!message.contains("\""))
  }

  @Test func controlCharactersOfNamesAreEscaped() {
    #expect(SceneWording.message(.nameTaken("a\u{1B}[31m")) == "the name 'a\\u{1B}[31m' is taken")
  }
}
