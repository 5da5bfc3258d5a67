@testable import Tutor

/// A small lesson for tests about classes.
enum ClassLesson {
  static let text = """
    id: covered
    title: A covered *button*
    concepts: hit-order refusals
    rules: HT-5
    ---
    # A covered \\*button\\*

    `buy` is below `glass`.

    ```tapwalk scene
    add buy as button at 100,200,120,44
    target buy touchUpInside vc.buy
    add glass at 0,0,320,480
    ```

    ```tapwalk predict id=q1
    ask: receiver
    on: tap buy
    expect: glass
    ```

    ```tapwalk hint for=q1
    SECRET-HINT one
    ```

    ```tapwalk note
    SECRET-NOTE
    ```

    ```tapwalk show
    tree
    ```

    ```tapwalk predict id=q2
    ask: yes-no action vc.buy
    on: tap buy
    expect: no
    ```

    ```tapwalk task id=t1
    question: Let `buy` get its taps; taps on `glass` beside it call `vc.close`.
    goal: tap buy -> hit buy, action vc.buy
    goal: tap 20 20 -> action vc.close
    goal: tap 20 20 -> glass
    keep: frames
    solution: bring buy to front; attach tap close to glass; target close vc.close
    solution: attach tap close to glass; target close vc.close; send glass to back
    wrong: set glass isHidden on | SECRET-WRONG
    ```
    """

  static func lesson() throws -> Lesson { try LessonReader.read(Array(text.utf8), file: "covered.md") }

  static func paper() throws -> Paper { try Paper(try lesson()) }

  static func answers(_ text: String, file: String = "ada.txt") throws -> AnswerFile {
    try AnswerFileReader.read(Array(text.utf8), file: file)
  }

  static func mark(_ text: String) throws -> MarkedFile {
    var marker = Marker(try paper())
    return marker.mark(try answers(text))
  }
}
