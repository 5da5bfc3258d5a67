/// The keys that libedit does not bind by itself, or binds otherwise.
enum KeyBindings {
  /// A control character that nobody types: it makes the editor insert what was pasted.
  static let insertPaste: Unicode.Scalar = "\u{9f}"

  static let shared: [(key: String, command: String)] = [
    ("\\237", "tapwalk-insert-paste"),
    ("^I", "tapwalk-complete"),
    ("\\e[A", "tapwalk-older"), ("\\eOA", "tapwalk-older"),
    ("\\e[B", "tapwalk-newer"), ("\\eOB", "tapwalk-newer"),
    ("\\e[C", "ed-next-char"), ("\\eOC", "ed-next-char"),
    ("\\e[D", "ed-prev-char"), ("\\eOD", "ed-prev-char"),
    ("\\e[H", "ed-move-to-beg"), ("\\eOH", "ed-move-to-beg"),
    ("\\e[1~", "ed-move-to-beg"), ("\\e[7~", "ed-move-to-beg"),
    ("\\e[F", "ed-move-to-end"), ("\\eOF", "ed-move-to-end"),
    ("\\e[4~", "ed-move-to-end"), ("\\e[8~", "ed-move-to-end"),
    ("\\e[3~", "ed-delete-next-char"),
    ("\\e[1;5C", "em-next-word"), ("\\e[5C", "em-next-word"), ("\\eOc", "em-next-word"),
    ("\\e[1;3C", "em-next-word"),
    ("\\e[1;5D", "ed-prev-word"), ("\\e[5D", "ed-prev-word"), ("\\eOd", "ed-prev-word"),
    ("\\e[1;3D", "ed-prev-word"),
    ("^R", "em-inc-search-prev"), ("^L", "ed-clear-screen"),
    ("^D", "tapwalk-end-or-delete"),
  ]

  static let emacs: [(key: String, command: String)] = [
    ("^P", "tapwalk-older"), ("^N", "tapwalk-newer"),
    ("^W", "ed-delete-prev-word"),
    ("\\e^?", "ed-delete-prev-word"),
  ]
}
