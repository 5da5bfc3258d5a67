import Foundation

@testable import SceneSession
@testable import Shell

/// A `tapwalk` fence of the README: lines after `tap> `, or the prompt of a lesson, are typed, lines after `$ tapwalk ` are whole
/// runs, and everything else is what they print.
struct ReadmeExample {
  let text: String

  static func all(in readme: String) -> [ReadmeExample] {
    readme.components(separatedBy: "```tapwalk\n").dropFirst().map {
      ReadmeExample(text: $0.components(separatedBy: "```").first ?? "")
    }
  }

  /// The same fence with what really comes out.
  func played() -> String {
    var transcript = ""
    var settings = SessionSettings()
    settings.isInteractive = true
    let source = NoLines()
    var loop = InteractiveLoop(desk: Desk(Session(settings: settings)), source: source)
    for line in text.split(separator: "\n") {
      var output: [UInt8] = []
      let prompt = loop.desk.sitting.prompt
      if line.hasPrefix(prompt) {
        _ = loop.carryOut(String(line.dropFirst(prompt.count)), &output)
      } else if line.hasPrefix("$ tapwalk ") {
        output = Array(run(String(line.dropFirst(10))).utf8)
      } else {
        continue
      }
      transcript += line + "\n" + String(decoding: output, as: UTF8.self)
    }
    return transcript
  }

  /// `-c "COMMANDS"` with options; what is printed and then what is wrong.
  private func run(_ arguments: String) -> String {
    let parts = arguments.split(separator: "\"", omittingEmptySubsequences: false)
    let words = parts.enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
    guard let launch = try? Launch(arguments: words), case .commands(let commands) = launch.action else {
      return "not a run of -c: \(arguments)\n"
    }
    let run = ScriptRun(Script(text: commands, name: "-c"), format: launch.format)
    return run.output + run.errors
  }

  private struct NoLines: LineSource {
    mutating func next(prompt: String) -> LineResult { .end }
  }
}
