import SceneLanguage
import SceneSession
import TouchModel

/// Types lines that are nearly right into sessions, and checks what has to hold whatever is typed: nothing crashes, a
/// command that fails changes nothing, `undo` leads back, and a suggested line can be read.
public enum Fuzzer {
  /// Runs for so long. Answers the status of the process; a broken promise is printed with the lines that led to it.
  public static func run(seconds: Double, seed: UInt64) -> Int32 {
    var lines = FuzzLines(seed: seed)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var count = 0
    print("tapfuzz: seed \(seed), \(seconds) seconds")
    while clock.now < end {
      var trial = FuzzTrial()
      var lesson = FuzzLesson()
      for _ in 0..<200 {
        count += 1
        let line = lines.next()
        if let problem = trial.type(line) { return tell(problem, trial.typed, count) }
        if let problem = lesson.type(line) { return tell(problem, lesson.typed, count) }
      }
    }
    print("tapfuzz: \(count) lines, clean")
    return 0
  }

  private static func tell(_ problem: String, _ typed: [[UInt8]], _ count: Int) -> Int32 {
    print("tapfuzz: \(problem) after \(count) lines; the session was:")
    for line in typed { print("  " + String(decoding: line, as: UTF8.self).safe) }
    return 1
  }
}

/// One session that is typed into.
struct FuzzTrial {
  private(set) var typed: [[UInt8]] = []
  private var session: Session = {
    var settings = SessionSettings()
    settings.format = .log
    return Session(settings: settings, files: SceneFiles(lessonFolders: []))
  }()

  /// A sentence where something does not hold that has to.
  mutating func type(_ line: [UInt8]) -> String? {
    typed.append(line)
    do throws(ParseError) {
      for statement in try Parser.parse(utf8: line) {
        if let problem = carryOut(statement) { return problem }
      }
    } catch {
      if let suggestion = error.suggestion, (try? Parser.parse(suggestion)) == nil {
        return "'\(suggestion)' is suggested and cannot be read"
      }
    }
    return nil
  }

  private mutating func carryOut(_ statement: Statement) -> String? {
    switch statement.command {
    case .save, .open, .source: return nil
    default: break
    }
    let before = session
    var output: [UInt8] = []
    do throws(SessionError) {
      _ = try session.perform(statement, into: &output)
    } catch {
      if session.scene != before.scene || session.sequence != before.sequence {
        return "a command that failed left something behind"
      }
      _ = SessionWording.text(for: error.reason)
      return nil
    }
    if session.past.count == before.past.count + 1, typed.count % 4 == 0 {
      var back = session
      _ = try? back.undo(1)
      if back.scene != before.scene { return "undo did not lead back" }
    }
    return nil
  }
}

/// Lines: examples of every command, mixed, cut and spoiled.
struct FuzzLines {
  private var state: UInt64
  private let examples: [[UInt8]]
  private let words: [[UInt8]]
  private static let spoilers: [[UInt8]] =
    [
      "1e308", "-1e9", "nan", "inf", "0", "-0", "99999999999999999999", "\"", "\\", ";", "&", "&&", "#", "=",
      ",", ",,",
      "A", "B", "S", "root", "window", "vc", "tap1", "nil", "all", "on", "视图", "\u{202E}", "\u{1B}[31m", "\0",
      "\t",
      "0.0000001", "1000000", "0s", "500ms", "86400s", "1 2 3 4", "10,10,50,50", "in", "to", "with", "at",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98]]

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    examples = Catalogue.entries.flatMap(\.examples).map { Array($0.utf8) }
    words = Array(Set(examples.flatMap { $0.split(separator: 0x20).map(Array.init) })).sorted {
      $0.lexicographicallyPrecedes($1)
    }
  }

  private mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return limit > 0 ? Int(state % UInt64(limit)) : 0
  }

  mutating func next() -> [UInt8] {
    var line = examples[below(examples.count)]
    switch below(8) {
    case 0, 1, 2: break
    case 3, 4: line = replacingWord(line)
    case 5: line = replacingWord(replacingWord(line))
    case 6:
      let place = below(line.count + 1)
      line.insert(contentsOf: FuzzLines.spoilers[below(FuzzLines.spoilers.count)], at: place)
    default:
      for _ in 0...below(3) where !line.isEmpty {
        let place = below(line.count)
        if below(2) == 0 { line.remove(at: place) } else { line[place] = UInt8(below(256)) }
      }
    }
    return line
  }

  private mutating func replacingWord(_ line: [UInt8]) -> [UInt8] {
    var parts = line.split(separator: 0x20).map(Array.init)
    if parts.isEmpty { return line }
    let spoiled = below(2) == 0
    parts[below(parts.count)] =
      spoiled ? FuzzLines.spoilers[below(FuzzLines.spoilers.count)] : words[below(words.count)]
    return Array(parts.joined(separator: [0x20]))
  }
}
