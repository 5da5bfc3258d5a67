import TouchModel

/// What is known about one rule: the model names some of them under its facts, and keeps the others all the same.
public struct RuleCard: Sendable, Equatable {
  /// `GR-16`.
  public let id: String
  /// One or two short sentences.
  public let statement: String
  /// How it is known, best first.
  public let certainty: [Certainty]
  /// What that rests on.
  public let sources: [Source]
  /// Where sources disagree: ids of `ContestedFact`.
  public let contested: [String]

  init(
    _ id: String, _ certainty: [Certainty], _ sources: [Source], _ statement: String,
    contested: [String] = []
  ) {
    self.id = id
    self.certainty = certainty
    self.sources = sources
    self.statement = statement
    self.contested = contested
  }

  /// How sure a rule is. The raw value is the letter that docs/rules.md uses.
  public enum Certainty: String, CaseIterable, Sendable {
    case documented = "A"
    case observed = "B"
    case reported = "C"
    case inferred = "D"
    case ourChoice = "M"
  }

  /// The kind of thing that a rule rests on.
  public enum Source: CaseIterable, Sendable {
    /// Apple's reference pages and articles.
    case reference
    /// Apple's old guide to event handling, retired.
    case guide
    /// Comments in the SDK's headers.
    case headers
    /// Console logs that people published.
    case logs
    /// Call stacks that people published.
    case stacks
    /// Reports of faults, with what helped.
    case reports
    /// Articles, books and answers.
    case articles
    /// Programs that imitate UIKit.
    case imitations
    /// It follows from other rules.
    case otherRules
    /// It fits everything that was seen; nobody published it.
    case model
  }

  /// The rule under its facts; nil where the model never names it.
  public var rule: RuleID? { RuleID(rawValue: id) }

  /// The beliefs that it contradicts.
  public var beliefs: [Belief] { Belief.all.filter { $0.rules.contains(id) } }

  /// Every card, in the order of the families and their numbers.
  public static let all: [RuleCard] =
    hitTesting + responderChain + touchesAndEvents + recognizersReceiving + recognizersDeciding + controls
    + scrollViews + systemPipeline

  private static let byID: [String: RuleCard] = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The card of a rule.
  public static func card(of rule: RuleID) -> RuleCard? { byID[rule.rawValue] }

  /// By its id, in any case and with or without the hyphen: `GR-16`, `gr16`, `Gr 16`.
  public static func named(_ text: String) -> RuleCard? {
    let wanted = plain(text)
    return byID[text] ?? all.first { plain($0.id) == wanted }
  }

  /// Those with every one of the words in their statement or id, in any case.
  public static func search(_ words: String) -> [RuleCard] {
    let wanted = words.lowercased().split(separator: " ").map(String.init)
    return all.filter { card in
      let text = (card.id + " " + card.statement).lowercased()
      return wanted.allSatisfy { text.contains($0) }
    }
  }

  private static func plain(_ text: String) -> String {
    text.lowercased().filter { $0 != "-" && $0 != " " }
  }
}
