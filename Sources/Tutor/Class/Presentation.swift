/// A lesson on a projector: slides, and how much of them is shown. A value: keys go in, lines come out.
public struct Presentation: Sendable, Equatable {
  public private(set) var slides: [Slide]
  /// Of the slide that is shown.
  public private(set) var slide = 0
  /// How many of its parts are shown, at least one.
  public private(set) var shown = 1
  public private(set) var isBlack = false
  public private(set) var isHelping = false
  /// The number behind `j`, as far as it is typed; nil where no number is waited for.
  public private(set) var number: String?
  /// A word at the foot of the screen, until the next key.
  public private(set) var remark: Remark?

  /// What cannot be done just now.
  public enum Remark: Sendable, Equatable {
    case atEnd
    case atStart
    case noAnswerHere
    case noTraceHere
    case answerFirst
    case noSuchStep(of: Int)
  }

  /// - Parameter slides: those without parts are left out; none at all is one that is empty.
  public init(_ slides: [Slide]) { self.slides = Presentation.usable(slides) }

  private static func usable(_ slides: [Slide]) -> [Slide] {
    let usable = slides.filter { !$0.parts.isEmpty }
    return usable.isEmpty ? [Slide(parts: [.init([])])] : usable
  }

  public var current: Slide { slides[slide] }
  public var stepCount: Int { slides.compactMap(\.step).max() ?? 0 }
  /// The answer of this slide is on the screen.
  public var isAnswered: Bool { current.answer.map { shown > $0 } ?? false }

  /// The same lesson, laid out for another width.
  public mutating func replace(_ slides: [Slide]) {
    self.slides = Presentation.usable(slides)
    slide = min(slide, self.slides.count - 1)
    shown = min(shown, current.parts.count)
  }

  /// Answers whether the presentation goes on.
  public mutating func press(_ key: PresenterKey) -> Bool {
    remark = nil
    if key == .quit || key == .interrupt { return false }
    if isBlack || isHelping {
      isBlack = false
      isHelping = false
      return true
    }
    if number != nil {
      type(key)
      return true
    }
    switch key {
    case .next, .enter: next()
    case .previous: previous()
    case .answer: answer()
    case .trace: trace()
    case .jump: number = ""
    case .first: go(to: 0)
    case .last: go(to: slides.count - 1)
    case .black: isBlack = true
    case .help: isHelping = true
    case .digit, .erase, .escape, .unknown, .quit, .interrupt: break
    }
    return true
  }

  private mutating func next() {
    // The trace stays away until it was asked for.
    let isTracing = shown > current.told
    if shown < (isTracing ? current.parts.count : current.told) {
      shown += 1
    } else if slide + 1 < slides.count {
      go(to: slide + 1)
    } else {
      remark = .atEnd
    }
  }

  private mutating func previous() {
    if shown > 1 {
      shown -= 1
    } else if slide > 0 {
      slide -= 1
      shown = current.told
    } else {
      remark = .atStart
    }
  }

  private mutating func answer() {
    guard let answer = current.answer else {
      remark = .noAnswerHere
      return
    }
    shown = max(shown, answer + 1)
  }

  private mutating func trace() {
    guard current.told < current.parts.count else {
      remark = .noTraceHere
      return
    }
    guard isAnswered else {
      remark = .answerFirst
      return
    }
    shown = min(max(shown, current.told) + 1, current.parts.count)
  }

  private mutating func type(_ key: PresenterKey) {
    switch key {
    case .digit(let digit): number = String(((number ?? "") + String(digit)).suffix(4))
    case .erase: number = number.map { String($0.dropLast()) }
    case .enter:
      let step = number.flatMap { Int($0) } ?? 0
      number = nil
      if let slide = slides.firstIndex(where: { $0.step == step }) {
        go(to: slide)
      } else {
        remark = .noSuchStep(of: stepCount)
      }
    default: number = nil
    }
  }

  private mutating func go(to slide: Int) {
    self.slide = slide
    shown = 1
  }
}
