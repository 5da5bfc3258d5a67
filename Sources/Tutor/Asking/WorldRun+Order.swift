import TouchInsight
import TouchModel

/// The calls of a touch that are worth putting into their order.
extension WorldRun {
  /// A call as it stands on a card, and how much it tells.
  struct Call: Hashable {
    enum Weight: Int, Comparable {
      case deciding, ofView, ofRecognizer, passedOn
      static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
    }

    let text: String
    let weight: Weight
  }

  static let mostCalls = 6

  /// Each call once, where it comes first. Moves are left out.
  var calls: [Call] {
    var calls: [Call] = []
    var seen: Set<String> = []
    for happening in told {
      let weight: Call.Weight
      switch happening.kind {
      case .acted: weight = .deciding
      case .viewCalled(_, let phase, _):
        if phase == .moved { continue }
        weight = phase == .cancelled ? .deciding : .ofView
      case .recognizerCalled(_, let phase, _):
        if phase == .moved { continue }
        weight = phase == .cancelled ? .deciding : .ofRecognizer
      case .passedOn(_, let phase, _):
        if phase == .moved { continue }
        weight = .passedOn
      case .asked, .found, .excluded, .controlSent, .selected: continue
      }
      guard let text = line(happening.kind), seen.insert(text).inserted else { continue }
      calls.append(Call(text: text, weight: weight))
    }
    return calls
  }

  /// The second search for the view, where only one finger goes down: beside few calls it is worth a card.
  private var secondSearch: Int? {
    var finds = 0
    var place: Int?
    for (index, happening) in told.enumerated() {
      switch happening.kind {
      case .found: finds += 1
      case .asked(2, _): place = index
      default: break
      }
    }
    return finds == 1 ? place : nil
  }

  /// The cards of this run in their order, at most six.
  var cards: [String] {
    let calls = calls
    var chosen = Set(
      calls.filter { $0.weight != .passedOn }.sorted { $0.weight < $1.weight }.prefix(Self.mostCalls))
    let isPlain = chosen.count <= 3 && secondSearch != nil
    let room = Self.mostCalls - chosen.count - (isPlain ? 1 : 0)
    // Of the way up, the superview alone: both ends of its phases, or none.
    let wayUp = calls.filter { $0.weight == .passedOn }
    if let first = wayUp.first {
      let receiver = first.text.prefix { $0 != " " }
      chosen.formUnion(wayUp.filter { $0.text.hasPrefix(receiver + " ") }.prefix(max(0, room)))
    }
    return order(of: Set(chosen.map(\.text) + (isPlain ? [QuestionWording.secondSearch] : [])))
  }

  /// Those of some cards that come in this run, in the order in which they do.
  func order(of cards: Set<String>) -> [String] {
    var order: [String] = []
    let secondSearch = secondSearch
    for (index, happening) in told.enumerated() {
      let text = index == secondSearch ? QuestionWording.secondSearch : line(happening.kind)
      if let text, cards.contains(text), !order.contains(text) { order.append(text) }
    }
    return order
  }
}
