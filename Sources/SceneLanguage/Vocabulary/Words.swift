import TouchModel

/// How names, texts and numbers are written so that the parser reads them back.
public enum Words {
  /// In quotes, with quotes and backslashes escaped.
  public static func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  /// Did-you-mean: the known word that a misspelt one stands for.
  public static func near(_ word: String, in known: some Sequence<String>) -> String? {
    NearWord.find(word, in: known)
  }

  /// The property that a word stands for: UIKit's own, Objective-C's and short ones, in any case.
  public static func property(_ word: String) -> Property? { PropertyWords.property(word.lowercased()) }

  /// Bare where a bare word reads back as this name, in quotes elsewhere.
  public static func quoteIfNeeded(_ text: String) -> String { isBare(text) ? text : quote(text) }

  /// Can stand without quotes: letters, digits, `_` and inner dots, not beginning with a digit, and no word of the
  /// language.
  static func isBare(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first != ".", !("0"..."9").contains(first) else {
      return false
    }
    let isWord = text.unicodeScalars.allSatisfy {
      $0.isASCII ? CharacterRules.isWordByte(UInt8($0.value)) : CharacterRules.isWordScalar($0)
    }
    return isWord && !Keywords.all.contains(text.lowercased())
  }

  /// The shortest decimal that reads back as the same number: `40`, `0.5`, `1e-07`.
  public static func number(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A length of time in seconds: `0.75s`.
  static func duration(_ seconds: Double) -> String { number(seconds) + "s" }
}
