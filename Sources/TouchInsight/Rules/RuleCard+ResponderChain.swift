extension RuleCard {
  static let responderChain: [RuleCard] = [
    .init("RC-1", [.documented], [.reference], "After a controller's root view comes the controller."),
    .init("RC-2", [.documented], [.reference], "After any other view comes its superview."),
    .init(
      "RC-3", [.documented, .observed], [.reference, .logs],
      "After a controller comes the superview of its view, also for controllers inside containers."),
    .init(
      "RC-4", [.documented, .observed], [.reference, .logs],
      "After a window's root controller comes the window; since iOS 13 there are private views between."),
    .init(
      "RC-5", [.documented], [.reference],
      "After a presented controller comes the superview of its view, and the presenting controller only where there is none.",
      contested: ["K-3"]),
    .init(
      "RC-6", [.observed], [.logs],
      "After a window comes its scene; before iOS 13 it was the application.", contested: ["K-4"]),
    .init(
      "RC-7", [.observed], [.logs],
      "After a scene comes the application. The scene's delegate has no place in the chain."),
    .init(
      "RC-8", [.documented, .observed], [.reference, .logs],
      "After the application comes its delegate, if that is a responder and nothing else in the chain."),
    .init("RC-9", [.documented], [.reference], "An overridden next takes the place of the default."),
    .init(
      "RC-10", [.documented], [.headers, .reference],
      "Gesture recognizers are no responders and never stand in the chain."),
    .init(
      "RC-11", [.documented, .observed], [.reference, .logs],
      "By default each touches method does nothing but call the same method of the next responder."),
    .init(
      "RC-12", [.documented], [.reference, .headers],
      "Each of the four methods is passed on by itself: one that is overridden without super stops only its own calls."
    ),
    .init(
      "RC-13", [.observed], [.logs],
      "Every phase goes up from the hit view, children before parents, and the touch's view stays the hit view."
    ),
    .init(
      "RC-14", [.observed], [.logs, .articles],
      "Controls and scroll views keep the touches they get and do not pass them on."),
    .init(
      "RC-15", [.observed, .ourChoice], [.logs, .model],
      "A disabled control is not hit, so it has nothing to pass on or to keep."),
    .init(
      "RC-16", [.observed], [.logs],
      "Cells do pass touches on: the table hears of them, and highlights the row because of that."),
    .init(
      "RC-17", [.reported], [.logs],
      "A button hears of touches on a view inside it, but it does not track them, so nothing is sent."),
    .init(
      "RC-18", [.observed], [.logs],
      "A button subclass whose touches methods do not call super tracks nothing and sends nothing."),
    .init(
      "RC-19", [.documented], [.guide],
      "Touches may be handed on through super or to one's own classes; UIKit's classes expect touches of their own."
    ),
    .init(
      "RC-20", [.documented], [.reference],
      "Each kind of event starts elsewhere: touches at the hit view, presses at what has focus, shakes and remote commands at the first responder."
    ),
    .init(
      "RC-21", [.documented], [.reference],
      "An object becomes first responder if it can, is in a window, and the one before it agrees to resign."),
    .init(
      "RC-22", [.documented], [.reference],
      "An action's target is found by asking each responder whether it can perform it, from here up."),
    .init(
      "RC-23", [.documented, .observed], [.reference, .logs],
      "An action without a target is looked for along the responder chain.", contested: ["K-5"]),
    .init(
      "RC-24", [.documented], [.reference],
      "An action method takes nothing, the sender, or the sender and the event."),
    .init(
      "RC-25", [.documented, .inferred], [.reference, .otherRules],
      "A shake starts at the first responder, or at the window where there is none."),
    .init(
      "RC-26", [.documented], [.reference],
      "Commands of the edit menu are looked for along the chain from the first responder."),
    .init(
      "RC-27", [.documented], [.reference],
      "A text field that is tapped makes itself first responder. That is its own doing, no part of touch delivery."
    ),
  ]
}
