extension RuleCard {
  static let scrollViews: [RuleCard] = [
    .init(
      "SV-1", [.documented], [.reference],
      "By default a scroll view delays its content's touches and may cancel them, except those of controls."),
    .init(
      "SV-2", [.observed], [.logs],
      "The delay lasts 150 milliseconds. A private recognizer of the scroll view holds touchesBegan back."),
    .init(
      "SV-3", [.observed, .ourChoice], [.logs, .model],
      "A finger that has not moved by then is handed to the content, if touchesShouldBegin agrees."),
    .init(
      "SV-4", [.observed], [.reference, .articles],
      "A finger that moves far enough before then scrolls, and the content never hears of it."),
    .init(
      "SV-5", [.observed], [.logs],
      "A finger that lifts before then is handed over whole: began and ended together, so quick taps work."),
    .init(
      "SV-6", [.documented, .observed], [.reference, .logs],
      "Once the content tracks, scrolling needs touchesShouldCancel to agree. It says no for controls, so a held button keeps its touch."
    ),
    .init(
      "SV-7", [.observed], [.logs],
      "With delaysContentTouches off, content hears at once, and scrolling cannot start on a control."),
    .init(
      "SV-8", [.documented, .inferred], [.reference, .otherRules],
      "The pan and the pinch of a scroll view are ordinary recognizers on it; of nested scroll views the inner one wins."
    ),
    .init(
      "SV-9", [.observed], [.logs],
      "Rows are selected in the table's touchesEnded. A tap recognizer on or around the table therefore eats the selection."
    ),
    .init(
      "SV-10", [.observed], [.articles],
      "What helps: cancelsTouchesInView off, or a delegate that refuses touches in the table."),
    .init(
      "SV-11", [.observed], [.logs], "A button in a cell works, also under such a tap recognizer."),
    .init(
      "SV-12", [.reported, .inferred], [.logs, .articles],
      "A row is highlighted at touchesBegan, and at touchesEnded no longer highlighted, then selected."),
    .init(
      "SV-13", [.inferred], [.otherRules, .logs],
      "One of Apple's pages describes the delay the wrong way round; the logs show it as SV-3 and SV-4 have it."
    ),
  ]
}
