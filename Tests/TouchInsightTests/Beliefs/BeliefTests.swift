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

  /// A belief is about one thing: on most examples of other beliefs it leads to the truth. With one hit-test walk, so
  /// that the belief about the second one can be right too; that about the order of calls concerns every touch that is
  /// passed on, and the scenes above have none.
  @Test(arguments: names.filter { $0 != "parents-hear-first" })
  func isRightAboutMostOtherExamples(_ name: String) throws {
    let belief = try #require(Belief.named(name))
    var mistakes: [String] = []
    for other in Belief.all where other.name != name {
      var scene = try other.example.scene()
      scene.settings.hitTestPasses = 1
      let inputs = other.example.touch.inputs(from: scene.clock, sampleRate: scene.settings.sampleRate)
      if belief.compare(inputs, on: scene).difference != nil { mistakes.append(other.name) }
    }
    #expect(mistakes.count * 2 <= Belief.all.count, "\(mistakes)")
  }

  /// A view that is skipped for a reason that the belief knows stays skipped.
  @Test(arguments: [
    ("alpha-zero-is-tapped", Property.alpha, PropertyValue.number(0)),
    ("hidden-parent-does-not-matter", .isHidden, .bool(true)),
    ("interaction-off-is-not-inherited", .isUserInteractionEnabled, .bool(false)),
    ("disabled-control-swallows-touch", .isEnabled, .bool(false)),
  ])
  func onlyItsOwnReasonIsForgotten(_ name: String, _ property: Property, _ value: PropertyValue) throws {
    let belief = try #require(Belief.named(name))
    let search = try #require(belief.world.search)
    var scene = Scene()
    let outer = try scene.put("outer", .control, 40, 40, 100, 100)
    let inner = try scene.put("inner", in: outer, 0, 0, 100, 100)
    try scene.set(property, value, on: .view(outer))
    let place = Point(60, 60)
    #expect(scene.hitView(at: place) == Scene.root)
    #expect(search.find(place, in: scene) == inner)
    let others: [(Property, PropertyValue)] = [
      (.alpha, .number(0.001)), (.isHidden, .bool(true)), (.isUserInteractionEnabled, .bool(false)),
      (.isEnabled, .bool(false)), (.isAnimating, .bool(true)),
    ]
    for (other, itsValue) in others where other != property {
      var both = scene
      try both.set(other, itsValue, on: .view(outer))
      #expect(search.find(place, in: both) == Scene.root, "\(other)")
    }
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
