extension RuleCard {
  /// Who receives touches, the states, and what the view notices.
  static let recognizersReceiving: [RuleCard] = [
    .init(
      "GR-1", [.documented, .observed], [.reference, .logs, .articles],
      "A touch is offered to the recognizers of the hit view and of every view above it, never to those of siblings or subviews."
    ),
    .init(
      "GR-2", [.documented, .ourChoice], [.reference, .model],
      "It is taken by those that are enabled, not finished, and whose delegate agrees. That is settled once for each touch."
    ),
    .init(
      "GR-3", [.documented, .observed], [.guide, .headers, .logs],
      "In each event recognizers get their touches before the view gets its own."),
    .init("GR-4", [.documented], [.reference], "isMultipleTouchEnabled limits views, not recognizers."),
    .init(
      "GR-5", [.documented], [.reference],
      "A recognizer that has failed or ended gets no more touches until it is reset, and never those that were down then."
    ),
    .init(
      "GR-6", [.documented, .ourChoice], [.reference, .model],
      "A touch that a recognizer ignores is free: the view is not cancelled, and what was held back reaches it."
    ),
    .init(
      "GR-10", [.documented, .ourChoice], [.reference, .model],
      "An action is sent for began, for every change, for ended, and for cancelled after began; never for failed.",
      contested: ["K-6"]),
    .init(
      "GR-11", [.documented, .ourChoice], [.reference, .model],
      "Targets are called in the order in which they were added, each pair once."),
    .init(
      "GR-12", [.observed, .documented], [.logs, .stacks, .reference],
      "An action that a touch brings about is sent within that very event, not at a later turn of the run loop.",
      contested: ["K-7"]),
    .init(
      "GR-13", [.documented, .ourChoice], [.reference, .model],
      "A finished recognizer goes back to possible without a word, once the touches and all that wait for it are over."
    ),
    .init(
      "GR-14", [.documented, .ourChoice], [.reference, .model],
      "Switching a recognizer off or removing it ends it: failed before it began, cancelled after."),
    .init(
      "GR-15", [.documented], [.reference],
      "When its touches are cancelled, a continuous recognizer goes to cancelled and a discrete one to failed."
    ),
    .init(
      "GR-16", [.documented, .observed], [.reference, .logs],
      "A recognizer that recognizes takes its touches from the view: first the action, then touchesCancelled, then nothing more.",
      contested: ["K-7", "K-13"]),
    .init(
      "GR-17", [.documented, .observed], [.reference, .logs],
      "With cancelsTouchesInView off the view goes on to hear everything, touchesEnded included.",
      contested: ["K-15"]),
    .init(
      "GR-18", [.documented, .observed], [.reference, .logs],
      "With delaysTouchesBegan on, the view hears nothing while the recognizer may still recognize; if it fails, all that was held back comes at once."
    ),
    .init(
      "GR-19", [.documented, .observed], [.reference, .logs],
      "With delaysTouchesEnded on, touchesEnded waits while the recognizer may still recognize, and becomes touchesCancelled if it does."
    ),
    .init(
      "GR-19a", [.documented, .observed], [.reference, .logs],
      "It waits exactly until the recognizer fails, for no fixed time: about 0.35 seconds after the lift for a double tap.",
      contested: ["K-8"]),
    .init(
      "GR-19b", [.inferred, .ourChoice], [.otherRules, .model],
      "Of several recognizers that hold a touch back the last one frees it, and any one of them can take it."),
    .init(
      "GR-19c", [.documented], [.reference],
      "A recognizer affects only the touches it received; a finger on another view is left alone."),
  ]

