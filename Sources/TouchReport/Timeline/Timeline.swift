import TouchModel

/// Whoever has a column in the time line.
enum Receiver: Hashable {
  case recognizer(RecognizerID)
  case responder(Responder)
}

/// How holding a touch back ended.
enum HoldEnd: Equatable {
  /// The recognizer failed.
  case released(at: Time)
  /// It let go for another reason, as the delay of a scroll view does.
  case passed(at: Time)
  /// A recognizer took the touch, so that the phase never comes.
  case taken(by: RecognizerID, at: Time)
  case open
}

/// What happened to views and recognizers, in order, ready to be drawn as a table or as a list.
struct Timeline: Equatable {
  enum Content: Equatable {
    /// A callback or a state of one receiver: a short form for a table and a long one for a list, where it has one.
    case cell(Receiver, short: Phrase, long: Phrase?)
    /// Why something happened, across all columns.
    case line(Message)
  }

  struct Item: Equatable {
    let time: Time
    let content: Content
  }

  /// What happened at one moment, and how often it happened again at the moments that follow.
  struct Moment: Equatable {
    let time: Time
    var contents: [Content]
    var repeats = 0
    var lastTime: Time
  }

  var receivers: [Receiver] = []
  var moments: [Moment] = []

  /// Groups by time and folds moments that repeat the one before.
  init(_ items: [Item], folding: Bool) {
    for item in items {
      if moments.last?.time == item.time {
        moments[moments.count - 1].contents.append(item.content)
      } else {
        fold(folding)
        moments.append(Moment(time: item.time, contents: [item.content], lastTime: item.time))
      }
    }
    fold(folding)
    collectReceivers()
  }

  private mutating func fold(_ folding: Bool) {
    guard folding, moments.count > 1 else { return }
    let last = moments[moments.count - 1]
    let before = moments[moments.count - 2]
    if before.repeats > 0, last.contents.count > before.contents.count,
      last.contents.starts(with: before.contents)
    {
      // What ends the repetition begins with one more of it.
      moments[moments.count - 1].contents.removeFirst(before.contents.count)
      moments[moments.count - 2].repeats += 1
      moments[moments.count - 2].lastTime = last.time
      return
    }
    guard last.contents == before.contents else { return }
    moments.removeLast()
    moments[moments.count - 1].repeats += 1
    moments[moments.count - 1].lastTime = last.time
  }

  /// Recognizers first, because they are called first; each in the order of its first call.
  private mutating func collectReceivers() {
    var views: [Receiver] = []
    var seen: Set<Receiver> = []
    for moment in moments {
      for case .cell(let receiver, _, _) in moment.contents where seen.insert(receiver).inserted {
        switch receiver {
        case .recognizer: receivers.append(receiver)
        case .responder: views.append(receiver)
        }
      }
    }
    receivers += views
  }
}
