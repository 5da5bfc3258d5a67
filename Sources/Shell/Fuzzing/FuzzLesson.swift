import SceneLanguage
import SceneSession
import Tutor

/// A lesson that is typed into: whatever is typed, nothing crashes, and a line that fails changes nothing.
struct FuzzLesson {
  private(set) var typed: [[UInt8]] = []
  private var sitting = Sitting(Session(files: SceneFiles(lessonFolders: [])))

  private static let text = """
    id: fuzz
    title: Fuzz
    concepts: hit-order
    ---
    ```tapwalk scene
    add A at 0,0,200,200
    add B to A as button at 10,10,50,50
    attach tap to A
    ```

    ```tapwalk predict id=q1
    ask: receiver
    on: tap B
    ```

    ```tapwalk task id=t1
    question: Take B away.
    goal: tap 30 30 -> A
    keep: frames
    solution: set B isHidden on
    solution: set B alpha 0
    wrong: set B isEnabled off | It is still there.
    ```

    ```tapwalk predict id=q2
    ask: order
    on: tap B
    ```

    ```tapwalk predict id=q3
    ask: yes-no
    on: tap B
    claim: action vc.handleTap1
    ```
    """

  private static let lesson = try? LessonReader.read(Array(text.utf8), file: "fuzz.md")
  private static let answers = [
    "1", "B", "A", "nobody", "2 1 3", "yes", "n", "", "hint", "skip", "next", "play", "back", "answer",
    "leave",
  ].map { Array($0.utf8) }

  /// A sentence where something does not hold that has to.
  mutating func type(_ line: [UInt8]) -> String? {
    if sitting.activity == nil, let lesson = FuzzLesson.lesson {
      var output: [UInt8] = []
      sitting.begin(.lesson(LessonRun(lesson, from: sitting.session)), into: &output)
    }
    for line in [line]
      + (typed.count % 3 == 0 ? [FuzzLesson.answers[typed.count / 3 % FuzzLesson.answers.count]] : [])
    {
      typed.append(line)
      guard let pieces = try? sitting.pieces(of: String(decoding: line, as: UTF8.self)) else { continue }
      for piece in pieces where !piece.reachesFiles {
        if let problem = take(piece) { return problem }
      }
    }
    return nil
  }

  private mutating func take(_ piece: LinePiece) -> String? {
    let before = sitting
    var output: [UInt8] = []
    do throws(SessionError) {
      _ = try sitting.take(piece, into: &output)
      return nil
    } catch {
      _ = SessionWording.text(for: error.reason)
      if !output.isEmpty { return "a line that failed in a lesson printed something" }
      let isSame =
        before.prompt == sitting.prompt && before.nextCommand == sitting.nextCommand
        && before.sessionAtHand.scene == sitting.sessionAtHand.scene
        && before.store.events == sitting.store.events
      return isSame ? nil : "a line that failed in a lesson left something behind"
    }
  }
}

extension LinePiece {
  fileprivate var reachesFiles: Bool {
    switch statement?.command {
    case .save, .open, .source, .compare, .diffFiles, .tutor(.lesson): true
    default: false
    }
  }
}
