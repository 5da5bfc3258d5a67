import SceneLanguage
import TouchFiles
import TouchModel

/// Scripts that hold scenes, and scripts that change them.
extension Session {
  /// `source` inside `source`, at most.
  static let deepest = 16

  /// Writes the scene as a script that makes it again; whole or not at all.
  func save(_ path: String) throws(SessionError) {
    do throws(FileError) {
      let script = ScriptWriter.script(for: scene)
      try TextFile.write(Array(script.utf8), to: SceneFiles.expanded(path))
    } catch {
      throw SessionError(.file(error.reason, path: path), try: "save scene.tap")
    }
  }

  /// Puts the scene that a script makes in the place of this one, once the whole script has worked.
  mutating func open(_ path: String, into output: inout [UInt8]) throws(SessionError) {
    var other = inner()
    other.scene = Scene()
    other.sequence = TouchSequence()
    other.lastHit = nil
    try other.carryOut(path, introduced: true, into: &output)
    let step = Step(change: .scene(scene), sequence: .replaced(sequence), lastHit: lastHit)
    take(other)
    record(step)
  }

  /// The scenes that come with Tapwalk, each with the first line of what it says about itself.
  func listScenes(into output: inout [UInt8]) {
    if settings.format != .text { return }
    let names = files.sceneNames
    if names.isEmpty {
      output.append(SessionWording.noScenes)
      return
    }
    for (index, name) in names.enumerated() where index == 0 || names[index - 1] != name {
      let width = settings.report.columns
      let line = SessionWording.scene(name.safe, SceneFiles.introduction(of: files.find(name)).safe)
      output.append(line.count > width ? line.prefix(width - 3) + "..." : line)
    }
  }

  /// Carries a script out in this scene, as one step of `undo`.
  mutating func source(_ path: String, into output: inout [UInt8]) throws(SessionError) {
    var other = inner()
    let before = sequence
    try other.carryOut(path, into: &output)
    let step = Step(change: .scene(scene), sequence: .replaced(before), lastHit: lastHit)
    let isChanged = !other.past.isEmpty
    take(other)
    if isChanged { record(step) }
  }

  /// A copy that can fail without harm, and that cannot undo what was before.
  private func inner() -> Session {
    var copy = self
    copy.past = []
    copy.future = []
    copy.sourceDepth += 1
    return copy
  }

  private mutating func take(_ other: Session) {
    scene = other.scene
    sequence = other.sequence
    lastHit = other.lastHit
    settings = other.settings
    nextFactNumber = other.nextFactNumber
  }

  /// - Parameter introduced: whether somebody who types is shown the comment that the script begins with.
  private mutating func carryOut(
    _ path: String, introduced: Bool = false, into output: inout [UInt8]
  ) throws(SessionError) {
    if sourceDepth > Session.deepest { throw SessionError(.tooDeep) }
    let file = files.find(path)
    var script: Script
    do throws(FileError) {
      script = try Script(path: file)
    } catch {
      throw SessionError(
        .file(error.reason, path: path), try: files.sceneName(near: path).map { "open " + $0 })
    }
    var isSilent = !introduced || !settings.isInteractive || settings.format != .text
    while true {
      switch script.next() {
      case .statements(let statements):
        if !isSilent {
          for line in script.introduction {
            for part in Help.wrapped(line.safe, width: settings.report.columns) { output.append(part) }
          }
        }
        isSilent = true
        for statement in statements {
          do throws(SessionError) {
            if try perform(statement, into: &output) == .quit { return }
          } catch {
            throw script.placed(error)
          }
        }
      case .failed(let error): throw script.placed(error)
      case .end: return
      }
    }
  }
}
