#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import TouchModel

/// `--format json`: JSON Lines, one fact a line. Every kind is documented in `docs/json.md`.
public struct JSONReport {
  /// Raised when a key changes its meaning or goes away; new kinds and keys leave it alone.
  public static let schema = 1

  private let encoder: JSONEncoder
  private let reader: FactReader

  public init(_ scene: Scene) {
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    reader = FactReader(scene: scene)
  }

  /// Appends the line of a fact. `number` is its `n`; `offset` is the `n` of the first fact of its trace, so that
  /// `cause` stays right when several traces make one stream.
  public func append(_ fact: Fact, number: Int, offset: Int, to out: inout [UInt8]) {
    let line = FactLine(fact, number, offset, reader)
    // The values are plain, so nothing in them can fail to encode.
    guard let data = try? encoder.encode(line) else { return }
    JSONReport.appendSafely(data, to: &out)
    out.append(0x0A)
  }

  /// Appends JSON with the characters escaped that a terminal must not see raw: they can only stand inside strings.
  static func appendSafely(_ json: some Collection<UInt8>, to out: inout [UInt8]) {
    if json.allSatisfy({ $0 < 0x7F }) {
      out.append(contentsOf: json)
      return
    }
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      if Escape.isUnsafe(scalar) {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          out.append(contentsOf: "\\u".utf8)
          out.append(contentsOf: String(repeating: "0", count: 4 - digits.count).utf8)
          out.append(contentsOf: digits.utf8)
        }
      } else {
        out.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}

/// One line: the keys that every fact has, and the kind's own.
private struct FactLine: Encodable {
  let values: [String: JSONValue]

  init(_ fact: Fact, _ number: Int, _ offset: Int, _ reader: FactReader) {
    let fields = reader.fields(of: fact.kind)
    var values = fields.own
    values["schema"] = .int(JSONReport.schema)
    values["n"] = .int(number)
    values["t"] = .number(fact.time.seconds)
    values["kind"] = .text(fact.kind.name.rawValue)
    values["receiver"] = fields.receiver.map { .text(reader.scene.name(of: $0)) } ?? .null
    values["class"] = fields.receiver.map { .text(reader.className(of: $0)) } ?? .null
    values["reason"] = fields.reason.map { .text($0) } ?? .null
    values["rule"] = .text(fact.rule.rawValue)
    values["cause"] = fact.cause.map { .int($0 + offset) } ?? .null
    self.values = values
  }

  func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

extension FactReader {
  func className(of responder: Responder) -> String {
    switch responder {
    case .object(let object): scene.className(of: object)
    case .wrapper(let viewClass, _): viewClass.uikitName
    }
  }
}
