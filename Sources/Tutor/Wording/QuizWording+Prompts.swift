/// Claims of yes-no questions as an interviewer would put them.
extension QuizWording {
  /// nil where the tutor's own words will do.
  static func prompt(_ sketch: Sketch) -> String? {
    guard case .yesNo(let claim) = sketch.ask else { return nil }
    let during = sketch.on.count == 1 ? " during '\(sketch.on[0])'" : ""
    let words = claim.split(separator: " ").map(String.init)
    guard let first = words.first, let last = words.last else { return nil }
    switch first {
    case "action": return "Is \(last) called\(during)?"
    case "no" where words.count == 3: return "Is it so that \(last) gets no touch at all\(during)?"
    case "cancelled": return "Does \(last) get touchesCancelled\(during)?"
    case "chain": return "Is this the responder chain: \(claim.dropFirst("chain ".count))?"
    case "log":
      let call = claim.dropFirst("log \"-[".count).dropLast("]\"".count).split(separator: " ")
      guard call.count == 2 else { return nil }
      return "Is \(call[1]) called on \(call[0])\(during)?"
    default:
      return words.count == 3 ? "Is \(words[1]) of \(first) \(last) after '\(sketch.on.last ?? "")'?" : nil
    }
  }
}
