import TouchModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program from the outside: how soon it answers, and how fast it takes scripts in, its output going to the null
/// device. Needs `tapwalk` beside the bench.
enum ProgramBench {
  private static let widths = [34, 14, 14, 14]
  private static let rounds = 5

  static func run() throws(SceneError) {
    guard let slash = CommandLine.arguments[0].lastIndex(of: "/") else { return }
    let program = ChildProgram(path: CommandLine.arguments[0][...slash] + "tapwalk")
    guard program.run(["-c", "hit 1 1"]) != nil else {
      print("The program: no \(program.path)")
      return
    }
    print("The program, output to the null device: medians of \(rounds) runs, of 31 for the start")
    print(line(["what", "ms by clock", "processor ms", "a second"], widths))
    report("start to exit: -c \"hit 1 1\"", program, ["-c", "hit 1 1"], nil, rounds: 31)
    try script("100,000 cheap commands", cheapCommands(100_000), program, 100_000, [])
    let taps = try taps(10_000)
    for format in ["text", "log", "json"] {
      try script("10,000 taps, --format \(format)", taps, program, 10_000, ["--format", format])
    }
  }

  private static func script(
    _ name: String, _ text: String, _ program: ChildProgram, _ count: Int, _ options: [String]
  ) throws(SceneError) {
    var path = Array("/tmp/touchbench.XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return }
    let file = String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(file) }
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let written = bytes[done...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written <= 0 { break }
      done += written
    }
    close(descriptor)
    report(name, program, ["run", file] + options, count, rounds: rounds)
  }

  private static func report(
    _ name: String, _ program: ChildProgram, _ arguments: [String], _ count: Int?, rounds: Int
  ) {
    let runs = (0..<rounds).compactMap { _ in program.run(arguments) }
    if runs.count < rounds {
      print(line([name, "failed"], widths))
      return
    }
    let clock = Rounds.median(runs.map(\.clock))
    let processor = Rounds.median(runs.map(\.processor))
    print(
      line(
        [
          name, decimal(clock * 1000), decimal(processor * 1000),
          count.map { grouped(Double($0) / processor) } ?? "",
        ], widths))
  }

  private static func cheapCommands(_ count: Int) -> String {
    let commands = [
      "set A hidden on", "set A alpha 0.5", "toggle A interaction", "set A frame 10,10,50,50",
    ]
    return "add A at 10,10,100,100\n"
      + (0..<count).map { commands[$0 % commands.count] + "\n" }.joined()
  }

  /// A thousand views, four each, and then taps.
  private static func taps(_ count: Int) throws(SceneError) -> String {
    let scene = try TreeShape.fourEach.scene(1_000)
    var text = ""
    for row in (Scene.root.row + 1)..<scene.views.count {
      let view = ViewID(row)
      let frame = scene.frame(of: view)
      guard let parent = scene.views[row].superview else { continue }
      text += "add \(scene.name(of: view)) to \(scene.name(of: parent)) at "
      text += "\(frame.minX),\(frame.minY),\(frame.size.width),\(frame.size.height)\n"
    }
    for point in randomPoints(count, seed: 11) { text += "tap \(decimal(point.x)),\(decimal(point.y))\n" }
    return text
  }
}
