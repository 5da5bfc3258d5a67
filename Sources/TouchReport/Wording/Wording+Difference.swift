import TouchInsight
import TouchModel

/// What differs between two runs, or between a run and a device.
extension Wording {
  func nothingDiffers() -> Phrase { "nothing differs" }
  func onlyFirst(_ kind: Fact.Kind) -> Phrase { "- \(sentence(kind))" }
  func onlySecond(_ kind: Fact.Kind) -> Phrase { "+ \(sentence(kind))" }

  func lesser(_ number: Int) -> Phrase {
    "and \(count(number, "step", "steps")) that \(number == 1 ? "follows" : "follow") from this ('set trace full' shows all)"
  }

  func shift(_ delay: Time, _ number: Int, _ kind: Fact.Kind) -> Phrase {
    let length = delay < .zero ? Time.zero - delay : delay
    let word: Phrase = delay < .zero ? "earlier" : "later"
    let start: Phrase = "\(length) \(word): \(sentence(kind))"
    return number == 1 ? start : "\(start), and \(count(number - 1, "fact", "facts")) after it"
  }
  func otherCauses(_ number: Int) -> Phrase {
    "the same facts, of which \(number) \(number == 1 ? "has" : "have") another cause"
  }

  func noCalls() -> Phrase {
    "the log has no line that looks like a call, such as -[A touchesBegan:withEvent:]"
  }
  func sameCalls(_ number: Int) -> Phrase {
    "the log and the last run agree: \(count(number, "call", "calls"))"
  }
  func differs(after number: Int) -> Phrase {
    "the log differs from the last run after \(count(number, "call", "calls")) that \(number == 1 ? "agrees" : "agree")"
  }
  func device(_ line: DeviceLog.DeviceLine?) -> Phrase {
    guard let line else { return "the device's log ends here" }
    return "the device, in line \(line.number): -[\(line.call.receiver) \(line.call.selector)]"
  }
  func model(_ line: DeviceLog.ModelLine?) -> Phrase {
    guard let line else { return "the last run ends here" }
    return "the last run: -[\(line.call.receiver) \(line.call.selector)]"
  }
}
