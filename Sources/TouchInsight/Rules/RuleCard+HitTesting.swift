extension RuleCard {
  static let hitTesting: [RuleCard] = [
    .init(
      "HT-1", [.documented, .observed], [.reference, .articles, .logs],
      "The view under a finger is looked for once, when the finger lands. The touch then belongs to that view until it is over."
    ),
    .init(
      "HT-2", [.documented, .observed], [.reference, .articles],
      "A view that is hidden, has its interaction off, or is too transparent is skipped with everything in it, and the search goes on behind it."
    ),
    .init(
      "HT-3", [.documented, .ourChoice], [.reference, .model],
      "Too transparent means an alpha below 0.01, kept as a 32-bit float; 0.01 itself is just below.",
      contested: ["K-1"]),
    .init(
      "HT-4", [.documented, .observed], [.reference, .logs],
      "hitTest first asks the view's own pointInside. After a no the subviews are never asked."),
    .init(
      "HT-5", [.documented, .observed], [.reference, .guide, .logs],
      "Subviews are asked from last to first, and the first answer ends the search. If none answers, the view answers itself."
    ),
    .init(
      "HT-6", [.documented, .inferred], [.reference, .imitations],
      "A point is inside if the bounds hold it: the left and top edges belong to the view, the right and bottom edges do not."
    ),
    .init(
      "HT-7", [.documented, .observed], [.reference, .reports],
      "A point goes into a subview through its content offset, anchor point and transform. A view scaled to nothing can still be hit on the line that is left of it."
    ),
    .init(
      "HT-8", [.documented, .observed], [.reference, .logs],
      "A point outside a view never reaches what is inside it, even where a subview is drawn there. clipsToBounds does not matter."
    ),
    .init(
      "HT-9", [.reported, .inferred], [.articles, .otherRules],
      "zPosition, depth, corner radius and masks change what is drawn, not who is touched; only the order of subviews counts."
    ),
    .init(
      "HT-10", [.documented], [.reference],
      "A view that draws nothing, or has a clear background, is hit like any other."),
    .init(
      "HT-11", [.documented, .observed], [.reference, .articles, .logs],
      "What an overridden hitTest or pointInside answers is believed, but the parent must hold the point all the same."
    ),
    .init(
      "HT-12", [.ourChoice, .documented], [.model, .reference],
      "A disabled control is passed over, and the touch goes to what is behind it. The control sends nothing.",
      contested: ["K-2"]),
    .init(
      "HT-13", [.observed], [.logs],
      "The title and the image that a button draws itself with take no touch; the button is the hit view."),
    .init(
      "HT-14", [.documented, .reported, .observed], [.reference, .reports],
      "During a UIView animation a view takes no touches unless the animation allows interaction, and it may lose those it has."
    ),
    .init(
      "HT-15", [.observed], [.articles],
      "Where no window answers, nobody gets the touch."),
    .init(
      "HT-16", [.documented, .observed], [.reference, .articles, .logs],
      "A plain view without any handler still takes the touch. Siblings behind it get nothing; only its superviews can."
    ),
    .init(
      "HT-17", [.observed], [.logs],
      "For each new touch the whole search runs twice in a row, and then touchesBegan comes.",
      contested: ["K-11"]),
    .init(
      "HT-18", [.reported], [.articles],
      "Apple is quoted as saying that the point may be adjusted between the two searches, so hitTest must have no side effects."
    ),
    .init(
      "HT-19", [.ourChoice], [.model],
      "Of the two searches the first one chooses the window, and the second one finds the view in it."),
    .init(
      "HT-20", [.observed], [.logs],
      "Both searches come before touchesBegan, less than a millisecond apart. Lifting the finger asks nobody."
    ),
    .init(
      "HT-21", [.reported], [.articles],
      "Posts about iOS 9 and older count three searches, so the number is a setting here.",
      contested: ["K-11"]),
    .init(
      "HT-22", [.documented, .observed], [.reference, .articles],
      "Visible windows are asked from the highest windowLevel down; within a level the one that was shown later is in front."
    ),
    .init(
      "HT-23", [.observed], [.articles, .reports],
      "The first window that answers takes the touch. One that answers nil lets it through to the next window."
    ),
    .init(
      "HT-24", [.reported, .inferred], [.reports, .otherRules],
      "Being the key window does not matter for touches: a window in front takes them."),
    .init(
      "HT-25", [.inferred], [.otherRules],
      "A window's own flags count like those of any view."),
    .init(
      "HT-26", [.reported], [.articles],
      "iOS 26 is said to treat windows that let touches through in another way. The source is weak."),
    .init(
      "HT-27", [.reported], [.articles],
      "Which app gets a touch is decided outside the app."),
    .init(
      "HT-28", [.observed, .inferred], [.logs, .otherRules],
      "A presented view and the dimming view behind it lie in front of everything in the window. A modal view blocks by being hit, and by nothing else."
    ),
    .init(
      "HT-29", [.documented], [.reference],
      "A full-screen presentation takes the presenter's view out of the window; the other styles leave it there, behind."
    ),
    .init(
      "HT-30", [.documented], [.reference],
      "A touch outside a popover closes it and goes nowhere else, except to the views in passthroughViews."),
  ]
}
