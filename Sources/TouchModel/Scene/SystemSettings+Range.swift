extension SystemSettings.Name {
  /// What a setting may be.
  public enum Range: Hashable, Sendable {
    case onOff
    case whole(ClosedRange<Double>)
    case number(ClosedRange<Double>)
    /// In seconds.
    case time(ClosedRange<Double>)

    func contains(_ number: Double) -> Bool {
      switch self {
      case .onOff: false
      case .whole(let range): range.contains(number) && number == number.rounded()
      case .number(let range), .time(let range): range.contains(number)
      }
    }
  }

  public var range: Range {
    switch self {
    case .wrappers, .pipeline: .onOff
    case .iosVersion: .number(3...99)
    case .hitTestPasses: .whole(1...3)
    case .sampleRate: .number(1...240)
    case .tapMaxMovement, .panHysteresis, .pinchHysteresis, .rotationHysteresis, .swipeMinDistance,
      .swipeMaxSideways, .edgeWidth, .trackingOutset:
      .number(0...100_000)
    case .tapMaxDuration, .tapMaxGap, .swipeMaxDuration, .contentDelay: .time(0...3600)
    }
  }
}
