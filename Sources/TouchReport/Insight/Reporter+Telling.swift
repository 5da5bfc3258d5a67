import TouchInsight
import TouchModel

/// Pieces of these reports for those who write others.
extension Reporter {
  /// Where a belief and the truth part first, in what is of interest: two lines.
  package func firstDifference(
    _ comparison: Belief.Comparison, about isOfInterest: (Happening) -> Bool, _ scene: Scene
  ) -> [Message] {
    let wording = Wording(scene: scene)
    guard let (expected, actual) = comparison.difference(about: isOfInterest) else { return [] }
    let fingers = (comparison.expected + comparison.actual).compactMap {
      if case .found(_, let finger) = $0.kind { finger } else { nil }
    }
    let isOne = Set(fingers).count < 2
    return [
      Message(.no, depth: 1, wording.believed(expected, isOne: isOne)),
      Message(.yes, depth: 1, wording.happens(actual, isOne: isOne)),
    ]
  }

  /// One fact as a sentence.
  package func sentence(_ fact: Fact.Kind, _ scene: Scene) -> [Message] {
    [Message(.note, depth: 1, Wording(scene: scene).sentence(fact))]
  }

  /// What keeps a touch away from a view.
  package func obstacle(_ obstacle: Obstacle, to view: ViewID, _ scene: Scene) -> [Message] {
    [ReceivingReport(wording: Wording(scene: scene), line: { _ in "" }).message(obstacle, view)]
  }
}
