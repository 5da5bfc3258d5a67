import TouchReport

/// A line of a learner's file, before anybody asks what it means: a time, a kind, and fields of a key and a value, with
/// tabs between them and a dot at the end.
///
///     1764539266.25  answered  lesson=hit-03  step=q1  content=9f02  result=right  text=B  .
///
/// The dot says that the line was written to its end. In a value a backslash is doubled, and what must not stand in a line
/// is written as `\u{9}`.
struct ProgressLine: Equatable {
  let time: Double
  let kind: String
  private(set) var fields: [Field] = []

  struct Field: Equatable {
    let key: String
    let value: String
  }

  init(_ kind: String, at time: Double) {
    self.kind = kind
    self.time = time.isFinite ? time : 0
  }

  /// nil where the line is none, or not whole.
  init?(_ text: String) {
    var parts = text.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(
      Substring.init)
    guard parts.count > 2, parts.removeLast() == ".", let time = Double(parts[0]), time.isFinite,
      !parts[1].isEmpty
    else { return nil }
    self.time = time
    kind = String(parts[1])
    for part in parts[2...] {
      guard let sign = part.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let raw = part[part.utf8.index(after: sign)...]
      fields.append(Field(key: String(part[..<sign]), value: String(raw)))
    }
  }

  var text: String {
    (["\(time)", kind] + fields.map { $0.key + "=" + $0.value } + ["."]).joined(separator: "\t")
  }

  // MARK: Values

  mutating func add(_ key: String, _ value: String) {
    fields.append(Field(key: key, value: Self.escaped(value)))
  }

  /// Nothing where there is nothing.
  mutating func add(_ key: String, list: [String]) {
    if list.isEmpty { return }
    let value = list.map { Self.escaped($0, comma: true) }.joined(separator: ",")
    fields.append(Field(key: key, value: value))
  }

  subscript(key: String) -> String? {
    fields.first { $0.key == key }.flatMap { Self.unescaped($0.value[...]) }
  }

  /// nil where one of them cannot be read.
  func list(_ key: String) -> [String]? {
    guard let field = fields.first(where: { $0.key == key }) else { return [] }
    var result: [String] = []
    for item in field.value.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let text = Self.unescaped(Substring(item)) else { return nil }
      result.append(text)
    }
    return result
  }

  private static func escaped(_ text: String, comma: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\\" {
        result.append(contentsOf: "\\\\".unicodeScalars)
      } else if Escape.isUnsafe(scalar) || (comma && scalar == ",") {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func unescaped(_ text: Substring) -> String? {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\\": result.append("\\")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let value = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(value)
        else { return nil }
        result.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return String(result)
  }
}
