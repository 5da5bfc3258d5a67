/// What will happen by itself, in order of time.
struct Agenda: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    let due: Time
    /// A limit ("no longer than") gives way to what happens at the same moment; a duration ("for so long") does not.
    let isLimit: Bool
    let kind: TimerKind
  }

  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ kind: TimerKind, at due: Time, isLimit: Bool) {
    let entry = Entry(due: due, isLimit: isLimit, kind: kind)
    let place = entries.firstIndex { other in
      due < other.due || (due == other.due && !isLimit && other.isLimit)
    }
    entries.insert(entry, at: place ?? entries.count)
  }

  mutating func remove(_ kind: TimerKind) { entries.removeAll { $0.kind == kind } }

  mutating func removeAll(of recognizer: RecognizerID) {
    if entries.isEmpty { return }
    entries.removeAll { $0.kind.recognizer == recognizer }
  }

  /// The next timer that runs before something at `time` happens.
  mutating func popDue(before time: Time) -> Entry? {
    guard let first = entries.first, first.due < time || (first.due == time && !first.isLimit) else {
      return nil
    }
    return entries.removeFirst()
  }

  mutating func popNext() -> Entry? { entries.isEmpty ? nil : entries.removeFirst() }

  /// When a recognizer will give up or act by itself, if nothing else happens.
  func nextDue(of recognizer: RecognizerID) -> Time? {
    entries.first { $0.kind.recognizer == recognizer }?.due
  }
}

extension TimerKind {
  var recognizer: RecognizerID? {
    switch self {
    case .longPress(let id), .tapDuration(let id), .tapGap(let id), .swipeDuration(let id),
      .contentDelay(let id):
      id
    }
  }
}
