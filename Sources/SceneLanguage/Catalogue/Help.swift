import TouchModel

/// The pages of `help`, laid out for a width in columns.
public enum Help {
  /// The page about a topic: all commands, one command, or what a word is found in.
  public static func text(about topic: String?, width: Int = 80) -> String {
    guard let topic, !topic.isEmpty else { return overview(width: width) }
    if let entry = Catalogue.entry(named: topic) { return page(for: entry, width: width) }
    return search(topic, width: width)
  }

  /// A paragraph of prose, such as the comment that a scene begins with.
  public static func wrapped(_ text: String, width: Int) -> [String] {
    Layout.wrap(text, width: width, indent: 0)
  }

  static func overview(width: Int) -> String {
    var lines: [String] = []
    for group in CommandEntry.Group.allCases {
      lines.append(group.rawValue)
      let words = Catalogue.entries.filter { $0.group == group }.map(\.word)
      lines += Layout.wrap(words.joined(separator: "  "), width: width, indent: 2)
    }
    lines.append("")
    lines += Layout.wrap(
      "help COMMAND explains a command, help WORD searches for a word", width: width, indent: 0)
    return Layout.joined(lines)
  }

  static func page(for entry: CommandEntry, width: Int) -> String {
    var lines = Layout.wrap(entry.summary, width: width, indent: 0)
    lines += [""]
    for form in entry.forms { lines += Layout.wrap(form, width: width, indent: 2, hanging: 4) }
    lines += ["", "For example"]
    for example in entry.examples { lines += Layout.wrap(example, width: width, indent: 2, hanging: 4) }
    if !entry.synonyms.isEmpty {
      lines += [""]
      lines += Layout.wrap(
        "help finds it under these words too: " + entry.synonyms.joined(separator: ", "), width: width,
        indent: 0)
    }
    return Layout.joined(lines)
  }

  /// Commands, properties, classes and events in which the word is found.
  static func search(_ word: String, width: Int) -> String {
    let lowercased = word.lowercased()
    let meant = Synonyms.command(word)
    var lines: [String] = []
    for entry in Catalogue.entries where entry.verb == meant || entry.holds(lowercased) {
      lines += Layout.wrap("\(entry.word): \(entry.summary)", width: width, indent: 0, hanging: 2)
    }
    lines += vocabulary(lowercased).flatMap { Layout.wrap($0, width: width, indent: 0, hanging: 2) }
    if !lines.isEmpty { return Layout.joined(lines) }
    if let verb = Verb.meant(by: word), let entry = Catalogue.entry(verb) {
      return Layout.joined(
        Layout.wrap("Nothing about \(Fault.shown(word)); this is help \(entry.word)", width: width, indent: 0)
          + [""])
        + page(for: entry, width: width)
    }
    return Layout.joined(
      Layout.wrap(
        "Nothing is called \(Fault.shown(word)); help lists every command", width: width, indent: 0,
        hanging: 2))
  }

  /// What the word is besides a command.
  private static func vocabulary(_ word: String) -> [String] {
    var lines: [String] = []
    if let property = PropertyWords.property(word) {
      let effect = property.isInert ? "; touches do not look at it" : ""
      lines.append("\(property.rawValue): a property, \(property.valueKind.expectation)\(effect)")
    }
    if let viewClass = ClassWords.viewClass(word) {
      lines.append("\(viewClass.uikitName): a class, add NAME as \(ClassWords.word(for: viewClass))")
    }
    if let kind = KindWords.kind(word) {
      lines.append("\(kind.uikitName): a recognizer, attach \(kind.rawValue) to VIEW")
    }
    if let events = KindWords.events(word) {
      lines.append("\(events.map(\.name).joined(separator: ", ")): target CONTROL EVENT OBJ.ACTION")
    }
    if let setting = KindWords.setting(word) {
      lines.append("\(setting.rawValue): set system \(setting.rawValue) VALUE")
    }
    return lines
  }
}

extension CommandEntry {
  /// The word, in lower case, stands in what is said about the command.
  fileprivate func holds(_ word: String) -> Bool {
    guard word.count > 1 else { return false }
    return ([summary] + forms + examples + synonyms).contains { $0.lowercased().contains(word) }
  }
}
