/// Rows found by number, that remember what they were while an edit is open, so that an edit can be taken back
/// at a cost that grows with the edit and not with the scene.
public struct Table<Row: Sendable>: Sendable {
  @usableFromInline var rows: ContiguousArray<Row> = []
  private var before: ContiguousArray<(row: Int, value: Row)> = []
  private var countBefore = 0
  private var isRecording = false

  init() {}

  public var count: Int { rows.count }

  public subscript(row: Int) -> Row {
    @inlinable get { rows[row] }
    _modify {
      if isRecording && row < countBefore { before.append((row, rows[row])) }
      yield &rows[row]
    }
  }

  mutating func append(_ row: Row) { rows.append(row) }
  mutating func reserveCapacity(_ count: Int) { rows.reserveCapacity(count) }

  mutating func open() {
    isRecording = true
    countBefore = rows.count
  }

  mutating func close() -> TableChange<Row> {
    isRecording = false
    defer { before = [] }
    return TableChange(
      rows: before, added: ContiguousArray(), count: countBefore, grew: rows.count != countBefore)
  }

  /// Puts the rows of `change` back and returns the change that undoes this.
  mutating func apply(_ change: TableChange<Row>) -> TableChange<Row> {
    var inverse = TableChange<Row>(
      rows: [], added: [], count: rows.count, grew: change.grew || !change.added.isEmpty)
    if rows.count > change.count {
      inverse.added = ContiguousArray(rows[change.count...])
      rows.removeSubrange(change.count...)
    }
    for (row, value) in change.rows.reversed() {
      inverse.rows.append((row, rows[row]))
      rows[row] = value
    }
    rows.append(contentsOf: change.added)
    return inverse
  }

  /// A pointer to every row, for the inner loop of hit-testing.
  func withRows<Result>(_ body: (UnsafeBufferPointer<Row>) -> Result) -> Result {
    rows.withUnsafeBufferPointer(body)
  }
}

extension Table: Equatable where Row: Equatable {
  /// Equal rows; what an open edit remembers does not count.
  public static func == (a: Table, b: Table) -> Bool { a.rows == b.rows }
}

/// What a table held before an edit.
struct TableChange<Row: Sendable>: Sendable {
  var rows: ContiguousArray<(row: Int, value: Row)>
  var added: ContiguousArray<Row>
  var count: Int
  var grew: Bool

  var isEmpty: Bool { rows.isEmpty && added.isEmpty && !grew }
}

/// Values found by key, with the same memory as `Table`.
public struct Ledger<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  public private(set) var entries: [Key: Value] = [:]
  private var before: [(key: Key, value: Value?)] = []
  private var isRecording = false

  init() {}

  public var isEmpty: Bool { entries.isEmpty }

  public subscript(key: Key) -> Value? {
    get { entries[key] }
    set {
      if isRecording { before.append((key, entries[key])) }
      entries[key] = newValue
    }
  }

  public subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { entries[key] ?? value() }
    set { self[key] = newValue }
  }

  mutating func open() { isRecording = true }

  mutating func close() -> [(key: Key, value: Value?)] {
    isRecording = false
    defer { before = [] }
    return before
  }

  mutating func apply(_ change: [(key: Key, value: Value?)]) -> [(key: Key, value: Value?)] {
    var inverse: [(key: Key, value: Value?)] = []
    for (key, value) in change.reversed() {
      inverse.append((key, entries[key]))
      entries[key] = value
    }
    return inverse
  }
}

extension Ledger: Equatable where Value: Equatable {
  public static func == (a: Ledger, b: Ledger) -> Bool { a.entries == b.entries }
}
