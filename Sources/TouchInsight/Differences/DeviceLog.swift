import TouchModel

/// The calls in a device's console log, and where they first differ from a run.
public struct DeviceLog: Sendable {
  /// One method called on one object.
  public struct Call: Hashable, Sendable {
    public let receiver: String
    /// As Objective-C writes it: `touchesBegan:withEvent:`.
    public let selector: String

    /// Repeated as often as a device has samples.
    var isRepeatable: Bool {
      selector.hasPrefix("touchesMoved") || selector.hasPrefix("continueTracking")
        || selector == "scrollViewDidScroll:"
    }
  }

  public struct DeviceLine: Sendable, Equatable {
    public let call: Call
    /// From 1.
    public let number: Int
  }

  public struct ModelLine: Sendable, Equatable {
    public let call: Call
    public let fact: Fact

    public init(call: Call, fact: Fact) {
      self.call = call
      self.fact = fact
    }
  }

  public enum Comparison: Sendable, Equatable {
    /// Nothing that looks like a call.
    case noCalls
    case same(Int)
    /// After so many calls that agree; nil where one of them has ended.
    case differs(after: Int, device: DeviceLine?, model: ModelLine?)
  }

  public let lines: [DeviceLine]

  /// `resolve` gives the scene's name for what a log calls an object; lines about others are passed over.
  public init(_ text: String, _ resolve: (String) -> String?) {
    var lines: [DeviceLine] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      guard let call = Self.call(in: String(line)), let name = resolve(call.receiver) else { continue }
      lines.append(DeviceLine(call: Call(receiver: name, selector: call.selector), number: index + 1))
    }
    self.lines = lines
  }

  /// Of each object only the kinds of methods that the log has at all are compared: an app logs what it overrides.
  /// Moves count once.
  public func compare(with model: [ModelLine]) -> Comparison {
    if lines.isEmpty { return .noCalls }
    func kind(_ call: Call) -> Call {
      Call(receiver: call.receiver, selector: Self.group(of: call.selector))
    }
    let kinds = Set(lines.map { kind($0.call) })
    let device = Self.merged(lines, \.call)
    let model = Self.merged(model.filter { kinds.contains(kind($0.call)) }, \.call)
    for index in 0..<max(device.count, model.count) {
      let a = index < device.count ? device[index] : nil
      let b = index < model.count ? model[index] : nil
      if a?.call != b?.call { return .differs(after: index, device: a, model: b) }
    }
    return .same(device.count)
  }

  /// Without repetitions of moves between which nothing else came.
  private static func merged<Line>(_ lines: [Line], _ call: (Line) -> Call) -> [Line] {
    var seen: Set<Call> = []
    return lines.filter { line in
      let it = call(line)
      if !it.isRepeatable {
        seen = []
        return true
      }
      return seen.insert(it).inserted
    }
  }

  /// Methods that are overridden together.
  private static func group(of selector: String) -> String {
    for start in ["hitTest", "pointInside", "touches", "scrollView"] where selector.hasPrefix(start) {
      return start
    }
    if selector.contains("Tracking") { return "tracking" }
    return selector
  }
}
