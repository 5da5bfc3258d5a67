import SceneLanguage
import TouchModel

/// Examples know the language and not the scene. Puts names that stand in the scene, or that are still free, into a
/// line that would fail with the example's own.
enum Fitting {
  /// How many lines are tried, and the most names that they are tried with.
  private static let budget = 60
  private static let mostNames = 500

  /// A line that works in `scene`, as near to `line` as possible; where none is found, one that leads on. A check
  /// stays as it is: that it does not hold is no fault of its form.
  static func line(_ line: String, in scene: Scene) -> String {
    guard scene.allNames.count <= mostNames else { return line }
    var tries = 0
    if let fit = fitted(line, scene, &tries, behind: -1) { return fit }
    guard let fault = fault(of: line, in: scene) else { return line }
    switch fault.reason {
    case .expected, .noTouchYet, .noHitYet: return line
    case .unknownName, .notA: return "help " + verb(at: fault.span, in: line)
    default: return Remedy.line(for: fault.reason, at: fault.span ?? Span(0, 0), in: line, scene)
    }
  }

  /// - Parameter place: everything up to here has been mended.
  private static func fitted(_ line: String, _ scene: Scene, _ tries: inout Int, behind place: Int) -> String?
  {
    tries += 1
    guard let fault = fault(of: line, in: scene) else { return line }
    guard let span = fault.span, span.start > place else { return nil }
    let names: [String]
    switch fault.reason {
    case .unknownName(let name):
      let all = ownNamesFirst(in: scene)
      names = (Words.near(name, in: all).map { [$0] } ?? []) + all
    case .notA: names = ownNamesFirst(in: scene)
    case .scene(.nameTaken): names = freeNames(in: scene)
    default: return nil
    }
    for name in names where tries < budget {
      var bytes = Array(line.utf8)
      guard span.start <= span.end, span.end <= bytes.count else { return nil }
      bytes.replaceSubrange(span.start..<span.end, with: Words.quoteIfNeeded(name).utf8)
      if let fit = fitted(String(decoding: bytes, as: UTF8.self), scene, &tries, behind: span.start) {
        return fit
      }
    }
    return nil
  }

  /// The first word of the command around a place.
  private static func verb(at span: Span?, in line: String) -> String {
    let before = line.utf8.prefix(span?.start ?? 0)
    let command = String(decoding: Array(before), as: UTF8.self).split(separator: ";").last ?? ""
    return command.split(separator: " ").first.map(String.init) ?? ""
  }

  /// Parts such as `nav.bar` come last.
  private static func ownNamesFirst(in scene: Scene) -> [String] {
    scene.allNames.sorted { a, b in
      let isPart = (a.contains("."), b.contains("."))
      return isPart.0 == isPart.1 ? a < b : isPart.1
    }
  }

  private static func freeNames(in scene: Scene) -> [String] {
    let taken = Set(scene.allNames)
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init).filter { !taken.contains($0) }
  }

  /// What is wrong with the names of a line; commands that reach beyond the scene are taken to be right.
  private static func fault(of line: String, in scene: Scene) -> SessionError? {
    guard let statements = try? Parser.parse(line) else { return nil }
    var session = Session()
    session.scene = scene
    session.settings.report.verbosity = .silent
    var output: [UInt8] = []
    for statement in statements {
      if !isConfined(statement.command) { return nil }
      do throws(SessionError) { _ = try session.perform(statement, into: &output) } catch { return error }
    }
    return nil
  }

  /// The command changes the scene or looks at it: no files, no way back, no long way for a finger.
  private static func isConfined(_ command: Command) -> Bool {
    switch command {
    case .save, .open, .source, .undo, .redo, .reset, .history, .help, .quit, .setting, .expect: false
    case .drag(_, _, _, let steps), .touch(_, _, let steps): steps == nil
    default: true
    }
  }
}
