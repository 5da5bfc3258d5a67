extension Catalogue {
  static let touch: [CommandEntry] = [
    .init(
      .tap, .touch, "Taps a point of the screen, or the centre of a view",
      forms: ["tap P [count N] [fingers N] [for D]"],
      examples: ["tap 40 40", "tap A count 2", "tap 40,40 fingers 2"]),
    .init(
      .press, .touch, "Presses for a time, or presses a key", forms: ["press P for D", "press key KEY"],
      examples: ["press 40 40 for 1s", "press key space"]),
    .init(
      .drag, .touch, "Drags one finger", forms: ["drag P to P [over D] [steps N]"],
      examples: ["drag 40 40 to 40 140", "drag A to 60,60 over 1s steps 10"]),
    .init(
      .swipe, .touch, "Swipes one finger, 100 points in 0.15 seconds",
      forms: ["swipe left|right|up|down from P [by N]"],
      examples: ["swipe left from 160 240", "swipe up from A by 200"]),
    .init(
      .pinch, .touch, "Moves two fingers apart or together", forms: ["pinch P scale N"],
      examples: ["pinch 160 240 scale 2"]),
    .init(
      .rotate, .touch, "Turns two fingers around a point", forms: ["rotate P by DEGREES"],
      examples: ["rotate 160 240 by 90"]),
    .init(
      .touch, .touch, "One event of single fingers; & joins several fingers in one event",
      forms: [
        "touch down ID at P", "touch move ID to P [over D] [steps N]", "touch up ID", "touch cancel [ID]",
      ],
      examples: [
        "touch down 1 at 40 40", "touch down 1 at 10 10 & down 2 at 30 30", "touch move 1 to 60 60",
        "touch up 1",
      ]),
    .init(.wait, .touch, "Moves the clock", forms: ["wait D"], examples: ["wait 0.5s", "wait 500ms"]),
    .init(.settle, .touch, "Runs every timer out", forms: ["settle"], examples: ["settle"]),
    .init(
      .hover, .touch, "Moves a pointer over the screen without touching, or off it",
      forms: ["hover P", "hover off"],
      examples: ["hover 40 40", "hover off"]),
    .init(.shake, .touch, "Shakes the device", forms: ["shake"], examples: ["shake"]),
    .init(
      .perform, .touch, "Chooses a command of the edit menu: the first responder up the chain that can",
      forms: ["perform ACTIONNAME"], examples: ["perform copy", "perform paste"]),
    .init(
      .remote, .touch, "Sends a remote-control command",
      forms: ["remote play|pause|stop|togglePlayPause|next|previous"], examples: ["remote play"]),
    .init(
      .interrupt, .touch, "A phone call: every touch is cancelled", forms: ["interrupt"],
      examples: ["interrupt"]),
    .init(
      .focus, .touch, "Makes an object first responder", forms: ["focus RESPONDER"], examples: ["focus vc"]),
    .init(.resign, .touch, "The first responder resigns", forms: ["resign"], examples: ["resign"]),
  ]

  static let ask: [CommandEntry] = [
    .init(
      .hit, .ask, "Shows the hit-test walk at a point, without a touch", forms: ["hit P"],
      examples: ["hit 40 40", "hit A"]),
    .init(
      .chain, .ask, "Shows the responder chain from an object", forms: ["chain RESPONDER"],
      examples: ["chain A"]),
    .init(.tree, .ask, "Shows the view hierarchy", forms: ["tree [VIEW]"], examples: ["tree", "tree A"]),
    .init(
      .map, .ask,
      "Draws the frames to scale with who gets a touch where, or what the last edit changed of it",
      forms: ["map [VIEW]", "map receivers [VIEW]", "map diff [VIEW]"],
      examples: ["map", "map receivers A", "map diff"]),
    .init(
      .show, .ask, "Shows an object, the settings, or which gestures controls keep from recognizers",
      forms: ["show [OBJ]", "show system", "show protections"],
      examples: ["show A", "show system", "show protections"]),
    .init(.trace, .ask, "Shows what the last touch did, step by step", forms: ["trace"], examples: ["trace"]),
    .init(.log, .ask, "Shows the last touch as an app would log it", forms: ["log"], examples: ["log"]),
    .init(
      .convert, .ask, "Converts a point between two views", forms: ["convert P from VIEW to VIEW"],
      examples: ["convert 10,10 from A to root"]),
    .init(
      .inside, .ask, "Asks a view's own pointInside", forms: ["inside VIEW P"], examples: ["inside A 10,10"]),
  ]

  static let check: [CommandEntry] = [
    .init(
      .expect, .check, "Fails unless it is so; without a touch before it is an error",
      forms: [
        "expect hit VIEW [for ID]", "expect hit nothing", "expect action ACTION", "expect no action [ACTION]",
        "expect cancelled VIEW", "expect no touches VIEW", "expect state G STATE", "expect chain RESPONDER>",
        "expect log \"LINE\"", "expect OBJ PROP VALUE [within N]",
        "expect G location X,Y [in VIEW] [within N]",
      ],
      examples: [
        "expect hit A", "expect action vc.handleTap1", "expect state tap1 ended",
        "expect chain A > root > vc",
        "expect S contentOffset 0,40", "expect pan1 translation 40,0 within 1",
        "expect log \"-[A touchesBegan:withEvent:]\"",
      ])
  ]

  static let session: [CommandEntry] = [
    .init(.undo, .session, "Takes the last change back", forms: ["undo [N]"], examples: ["undo", "undo 3"]),
    .init(.redo, .session, "Does it again", forms: ["redo [N]"], examples: ["redo"]),
    .init(
      .reset, .session, "Starts with a new scene; in a lesson, the step anew", forms: ["reset [lesson|all]"],
      examples: ["reset"]),
    .init(
      .save, .session, "Saves the scene as a script", forms: ["save PATH"], examples: ["save scene.tap"]),
    .init(
      .open, .session, "Opens a saved scene, or one that comes with Tapwalk; alone it lists those",
      forms: ["open [PATH]"], examples: ["open", "open nested-views", "open scene.tap"]),
    .init(
      .source, .session, "Runs the commands of a file in this scene", forms: ["source PATH"],
      examples: ["source touches.tap"]),
    .init(.history, .session, "Shows the lines that were typed", forms: ["history"], examples: ["history"]),
    .init(
      .help, .session, "Explains the commands, one of them, or searches for a word", forms: ["help [TOPIC]"],
      examples: ["help", "help tap", "help transform"]),
    .init(.quit, .session, "Leaves", forms: ["quit"], examples: ["quit"]),
  ]
}
