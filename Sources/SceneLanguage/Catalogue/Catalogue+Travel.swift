extension Catalogue {
  /// Questions about what happened in the last touch.
  static let happened: [CommandEntry] = [
    .init(
      .why, .ask, "Says why a view gets a touch, or what decided about a recognizer, an action or a delay",
      forms: [
        "why [not] action ACTION", "why late VIEW", "why cancelled VIEW", "why [not] OBJ [at P]",
      ],
      examples: [
        "why not B", "why B at 40,40", "why not action vc.save", "why not tap1", "why late B",
        "why cancelled B",
      ]),
    .init(
      .what, .ask, "Says what would differ, and leaves the scene as it is", forms: ["what if CMD then CMD"],
      examples: ["what if set A isHidden on then tap 40,40", "what if remove tap1 then tap B"]),
    .init(
      .diff, .ask, "Shows how the last two touches differ, or those of two saved scripts",
      forms: ["diff [PATH PATH]"], examples: ["diff", "diff before.tap after.tap"]),
    .init(
      .compare, .ask, "Holds a device's log against the last touch", forms: ["compare PATH"],
      examples: ["compare device.log"]),
    .init(
      .step, .ask, "Goes on by a fact inside the last touch", forms: ["step [N]"],
      examples: ["step", "step 5"]),
    .init(.back, .ask, "Goes back by a fact", forms: ["back [N]"], examples: ["back", "back 5"]),
    .init(
      .goto, .ask, "Goes to a fact of the last touch, or to its end", forms: ["goto N", "goto end"],
      examples: ["goto 7", "goto end"]),
    .init(
      .at, .ask, "Asks a question about the scene as it was after so many facts", forms: ["at N CMD"],
      examples: ["at 7 show B", "at 12 why not tap1"]),
  ]
}
