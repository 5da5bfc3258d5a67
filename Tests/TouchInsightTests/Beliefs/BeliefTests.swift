import Testing
import TouchModel

@testable import TouchInsight

/// Each belief is wrong about its example, and right elsewhere.
@Suite struct BeliefTests {
  static let names = Belief.all.map(\.name)

  @Test func thereAreManyWithDifferentNames() {
    #expect(Self.names.count >= 20)
    #expect(Set(Self.names).count == Self.names.count)
    for name in Self.names {
      #expect(name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(name)")
      #expect(Belief.named(name.uppercased())?.name == name)
    }
  }

  @Test func everySentenceIsDifferentAndShort() {
    let sentences = Belief.all.map(\.sentence)
    #expect(Set(sentences).count == sentences.count)
    for sentence in sentences { #expect(sentence.count <= 110 && !sentence.hasSuffix("."), "\(sentence)") }
  }

  @Test(arguments: names)
  func isWrongAboutItsExample(_ name: String) throws {
    let belief = try #require(Belief.named(name))
    let comparison = try belief.compareExample()
    #expect(comparison.difference != nil)
    #expect(!comparison.actual.isEmpty && !comparison.expected.isEmpty)
  }

  /// The belief about the second walk concerns every touch that is looked for twice.
  @Test(arguments: names, NeutralScene.all)
  func isRightElsewhere(_ name: String, _ neutral: NeutralScene) throws {
    let belief = try #require(Belief.named(name))
    let scene = try neutral.scene(passes: name == "second-hit-test-is-for-touches-ended" ? 1 : 2)
    let inputs = neutral.touch.inputs(from: scene.clock, sampleRate: scene.settings.sampleRate)
    let comparison = belief.compare(inputs, on: scene)
    #expect(comparison.expected == comparison.actual)
  }

  /// What a belief changes, it changes in a copy.
  @Test(arguments: names)
  func leavesTheSceneAlone(_ name: String) throws {
    let belief = try #require(Belief.named(name))
    let scene = try belief.example.scene()
    let before = scene
    let inputs = belief.example.touch.inputs(from: scene.clock, sampleRate: scene.settings.sampleRate)
    #expect(belief.compare(inputs, on: scene) == belief.compare(inputs, on: scene))
    #expect(scene == before)
  }

  /// Two beliefs that could not be told apart on any example would be one.
  @Test func noTwoAreTheSame() throws {
    for a in Belief.all {
      for b in Belief.all where a.name < b.name {
        let differ = try [a, b].contains { owner in
          let scene = try owner.example.scene()
          let inputs = owner.example.touch.inputs(from: scene.clock, sampleRate: scene.settings.sampleRate)
          return a.compare(inputs, on: scene).expected != b.compare(inputs, on: scene).expected
        }
        #expect(differ, "\(a.name) and \(b.name)")
      }
    }
  }

  /// What an open search finds is what hit-testing finds.
  @Test(arguments: names)
  func theOpenSearchIsTrue(_ name: String) throws {
    let scene = try #require(Belief.named(name)).example.scene()
    for x in stride(from: -10.0, through: 340, by: 14) {
      for y in stride(from: -10.0, through: 500, by: 17) {
        #expect(ViewSearch().find(Point(x, y), in: scene) == scene.hitView(at: Point(x, y)))
      }
    }
  }
}