  /// Who wins, who waits, and what is built in.
  static let recognizersDeciding: [RuleCard] = [
    .init(
      "GR-20", [.documented, .ourChoice], [.reference, .model],
      "On leaving possible the touched view and then the delegate are asked whether it should begin. One no makes it fail."
    ),
    .init(
      "GR-21", [.documented, .observed], [.reference, .logs],
      "On one touch only one recognizer acts by default: when it recognizes, the others on its view, above and below fail."
    ),
    .init(
      "GR-22", [.documented, .ourChoice], [.reference, .model],
      "Another survives if either delegate allows both, if one cannot prevent the other, if it has begun already, or if the winner had to wait for it."
    ),
    .init(
      "GR-23", [.documented], [.reference],
      "One delegate's yes is enough for two recognizers to act together; the other's no does not forbid it."),
    .init(
      "GR-24", [.documented], [.reference],
      "By default every recognizer can prevent every other, but a tap never prevents one that needs more taps."
    ),
    .init(
      "GR-25", [.documented, .observed], [.reference, .logs],
      "Of two taps that are ready at once the one with more taps wins, then the one in the deeper view, then the one added later.",
      contested: ["K-14"]),
    .init(
      "GR-26", [.observed, .ourChoice], [.logs, .model],
      "The loser goes to failed, or to cancelled if it had begun, without an action and without touchesCancelled.",
      contested: ["K-9"]),
    .init(
      "GR-27", [.documented, .inferred], [.reference, .otherRules],
      "A pan, a swipe or a tap on the same touch: whoever recognizes first wins. A pan is usually faster than a swipe."
    ),
    .init(
      "GR-28", [.inferred], [.otherRules],
      "A long press and a tap on one view: lifting early is the tap, holding on is the long press, and then the tap fails."
    ),
    .init(
      "GR-30", [.documented], [.reference],
      "A recognizer that requires another to fail waits until it has, and fails itself if the other recognizes."
    ),
    .init(
      "GR-31", [.ourChoice, .inferred], [.model, .otherRules],
      "It does not wait for one that has no part in the touch."),
    .init(
      "GR-32", [.ourChoice, .observed], [.model, .logs],
      "While it waits, it goes on holding its touches back from the view."),
    .init(
      "GR-33", [.documented], [.reference],
      "Delegates can ask for such a wait too, once for each pair and attempt; a yes from either side is enough."
    ),
    .init(
      "GR-34", [.ourChoice], [.model],
      "A continuous recognizer that was kept waiting begins when it is freed, and measures from there."),
    .init(
      "GR-35", [.documented, .inferred], [.reference, .guide, .otherRules],
      "A single tap does not wait for a double tap unless it requires it to fail: both act, one after the other. With the requirement it acts 0.35 seconds late."
    ),
    .init(
      "GR-36", [.inferred], [.otherRules],
      "Recognizers that wait for each other in a circle never act."),
    .init(
      "GR-40", [.documented, .ourChoice], [.reference, .model],
      "A recognizer's location is the middle of its fingers; for taps and swipes it is where they started."),
    .init(
      "GR-41", [.documented], [.reference],
      "numberOfTouches counts the fingers that the recognizer follows now."),
    .init(
      "GR-42", [.documented], [.reference],
      "An app may set a pan's translation, a pinch's scale and a rotation, to count from there."),
    .init(
      "GR-43", [.observed, .ourChoice, .documented], [.logs, .model, .reference],
      "A recognizer describes itself by class, state, view and targets, and by the flags that are not at their defaults."
    ),
    .init(
      "GR-4.3", [.documented, .ourChoice], [.reference, .model],
      "Discrete recognizers go from possible to ended or failed; continuous ones begin, change, and end or are cancelled. Other changes are corrected in silence."
    ),
    .init(
      "GR-4.7", [.documented, .ourChoice, .inferred], [.reference, .model, .otherRules],
      "A delegate is asked whether to receive, then for requirements, then whether to begin, and last about acting together."
    ),
    .init(
      "GR-4.8", [.documented, .ourChoice], [.reference, .model],
      "Each built-in recognizer has its limits. Apple publishes those of the long press; the other numbers are settings here."
    ),
  ]
}
