import TouchInsight

/// A class taken together.
public struct ClassResult: Sendable {
  public let files: Int
  public let broken: Int
  public let passed: Int
  /// Of the files that could be marked, from 0 to 100; nil where none could.
  public let mean: Double?
  /// How many of each step's answers got which result, in the order of the lesson.
  public let steps: [Step]
  /// Those that are certain of most students first.
  public let beliefs: [Count]

  /// How a class did at one step. Files that could not be marked do not count.
  public struct Step: Sendable, Equatable {
    public let id: String
    public let right: Int
    public let partly: Int
    public let missing: Int
    public let of: Int
    /// Points per student, from 0 to 1.
    public let mean: Double
  }

  /// How many students answered as somebody does who believes this.
  public struct Count: Sendable, Equatable {
    /// The belief's name and its sentence.
    public let belief: String
    public let sentence: String
    public let students: Int
    /// Those of them who gave an answer that no other belief explains.
    public let certain: Int
  }

  /// - Parameter percent: what is needed to pass.
  public init(_ marked: [MarkedFile], pass percent: Double) {
    let usable = marked.filter { $0.broken == nil }
    files = marked.count
    broken = marked.count - usable.count
    passed = usable.filter { $0.passes(percent) }.count
    mean = usable.isEmpty ? nil : usable.reduce(0) { $0 + $1.percent } / Double(usable.count)
    steps = ClassResult.steps(usable)
    beliefs = ClassResult.beliefs(usable)
  }

  private static func steps(_ marked: [MarkedFile]) -> [Step] {
    var order: [String] = []
    var marks: [String: [Mark]] = [:]
    for mark in marked.flatMap(\.marks) {
      if marks[mark.step] == nil { order.append(mark.step) }
      marks[mark.step, default: []].append(mark)
    }
    return order.map { id in
      let all = marks[id] ?? []
      return Step(
        id: id, right: all.filter { $0.result == .right }.count,
        partly: all.filter { $0.result == .partly }.count,
        missing: all.filter { $0.result == .missing }.count, of: all.count,
        mean: all.reduce(0) { $0 + $1.points } / Double(max(1, all.count)))
    }
  }

  private static func beliefs(_ marked: [MarkedFile]) -> [Count] {
    var counts: [String: Int] = [:]
    var certain: [String: Int] = [:]
    for file in marked {
      for belief in Set(file.marks.flatMap(\.beliefs)) { counts[belief, default: 0] += 1 }
      let alone = file.marks.filter { $0.beliefs.count == 1 }.flatMap(\.beliefs)
      for belief in Set(alone) { certain[belief, default: 0] += 1 }
    }
    return counts.map { name, count in
      Count(
        belief: name, sentence: Belief.named(name)?.sentence ?? name, students: count,
        certain: certain[name] ?? 0)
    }
    .sorted { ($1.certain, $1.students, $0.belief) < ($0.certain, $0.students, $1.belief) }
  }
}
