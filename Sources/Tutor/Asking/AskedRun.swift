import SceneSession
import TouchInsight
import TouchModel

/// The touch that a question is about: what happens, and what each believer expects.
struct AskedRun: Sendable {
  let start: Session
  let end: Session
  let truth: WorldRun
  /// What was fed to the model, and the scene before; nil where something else was done on the way, of which no belief
  /// says what comes.
  private let inputs: (inputs: [Input], on: Scene)?

  init(start: Session, end: Session) {
    self.start = start
    self.end = end
    let sequence = end.sequence
    let trace = sequence.trace.suffix(from: sequence.start)
    inputs = sequence.start == 0 ? sequence.inputs : nil
    let before = inputs?.on ?? sequence.scene(after: sequence.start) ?? start.scene
    truth = WorldRun(trace, before: before, after: end.scene)
  }

  /// Those whose world differs from the true one in anything.
  func believed() -> [(belief: Belief, run: WorldRun)] {
    guard let (inputs, before) = inputs else { return [] }
    return Belief.all.compactMap { belief in
      let run = belief.run(inputs, on: before, beside: truth)
      return run.told == truth.told && run.trace == truth.trace ? nil : (belief, run)
    }
  }

  /// The touch in a believer's world; nil where that cannot be said.
  func run(of belief: Belief) -> WorldRun? { inputs.map { belief.run($0.inputs, on: $0.on, beside: truth) } }

  /// A belief beside the truth.
  func comparison(with belief: Belief) -> Belief.Comparison? {
    inputs.map { belief.compare($0.inputs, on: $0.on) }
  }

  var hasTouch: Bool { !truth.trace.facts.isEmpty }

  /// A contact of a finger, by when it began.
  struct Contact: Sendable {
    let finger: Finger
    /// Since the run began.
    let time: Time
    let point: Point
  }

  /// The last contact of a finger; without a finger, the last that began with no other down.
  func contact(of finger: Finger?) -> Contact? {
    var answer: Contact?
    var down = FingerSet()
    for (place, fact) in truth.trace.facts.enumerated() {
      switch fact.kind {
      case .touchSampled(let sampled, .began, let point, _):
        if finger.map({ $0 == sampled }) ?? (down.isEmpty || place == 0) {
          answer = Contact(finger: sampled, time: fact.time - truth.before.clock, point: point)
        }
        down.insert(sampled)
      case .touchSampled(let sampled, .ended, _, _), .touchSampled(let sampled, .cancelled, _, _):
        down.remove(sampled)
      default: break
      }
    }
    return answer
  }
}
