import TouchModel

extension Question {
  /// From 1 to 3: how much has to be kept in mind to get it right. It depends on the question alone.
  func difficulty(script: [String]) -> Int {
    var load = viewsAsked / 2 + min(3, lines.count - 1)
    for line in script {
      switch line.prefix(while: { $0 != " " }) {
      case "attach": load += 2
      case "add", "target", "implement": load += line.contains(" as ") ? 1 : 0
      default: load += 2
      }
    }
    if !believed.isEmpty { load += 2 }
    if case .order = ask { load += 2 }
    return load <= 5 ? 1 : load <= 9 ? 2 : 3
  }

  /// How many views the walk for the first finger asks.
  private var viewsAsked: Int {
    var asked: Set<ViewID> = []
    for fact in end.sequence.facts {
      if case .hitTestCalled(let view, _, _) = fact.kind { asked.insert(view) }
      if case .hitViewFound = fact.kind { break }
    }
    return asked.count
  }
}
