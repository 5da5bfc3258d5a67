import SceneLanguage
import TouchInsight

extension NameEntry {
  /// What completion offers behind `believe` and `rule`.
  static let beliefsAndRules: [NameEntry] =
    Belief.all.map { NameEntry($0.name, .belief, $0.sentence) }
    + RuleCard.all.map { NameEntry($0.id, .rule, $0.statement) }
}
