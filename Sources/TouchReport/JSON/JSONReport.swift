import TouchModel

/// `--format json`: JSON Lines, one fact a line. Every kind is documented in `docs/json.md`.
///
/// Written by hand rather than through Foundation's encoder: the keys come in the documented order, a line costs a
/// fraction of the time, and the program links and starts without Foundation.
public struct JSONReport {
  /// Raised when a key changes its meaning or goes away; new kinds and keys leave it alone.
  public static let schema = 1

  private let reader: FactReader

  public init(_ scene: Scene) { reader = FactReader(scene: scene) }

  /// Appends the line of a fact. `number` is its `n`; `offset` is the `n` of the first fact of its trace, so that
  /// `cause` stays right when several traces make one stream.
  public func append(_ fact: Fact, number: Int, offset: Int, to out: inout [UInt8]) {
    let fields = reader.fields(of: fact.kind)
    out.append(UInt8(ascii: "{"))
    member("schema", .int(JSONReport.schema), isFirst: true, to: &out)
    member("n", .int(number), to: &out)
    member("t", .number(fact.time.seconds), to: &out)
    member("kind", .text(fact.kind.name.rawValue), to: &out)
    member("receiver", fields.receiver.map { .text(reader.scene.name(of: $0)) } ?? .null, to: &out)
    member("class", fields.receiver.map { .text(reader.className(of: $0)) } ?? .null, to: &out)
    for (key, value) in fields.own { member(key, value, to: &out) }
    member("reason", fields.reason.map { .text($0) } ?? .null, to: &out)
    member("rule", .text(fact.rule.rawValue), to: &out)
    member("cause", fact.cause.map { .int($0 + offset) } ?? .null, to: &out)
    out.append(contentsOf: "}\n".utf8)
  }

  /// Keys are words of the documentation: nothing in them needs escaping.
  private func member(_ key: String, _ value: JSONValue, isFirst: Bool = false, to out: inout [UInt8]) {
    if !isFirst { out.append(UInt8(ascii: ",")) }
    out.append(UInt8(ascii: "\""))
    out.append(contentsOf: key.utf8)
    out.append(contentsOf: "\":".utf8)
    value.append(to: &out)
  }
}

extension FactReader {
  func className(of responder: Responder) -> String {
    switch responder {
    case .object(let object): scene.className(of: object)
    case .wrapper(let viewClass, _): viewClass.uikitName
    }
  }
}
