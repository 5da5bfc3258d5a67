/// What the concepts are called, and what they are about.
enum QuizWording {
  static func title(of concept: String) -> String { concepts[concept]?.title ?? concept }
  static func sentence(of concept: String) -> String { concepts[concept]?.sentence ?? "" }

  private static let concepts: [String: (title: String, sentence: String)] = [
    "hit-order": ("Who is asked first", "Of views that overlap, the one that was added last is asked first."),
    "refusals": (
      "Views that refuse",
      "A view that is hidden, without interaction or nearly clear is skipped with all that is in it."
    ),
    "coordinates": (
      "Coordinates", "A point is converted into each view's own coordinates, and edges count half."
    ),
    "transforms": ("Transforms", "A view is touched where it is drawn, scaled and turned."),
    "outside-the-parent": ("Outside the parent", "What sticks out of its superview gets no touches there."),
    "point-inside": (
      "pointInside", "An overridden pointInside changes the area of one view, not of its superview."
    ),
    "hit-test-override": ("hitTest overridden", "What an overridden hitTest answers is believed."),
    "windows": ("Windows", "Windows are asked from front to back, by level; being key does not matter."),
    "responder-chain": (
      "The responder chain", "From a view to its controller, its superview, the window and the app."
    ),
    "containers": ("Container controllers", "Containers put their own views and themselves into the chain."),
    "forwarding": (
      "Passing touches on", "A view that handles nothing passes each call on; a control keeps its own."
    ),
    "touch-life": (
      "The life of a touch", "A touch belongs to the view that was found when it began, until it ends."
    ),
    "several-fingers": ("Several fingers", "Flags of views limit what views get, not what recognizers get."),
    "tap-recognizers": (
      "Tap recognizers", "A recognizer gets the touches of its view and of all that is in it."
    ),
    "continuous-recognizers": (
      "Presses, pans and swipes", "They act once enough time has passed or way is made."
    ),
    "recognizer-states": (
      "States of recognizers", "Where a recognizer ends, and what becomes of one that loses."
    ),
    "cancels-touches": ("cancelsTouchesInView", "A recognizer that acts takes the touch away from the view."),
    "delays-touches": ("Delayed touches", "What a recognizer that may still act holds back from the view."),
    "failure-requirements": (
      "Failure requirements", "A recognizer that waits acts once the other has failed."
    ),
    "simultaneity": ("Acting together", "Of two recognizers one acts, unless either delegate lets both."),
    "delegates": (
      "Delegates of recognizers", "They turn touches away, forbid beginning, and make relations."
    ),
    "controls": (
      "Controls and their events", "What a control sends depends on where the finger began and lifts."
    ),
    "controls-against-recognizers": (
      "Controls against recognizers", "UIKit's controls keep some gestures for themselves."
    ),
    "scroll-views": (
      "Scroll views", "They hold touches back for a moment, and take them away when they scroll."
    ),
    "tables": ("Tables", "A table selects in its own touchesEnded, which a recognizer may keep from it."),
    "nil-targets": (
      "Actions without a target", "An action without a target looks for somebody up the responder chain."
    ),
    "mixed": (
      "Everything at once", "Several fingers, many views: each of them follows the rules on its own."
    ),
    "other-events": (
      "Events other than touches", "Shaking, keys and menu commands begin at the first responder."
    ),
  ]
}
