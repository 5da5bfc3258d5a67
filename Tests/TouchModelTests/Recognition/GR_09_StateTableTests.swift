import Testing

@testable import TouchModel

/// The state table of 4.3, cell by cell: what a recognizer becomes whose code asks for a state.
@Suite struct GR09StateTableTests {
  struct Cell: Sendable, CustomTestStringConvertible {
    let from: Recognizer.State
    let asked: Recognizer.State
    let becomes: Recognizer.State
    var acts = false
    var testDescription: String { "\(from) asked for \(asked)" }
  }

  static let cells: [Cell] = [
    Cell(from: .possible, asked: .possible, becomes: .possible),
    Cell(from: .possible, asked: .began, becomes: .began, acts: true),
    Cell(from: .possible, asked: .changed, becomes: .began, acts: true),
    Cell(from: .possible, asked: .ended, becomes: .ended, acts: true),
    Cell(from: .possible, asked: .cancelled, becomes: .failed),
    Cell(from: .possible, asked: .failed, becomes: .failed),
    Cell(from: .began, asked: .possible, becomes: .began),
    Cell(from: .began, asked: .began, becomes: .began),
    Cell(from: .began, asked: .changed, becomes: .changed, acts: true),
    Cell(from: .began, asked: .ended, becomes: .ended, acts: true),
    Cell(from: .began, asked: .cancelled, becomes: .cancelled, acts: true),
    Cell(from: .began, asked: .failed, becomes: .cancelled, acts: true),
    Cell(from: .changed, asked: .possible, becomes: .changed),
    Cell(from: .changed, asked: .began, becomes: .changed),
    Cell(from: .changed, asked: .changed, becomes: .changed, acts: true),
    Cell(from: .changed, asked: .ended, becomes: .ended, acts: true),
    Cell(from: .changed, asked: .cancelled, becomes: .cancelled, acts: true),
    Cell(from: .changed, asked: .failed, becomes: .cancelled, acts: true),
  ]

  private func trial(in state: Recognizer.State) throws -> (Trial, RecognizerID) {
    var trial = try Trial()
    let id = try trial.attach(.custom, "g")
    trial.down()
    switch state {
    case .possible: break
    case .changed:
      trial.set(.began, of: id)
      trial.set(.changed, of: id)
    case .cancelled:
      trial.set(.began, of: id)
      trial.set(.cancelled, of: id)
    case .began, .ended, .failed: trial.set(state, of: id)
    }
    #expect(trial.state(id) == state)
    return (trial, id)
  }

  @Test(arguments: cells) func becomes(_ cell: Cell) throws {
    var (trial, id) = try trial(in: cell.from)
    let before = trial.actions.count
    trial.set(cell.asked, of: id)
    #expect(trial.state(id) == cell.becomes)
    #expect(trial.actions.count - before == (cell.acts ? 1 : 0))
  }

  @Test(arguments: [Recognizer.State.ended, .cancelled, .failed], Recognizer.State.allCases)
  func terminalStatesStay(from: Recognizer.State, asked: Recognizer.State) throws {
    var (trial, id) = try trial(in: from)
    let before = trial.actions.count
    trial.set(asked, of: id)
    #expect(trial.state(id) == from)
    #expect(trial.actions.count == before)
  }

  /// Each correction is said.
  @Test func correctionsAreFacts() throws {
    for cell in Self.cells {
      var (trial, id) = try trial(in: cell.from)
      let start = trial.trace.facts.count
      trial.set(cell.asked, of: id)
      let corrections = trial.trace.facts[start...].filter {
        $0.kind == .stateCorrected(id, asked: cell.asked, became: cell.becomes)
      }
      let isIgnored = cell.asked == cell.from && cell.asked != .changed
      #expect(corrections.isEmpty == (cell.asked == cell.becomes && !isIgnored), "\(cell.testDescription)")
    }
  }

  @Test func aBegunOneBecomesChangedWithItsNextEvent() throws {
    var (trial, id) = try trial(in: .began)
    trial.move(1, 60, 50)
    #expect(trial.state(id) == .changed)
  }

  /// While it waits for another, its own code sees the state that it has asked for.
  @Test func theTableHoldsWhileItWaits() throws {
    var trial = try Trial()
    let id = try trial.attach(.custom, "g")
    let other = try trial.attach(.custom, "h")
    try trial.scene.require(id, toFail: other)
    trial.down()
    trial.set(.began, of: id)
    trial.set(.began, of: id)
    trial.set(.ended, of: id)
    trial.set(.began, of: id)
    #expect(trial.state(id) == .possible)
    trial.set(.failed, of: other)
    #expect(trial.states(id) == [.began, .ended])
    #expect(trial.actions == ["ACT(g,began)", "ACT(g)"])
  }
}
