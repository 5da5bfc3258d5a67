import SceneSession
import TouchInsight

/// What a seed wishes for before anything is drawn, so that of many questions as many are of each family, as many have
/// yes for an answer as no, and most of them lead somebody astray.
struct Wish: Sendable {
  let template: Int
  /// The kind of question: that of the first sketch.
  private let kind: String
  private let yes: Bool
  private let leadsAstray: Bool
  private let beliefs: [String]

  init(_ concept: Concept, seed: UInt64) {
    var dice = Dice(seed: Dice.mixed(seed, with: concept.id))
    template = dice.below(concept.templates.count)
    yes = dice.chance(50)
    beliefs = concept.templates[template].beliefs
    leadsAstray = !beliefs.isEmpty && dice.chance(75)
    kind = concept.templates[template].sketch(&dice).ask.kind
  }

  /// It is of the wished kind, and its answer is the wished one, where that is yes or no.
  func fits(_ sketch: Sketch, in start: Session) -> Bool {
    guard sketch.ask.kind == kind else { return false }
    guard case .yesNo(let claim) = sketch.ask else { return true }
    var end = start
    end.settings.report.verbosity = .silent
    do throws(SessionError) {
      for line in sketch.on { try end.runSilently(line) }
    } catch {
      return false
    }
    do throws(SessionError) {
      try end.runSilently("expect " + claim)
      return yes
    } catch {
      if case .expected = error.reason { return !yes }
      return false
    }
  }

  /// Whether any of those whom its family is for would see something else happen, if somebody was wished for who goes
  /// wrong: cheaper than making the question.
  func mayBeExposed(by sketch: Sketch, in start: Session) -> Bool {
    if !leadsAstray { return true }
    var end = start
    end.settings.report.verbosity = .silent
    do throws(SessionError) {
      for line in sketch.on { try end.runSilently(line) }
    } catch {
      return false
    }
    guard let (inputs, scene) = end.sequence.inputs else { return true }
    return beliefs.lazy.compactMap { Belief.named($0) }
      .contains { $0.compare(inputs, on: scene).difference != nil }
  }

  /// Somebody whom its family is for goes wrong, if that was wished for.
  func isExposed(by drawn: Drawn) -> Bool {
    if !leadsAstray { return true }
    let exposed = drawn.exposed
    return beliefs.contains { exposed[$0] != nil }
  }
}
