import TouchReport

/// What `grade` prints for people: a student after the other, then the class.
package struct GradeReport {
  private let painter: Painter
  private let options: ReportOptions
  private let pass: Double

  /// - Parameter pass: percent that are needed.
  package init(options: ReportOptions, pass: Double) {
    self.options = options
    self.pass = pass
    painter = Painter(options)
  }

  package func paint(_ file: MarkedFile, into out: inout [UInt8]) {
    var messages: [Message] = []
    if let broken = file.broken {
      messages.append(
        Message(
          .no, role: .heading,
          ClassWording.brokenFile(file.file, Phrase(escaping: broken.message))))
    } else {
      messages.append(
        Message(
          file.passes(pass) ? .yes : .no, role: .heading,
          ClassWording.fileHeading(
            file.file, file.student, points: file.points, of: file.marks.count, passes: file.passes(pass))))
      for mark in file.marks { append(mark, to: &messages) }
    }
    messages.append(.blank)
    painter.paint(messages, into: &out)
  }

  private func append(_ mark: Mark, to messages: inout [Message]) {
    messages.append(
      Message(GradeReport.sign(of: mark.result), depth: 1, ClassWording.markHeading(mark)))
    let reasons = [.right, .missing].contains(mark.result) ? [] : mark.reasons
    for reason in reasons { messages.append(Message(nil, depth: 3, Phrase(escaping: reason))) }
    if mark.result != .right && mark.result != .missing {
      for goal in mark.goals {
        messages.append(
          Message(goal.isMet ? .yes : .no, depth: 3, ClassWording.goal(goal.text, isMet: goal.isMet)))
        if let why = goal.why, !goal.isMet { messages.append(Message(nil, depth: 5, Phrase(escaping: why))) }
      }
    }
  }

  private static func sign(of result: Mark.Result) -> Sign {
    switch result {
    case .right: .yes
    case .partly: .waits
    case .wrong, .missing, .unreadable: .no
    }
  }

  /// The class: how it went, step by step, and what it believes.
  package func paint(_ result: ClassResult, into out: inout [UInt8]) {
    var messages = [
      Message(
        nil, role: .heading,
        ClassWording.classHeading(files: result.files, broken: result.broken, passed: result.passed))
    ]
    if let mean = result.mean {
      messages.append(Message(nil, depth: 1, ClassWording.mean(mean, needed: pass)))
    }
    for step in result.steps where result.files - result.broken > 1 {
      messages.append(Message(nil, depth: 1, ClassWording.stepResult(step)))
    }
    let marked = result.files - result.broken
    if result.beliefs.isEmpty {
      if marked > 0 { messages.append(Message(nil, depth: 1, ClassWording.noBeliefs)) }
    } else {
      messages.append(.blank)
      messages.append(Message(nil, role: .heading, ClassWording.beliefHeading))
    }
    for count in result.beliefs {
      messages.append(
        Message(nil, depth: 1, ClassWording.belief(count, of: marked)))
      if !options.isPlain {
        messages.append(Message(nil, depth: 2, role: .waiting, bar(count.students, of: marked)))
      }
    }
    painter.paint(messages, into: &out)
  }

  /// As long as its share of the students, at least one sign.
  private func bar(_ count: Int, of all: Int) -> Phrase {
    let room = max(8, min(40, options.columns - 12))
    let length = max(1, (count * room + all / 2) / max(1, all))
    return Phrase(bytes: Array(repeating: UInt8(ascii: "#"), count: length))
  }
}
