/// What stands behind a key of a JSON line.
enum JSONValue: Encodable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case text(String)
  case array([JSONValue])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    }
  }
}
