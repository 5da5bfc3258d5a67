import SceneSession
import Testing
import TouchInsight

@testable import Tutor

/// Questions that nobody wrote are sound, whatever the seed.
struct QuestionBankTests {
  @Test(arguments: Concept.all.map(\.id))
  func aHundredAndFiftyQuestions(of id: String) throws {
    let concept = try #require(Concept.named(id))
    var yes = 0
    var yesNo = 0
    var templates: Set<String> = []
    for seed in 0..<UInt64(150) {
      let drawn = QuestionBank.draw(concept, seed: seed)
      if !drawn.faults.isEmpty { Issue.record("\(id) \(seed) \(drawn.template): \(drawn.faults)") }
      templates.insert(drawn.template)
      if case .yes(let isYes) = drawn.question.key {
        yesNo += 1
        if isYes { yes += 1 }
      }
      if seed % 15 == 0 { #expect(QuestionBank.draw(concept, seed: seed) == drawn) }
    }
    #expect(templates == Set(concept.templates.map(\.name)))
    if yesNo >= 40 { #expect((3 * yesNo / 10...7 * yesNo / 10).contains(yes), "\(yes) of \(yesNo) are yes") }
  }

  @Test func anotherSeedIsAnotherQuestion() {
    for concept in Concept.all {
      let scripts = Set((0..<12).map { QuestionBank.draw(concept, seed: $0).script })
      #expect(scripts.count >= 8, "\(concept.id)")
    }
  }

  /// Each family finds out those whom it is for.
  @Test(arguments: Concept.all.map(\.id))
  func templatesExposeTheirBeliefs(of id: String) throws {
    let concept = try #require(Concept.named(id))
    for template in concept.templates {
      var open = Set(template.beliefs)
      for seed in 0..<UInt64(150) where !open.isEmpty {
        var dice = Dice(seed: seed)
        let sketch = template.sketch(&dice)
        guard let start = Session(building: sketch.scene) else {
          Issue.record("\(id) \(template.name) \(seed): \(sketch.scene)")
          continue
        }
        let question = try? QuestionMaker.question(Prediction(sketch), id: "q", prompt: nil, in: start)
        for choice in question?.believed ?? [] { open.subtract(choice.beliefs) }
      }
      #expect(open.isEmpty, "\(id) \(template.name) does not expose \(open.sorted())")
    }
  }

  @Test func everyBeliefIsAskedAbout() {
    #expect(Set(Concept.all.flatMap(\.beliefs)) == Set(Belief.all.map(\.name)))
    for concept in Concept.all {
      #expect(Set(concept.templates.flatMap(\.beliefs)) == Set(concept.beliefs), "\(concept.id)")
    }
  }

  @Test func conceptsAreToldApartAndHaveWords() {
    #expect(Set(Concept.all.map(\.id)).count == Concept.all.count)
    for concept in Concept.all {
      #expect(concept.title != concept.id)
      #expect(concept.sentence.hasSuffix("."))
      #expect(concept.templates.count >= 2)
      for rule in concept.rules { #expect(RuleCard.named(rule) != nil, "\(rule)") }
    }
  }

  @Test func difficultiesAreSpread() {
    var counts = [0, 0, 0]
    for concept in Concept.all {
      for seed in 0..<UInt64(8) { counts[QuestionBank.draw(concept, seed: seed).difficulty - 1] += 1 }
    }
    let all = counts.reduce(0, +)
    for count in counts { #expect(count * 12 > all, "\(counts)") }
  }
}
