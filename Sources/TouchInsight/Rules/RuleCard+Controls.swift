extension RuleCard {
  static let controls: [RuleCard] = [
    .init(
      "UC-1", [.documented, .observed, .ourChoice], [.reference, .logs],
      "A touch that begins in a control starts tracking: highlighted, then touchDown, and touchDownRepeat from the second tap on."
    ),
    .init(
      "UC-2", [.documented, .ourChoice], [.reference, .model],
      "Each move sends touchDragInside or touchDragOutside, and touchDragEnter or touchDragExit before it on a change."
    ),
    .init(
      "UC-3", [.observed, .ourChoice], [.logs, .model],
      "Lifting ends tracking and sends touchUpInside or touchUpOutside, while the control is still highlighted."
    ),
    .init(
      "UC-4", [.observed, .ourChoice], [.logs, .model],
      "A cancelled touch stops tracking and sends touchCancel, and nothing else."),
    .init(
      "UC-5", [.documented, .ourChoice], [.reference, .model],
      "A no from beginTracking or continueTracking stops tracking; no event is sent."),
    .init(
      "UC-6", [.observed], [.reports, .articles],
      "While tracking, about 70 points around the control still count as inside. The first touch must lie in its bounds.",
      contested: ["K-10"]),
    .init(
      "UC-7", [.observed], [.logs],
      "A control sends its actions inside super, so a line logged after super prints after the action."),
    .init("UC-8", [.documented], [.reference], "A control tracks one finger."),
    .init(
      "UC-9", [.documented, .ourChoice], [.headers, .model],
      "A control that leaves its window while tracking is cancelled; one that is disabled goes on."),
    .init(
      "UC-10", [.documented, .observed], [.reference, .reports],
      "touchUpInside needs a touch that began in the control; dragging in from outside does nothing."),
    .init(
      "UC-11", [.documented, .observed], [.reference, .stacks],
      "For each pair that matches the event the control sends its action, by way of the application."),
    .init(
      "UC-12", [.reported, .ourChoice], [.logs, .model],
      "Pairs are called in the order in which they were added; adding one again moves it to the end."),
    .init(
      "UC-13", [.documented], [.reference],
      "A nil target means the responder chain. Targets are not kept alive."),
    .init(
      "UC-14", [.documented], [.reference], "An app can make a control send its actions without a touch."),
    .init(
      "UC-15", [.documented, .ourChoice], [.reference, .model],
      "A button's primaryActionTriggered follows touchUpInside."),
    .init(
      "UC-16", [.documented], [.reference],
      "Sliders and steppers send valueChanged while they are used, switches and segments once for each change."
    ),
    .init(
      "UC-17", [.documented], [.reference],
      "Text fields tell about editing with events of their own, and need no touch for that."),
    .init(
      "UC-20", [.documented, .observed], [.reference, .guide, .logs],
      "Some of UIKit's controls keep their own gesture from recognizers around them: buttons, switches, steppers, segments and page controls a single tap, sliders and switches a movement on the knob."
    ),
    .init(
      "UC-21", [.documented, .ourChoice], [.reference, .stacks],
      "They do so by answering no when asked whether that recognizer should begin; it fails, and the control gets its touchesEnded."
    ),
    .init(
      "UC-22", [.observed], [.logs],
      "The recognizer and the control both get the touches, the recognizer first."),
    .init(
      "UC-23", [.observed, .inferred], [.logs, .otherRules],
      "Nothing protects a button from a double tap, long press or pan around it: the first makes it late, the others cancel it."
    ),
    .init(
      "UC-24", [.documented, .observed], [.reference, .logs],
      "A recognizer on the control itself wins, and the control is cancelled; with cancelsTouchesInView off both act."
    ),
    .init(
      "UC-25", [.observed], [.logs],
      "An app's own UIControl is not protected: a tap around it wins, unless the press is longer than a tap may last."
    ),
    .init(
      "UC-26", [.inferred], [.otherRules],
      "The difference between buttons and other controls does not come from the identity of the touch; UC-21 explains it."
    ),
    .init(
      "UC-27", [.documented, .observed], [.reference, .logs],
      "A custom control wins if it answers no to gestureRecognizerShouldBegin, or if the delegate refuses touches on controls."
    ),
  ]
}
