import TouchFiles

/// Lines of a pipe or file, or of a terminal that cannot be edited in.
public struct PlainLineSource: LineSource {
  private var source: Reader

  /// A box, because a reader of a descriptor cannot be copied.
  private final class Reader {
    var lines: LineReader
    init(_ lines: consuming LineReader) { self.lines = lines }
  }

  public init(descriptor: Int32) { source = Reader(LineReader(descriptor: descriptor, path: "-")) }

  public mutating func next(prompt: String) -> LineResult {
    guard let event = try? source.lines.next() else { return .end }
    switch event {
    case .end: return .end
    case .tooLong: return .line("")
    case .line(let range): return .line(String(decoding: source.lines.buffer[range], as: UTF8.self))
    }
  }
}
