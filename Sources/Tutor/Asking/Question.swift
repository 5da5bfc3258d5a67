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
  /// to choose from: an order.
  public let choices: [Choice]
  /// Every wrong answer that some belief gives, on offer or not.
  public let believed: [Choice]
  /// What has to be put into its order, shuffled; empty but for `Ask.order`.
  public let items: [String]
  /// The lines of the log around the one that is asked for, with a blank in its place; empty but for `Ask.line`.
  public let excerpt: [String]
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
    choices: [Choice], believed: [Choice] = [], items: [String] = [], excerpt: [String] = [], rules: [String]
  ) {
    self.id = id
    self.ask = ask
    self.prompt = prompt
    self.start = start
    self.lines = lines
    self.end = end
    self.key = key
    self.choices = choices
    self.believed = believed
    self.items = items
    self.excerpt = excerpt
    self.rules = rules
  }
}
