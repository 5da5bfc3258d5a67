extension RuleCard {
  static let systemPipeline: [RuleCard] = [
    .init(
      "SYS-1", [.observed], [.articles],
      "The touch screen's driver turns contacts into events of the input system."),
    .init(
      "SYS-2", [.reported], [.articles],
      "Since iOS 6 backboardd reads these events and sends each one to the app whose window is under the point.",
      contested: ["K-12"]),
    .init(
      "SYS-3", [.observed], [.stacks],
      "In the app the event comes in at a port, and wakes the main run loop."),
    .init(
      "SYS-4", [.observed], [.stacks],
      "The application hands the event to the window: recognizers first, with their actions, then the views."),
    .init(
      "SYS-5", [.observed], [.articles],
      "Hit-testing is over, and a touch's recognizers are known, before the window is handed the event."),
    .init(
      "SYS-6", [.observed], [.stacks],
      "Recognizers that a timer moves act as the run loop is about to sleep; those that a touch moves act within the event."
    ),
    .init(
      "SYS-7", [.observed], [.articles],
      "Drawing is committed at the same moment, so what an action changes is seen in the same turn."),
    .init(
      "SYS-8", [.observed], [.stacks, .reports],
      "The system's own recognizers on the window can make touches near the screen's edges late."),
  ]
}
