import SceneSession
import TouchInsight

/// A question that is ready to be put: from a lesson or from the generator. The key and the wrong answers were computed
/// by running the model, and the worlds of those who believe something else.
public struct Question: Sendable {
  /// The id of its step, or the concept and seed that it was drawn from.
  public let id: String
  public let ask: Ask
  /// One or more sentences, ready to be shown.
  public let prompt: String
  /// Where nothing of it has happened yet.
  public let start: Session
  /// The commands whose outcome is asked for.
  public let lines: [String]
  /// After the commands.
  public let end: Session
  public let key: Answer
  /// With the key among them, in an order that gives nothing away and is always the same. Empty where there is nothing
  /// to choose from: a chain, an order.
  public let choices: [Choice]
  /// What has to be put into its order; empty but for `Ask.order`.
  public let items: [String]
  /// Ids of the rules that decided, the first one first.
  public let rules: [String]

  /// One of the answers on offer.
  public struct Choice: Sendable, Equatable {
    public let answer: Answer
    /// Those whose holders give this answer; the key has none.
    public let beliefs: [String]

    public init(_ answer: Answer, beliefs: [String] = []) {
      self.answer = answer
      self.beliefs = beliefs
    }
  }

  public init(
    id: String, ask: Ask, prompt: String, start: Session, lines: [String], end: Session, key: Answer,
    choices: [Choice], items: [String], rules: [String]
  ) {
    self.id = id
    self.ask = ask
    self.prompt = prompt
    self.start = start
    self.lines = lines
    self.end = end
    self.key = key
    self.choices = choices
    self.items = items
    self.rules = rules
  }
}
