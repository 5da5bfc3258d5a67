extension RuleCard {
  static let touchesAndEvents: [RuleCard] = [
    .init(
      "EV-1", [.documented], [.reference],
      "A touch begins, moves or rests, and ends or is cancelled; hovering has phases of its own."),
    .init(
      "EV-2", [.documented], [.reference, .articles],
      "One touch object stands for one contact and is changed in place; one event object serves the whole sequence."
    ),
    .init("EV-3", [.documented], [.reference], "A finger that rests while another moves is in no call."),
    .init(
      "EV-4", [.observed, .inferred], [.articles, .imitations],
      "In one event each view gets one call for each phase, with all its touches in that phase."),
    .init(
      "EV-5", [.documented], [.reference],
      "A touch keeps its view wherever the finger goes, until a recognizer takes the touch; then it has none."
    ),
    .init(
      "EV-6", [.documented, .ourChoice], [.reference, .model],
      "A contact soon after a tap and close to it counts on: within 0.35 seconds and 45 points here."),
    .init(
      "EV-7", [.documented, .ourChoice], [.reference, .articles],
      "A view takes one finger at a time unless isMultipleTouchEnabled is on. Recognizers and other views are not limited."
    ),
    .init(
      "EV-8", [.documented, .ourChoice], [.reference, .articles],
      "An exclusive view takes a touch only when no other is active in its window, and keeps other views from getting one meanwhile."
    ),
    .init(
      "EV-9", [.documented], [.reference, .reports],
      "touchesCancelled comes instead of touchesEnded when a recognizer, a scroll view or the system takes the touch, or the view leaves its window."
    ),
    .init(
      "EV-10", [.documented, .ourChoice], [.reference, .headers],
      "A view that leaves its window under a finger is cancelled at once, and nobody hears the rest of that touch."
    ),
    .init(
      "EV-11", [.inferred], [.otherRules],
      "Hiding a view or turning its interaction off under a finger does not stop the touch it has."),
    .init(
      "EV-12", [.documented], [.reference],
      "An app can ask for every sample since the last call, and for guesses about the next ones."),
    .init(
      "EV-13", [.documented], [.reference],
      "A touch tells its place in any view's coordinates, and where it was at the event before."),
    .init(
      "EV-14", [.documented], [.reference],
      "A hover recognizer begins as a pointer enters its view, changes as it moves, and ends as it leaves."),
    .init(
      "EV-15", [.documented], [.reference],
      "Events are of several kinds, and a recognizer's delegate may refuse whole events of some of them."),
  ]
}
