/// A confidence, and whether it was deserved.
public struct Forecast: Sendable, Equatable {
  public let time: Double
  /// nil where the question was drawn.
  public let lesson: String?
  /// From 0 to 1.
  public let confidence: Double
  public let isRight: Bool

  public init(time: Double, lesson: String? = nil, confidence: Double, isRight: Bool) {
    self.time = time
    self.lesson = lesson
    self.confidence = confidence
    self.isRight = isRight
  }
}

/// How well somebody knows what they know.
public struct Calibration: Sendable, Equatable {
  /// Answers that were about equally sure.
  public struct Bin: Sendable, Equatable {
    public let from: Double
    public let to: Double
    public let count: Int
    public let right: Int
    /// Of those in the bin.
    public let meanConfidence: Double
  }

  public static let binCount = 5

  /// Those in which there is something, the least sure first.
  public let bins: [Bin]
  public let count: Int
  /// The mean of the squares of what the confidence was beside 1 for right and 0 for wrong. 0 is best, 0.25 is what somebody
  /// gets who always says a half, 1 is worst. nil without an answer.
  public let brierScore: Double?

  public init(_ forecasts: [Forecast]) {
    let groups = Dictionary(grouping: forecasts) {
      min(Int($0.confidence * Double(Self.binCount)), Self.binCount - 1)
    }
    let size = 1 / Double(Self.binCount)
    bins = groups.sorted { $0.key < $1.key }.map { index, group in
      Bin(
        from: Double(index) * size, to: Double(index + 1) * size, count: group.count,
        right: group.count(where: \.isRight),
        meanConfidence: group.reduce(0) { $0 + $1.confidence } / Double(group.count))
    }
    count = forecasts.count
    let squares = forecasts.map {
      ($0.confidence - ($0.isRight ? 1 : 0)) * ($0.confidence - ($0.isRight ? 1 : 0))
    }
    brierScore = squares.isEmpty ? nil : squares.reduce(0, +) / Double(squares.count)
  }
}

extension Progress {
  public var calibration: Calibration { Calibration(forecasts) }
}
