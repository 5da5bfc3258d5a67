extension Catalogue {
  /// Lessons and questions.
  static let tutor: [CommandEntry] = [
    .init(
      .lessons, .learn, "Shows the course, what is done and what comes next, or searches it",
      forms: ["lessons [TOPIC]"],
      examples: ["lessons", "lessons alpha"]),
    .init(
      .lesson, .learn, "Begins a lesson, or goes on where you left off; 'reset lesson' starts it over",
      forms: ["lesson [LESSON]"],
      examples: ["lesson", "lesson first-touch"]),
    .init(
      .answer, .learn, "Answers a question; in a task, says how it stands. The word may be left out",
      forms: ["answer [TOPIC]"], examples: ["answer A", "answer 2"]),
    .init(.hint, .learn, "Helps a little; again, a little more", forms: ["hint"], examples: ["hint"]),
    .init(.skip, .learn, "Shows the answer, and why, and goes on", forms: ["skip"], examples: ["skip"]),
    .init(.next, .learn, "Goes on; Enter alone does the same", forms: ["next"], examples: ["next"]),
    .init(
      .play, .learn, "Opens a sandbox with the scene of the step; 'back' leaves it", forms: ["play"],
      examples: ["play"]),
    .init(
      .leave, .learn, "Leaves the lesson, the quiz or the interview", forms: ["leave"], examples: ["leave"]),
    .init(
      .quiz, .learn, "Asks about fresh scenes", forms: ["quiz [CONCEPT] [N] [seed N]"],
      examples: ["quiz", "quiz hit-order", "quiz hit-order 5", "quiz hit-order 5 seed 4711"]),
    .init(
      .review, .learn, "Asks about what you may have forgotten", forms: ["review [N]"],
      examples: ["review", "review 5"]),
    .init(
      .interview, .learn,
      "Asks against the clock, with a transcript at the end: how many questions, in how many minutes",
      forms: ["interview [N] [in MINUTES] [seed N]"],
      examples: ["interview", "interview 5", "interview 5 in 10 seed 4711"]),
    .init(
      .progress, .learn, "Shows what you know, and what is due", forms: ["progress"], examples: ["progress"]),
    .init(
      .forget, .learn, "Removes what is remembered of a lesson",
      forms: ["forget LESSON", "forget all [really]"],
      examples: ["forget first-touch", "forget all"]),
    .init(
      .report, .learn, "Writes down a fault of a step: its id, its scene, what was answered",
      forms: ["report"],
      examples: ["report"]),
  ]
}
