/// The keys that libedit does not bind by itself, or binds otherwise. Control characters of the second block stand for
/// what nobody can type: libedit knows each as one key, in every key map.
enum KeyBindings {
  /// Makes the editor insert what was pasted.
  static let insertPaste: Unicode.Scalar = "\u{9f}"

  /// For the sequence at this place; nil when there are too many.
  static func standIn(_ place: Int) -> Unicode.Scalar? {
    place < 0x1f ? Unicode.Scalar(UInt8(0x80 + place)) : nil
  }

  static let shared: [(key: String, command: String)] = [
    ("\\237", "tapwalk-insert-paste"),
    ("^I", "tapwalk-complete"),
    ("^R", "em-inc-search-prev"),
    ("^L", "ed-clear-screen"),
    ("^D", "tapwalk-end-or-delete"),
  ]

  static let emacs: [(key: String, command: String)] = [
    ("^P", "tapwalk-older"),
    ("^N", "tapwalk-newer"),
    ("^W", "ed-delete-prev-word"),
    ("\\e^?", "ed-delete-prev-word"),
  ]

  /// What follows ESC for the arrows, Home, End, Delete, and the arrows with Ctrl or Alt.
  static let sequences: [(sequence: String, command: String)] = [
    ("[A", "tapwalk-older"), ("OA", "tapwalk-older"),
    ("[B", "tapwalk-newer"), ("OB", "tapwalk-newer"),
    ("[C", "ed-next-char"), ("OC", "ed-next-char"),
    ("[D", "ed-prev-char"), ("OD", "ed-prev-char"),
    ("[H", "ed-move-to-beg"), ("OH", "ed-move-to-beg"), ("[1~", "ed-move-to-beg"), ("[7~", "ed-move-to-beg"),
    ("[F", "tapwalk-line-end"), ("OF", "tapwalk-line-end"), ("[4~", "tapwalk-line-end"),
    ("[8~", "tapwalk-line-end"),
    ("[3~", "ed-delete-next-char"),
    ("[1;5C", "em-next-word"), ("[5C", "em-next-word"), ("Oc", "em-next-word"), ("[1;3C", "em-next-word"),
    ("[1;5D", "ed-prev-word"), ("[5D", "ed-prev-word"), ("Od", "ed-prev-word"), ("[1;3D", "ed-prev-word"),
  ]
}
