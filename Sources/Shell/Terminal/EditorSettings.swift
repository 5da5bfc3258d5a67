import TouchFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The user's `.editrc`: `$EDITRC`, or the file in the home folder. Its lines may begin with `tapwalk:`.
struct EditorSettings {
  let path: String
  /// Lines with their numbers, from 1.
  let lines: [(number: Int, text: String)]
  /// The keys that the file asks for, `emacs` or `vi`. Choosing them forgets every binding, so they come before ours.
  let keys: String?

  private static let keyWords = ["bind -v": "vi", "bind -e": "emacs"]
  private static let largest = 1 << 20

  init?(environment: (String) -> String?) {
    if let named = environment("EDITRC"), !named.isEmpty {
      path = named
    } else if let home = environment("HOME"), !home.isEmpty {
      path = home + "/.editrc"
    } else {
      return nil
    }
    guard let bytes = try? TextFile.read(path, limit: Self.largest) else { return nil }
    var keys: String?
    var kept: [(Int, String)] = []
    let all = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, raw) in all.enumerated() {
      let words = raw.split { $0 == " " || $0 == "\t" || $0 == "\r" }
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      let command = words.joined(separator: " ").replacing("tapwalk:", with: "", maxReplacements: 1)
      if let choice = Self.keyWords[command] {
        keys = choice
      } else {
        kept.append((index + 1, String(raw)))
      }
    }
    self.keys = keys
    lines = kept
  }
}
