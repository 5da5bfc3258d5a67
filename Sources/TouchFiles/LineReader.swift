#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a file or a pipe line by line in memory that does not grow with it.
public struct LineReader: ~Copyable {
  public enum Event: Equatable, Sendable {
    /// A line, without its line feed and the carriage return before it: bytes of `buffer`.
    case line(Range<Int>)
    /// A line of more than `LineReader.limit` bytes; what is left of it is skipped with the next call, for it may
    /// never end (`/dev/zero`).
    case tooLong
    case end
  }

  /// Bytes that a line may have.
  public static let limit = 4 << 20
  private static let chunk = 1 << 16

  public private(set) var buffer: [UInt8]
  /// Of the last line, from 1.
  public private(set) var number = 0
  private let path: String
  private let descriptor: Int32
  private let ownsDescriptor: Bool
  /// The bytes that are read and not yet handed out.
  private var unread = 0..<0
  /// The bytes before this are known to hold no line feed.
  private var searched = 0
  private var isAtEnd = false
  /// What comes next is the rest of a line that was too long.
  private var isSkipping = false

  /// Opens a file.
  public init(path: String) throws(FileError) {
    let opened = open(path, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { throw FileError(path, .system(errno)) }
    var status = stat()
    if fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      close(opened)
      throw FileError(path, .system(EISDIR))
    }
    self.init(descriptor: opened, path: path, owns: true)
  }

  /// Reads what is open already, such as standard input.
  public init(descriptor: Int32, path: String) {
    self.init(descriptor: descriptor, path: path, owns: false)
  }

  /// Reads what is in memory already.
  public init(bytes: [UInt8], path: String) {
    self.init(descriptor: -1, path: path, owns: false)
    buffer = bytes
    unread = 0..<bytes.count
    isAtEnd = true
  }

  private init(descriptor: Int32, path: String, owns: Bool) {
    self.descriptor = descriptor
    self.path = path
    ownsDescriptor = owns
    buffer = [UInt8](repeating: 0, count: LineReader.chunk)
  }

  deinit { if ownsDescriptor { close(descriptor) } }

  /// The next line. `beforeWaiting` runs before each call of the system that may have to wait for more.
  public mutating func next(beforeWaiting: () -> Void = {}) throws(FileError) -> Event {
    while true {
      if let end = lineFeed() {
        let line = unread.lowerBound..<end
        unread = end + 1..<unread.upperBound
        searched = unread.lowerBound
        if isSkipping {
          isSkipping = false
          continue
        }
        number += 1
        return line.count > LineReader.limit ? .tooLong : .line(trimmed(line))
      }
      if isAtEnd {
        if unread.isEmpty || isSkipping { return .end }
        let line = unread
        unread = unread.upperBound..<unread.upperBound
        number += 1
        return line.count > LineReader.limit ? .tooLong : .line(trimmed(line))
      }
      if isSkipping {
        forgetUnread()
      } else if unread.count > LineReader.limit {
        isSkipping = true
        number += 1
        forgetUnread()
        return .tooLong
      }
      beforeWaiting()
      try fill()
    }
  }

  private mutating func forgetUnread() {
    unread = 0..<0
    searched = 0
  }

  private mutating func lineFeed() -> Int? {
    let range = max(searched, unread.lowerBound)..<unread.upperBound
    let place = buffer.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress, !range.isEmpty else { return nil }
      guard let found = memchr(base + range.lowerBound, 10, range.count) else { return nil }
      return UnsafeRawPointer(found) - base
    }
    searched = unread.upperBound
    return place
  }

  /// Without the carriage return of a line that ends in two characters, and without a byte order mark at the start.
  private func trimmed(_ line: Range<Int>) -> Range<Int> {
    var line = line
    if number == 1, buffer[line].starts(with: [0xEF, 0xBB, 0xBF]) {
      line = line.lowerBound + 3..<line.upperBound
    }
    if let last = line.last, buffer[last] == 13 { line = line.lowerBound..<last }
    return line
  }

  private mutating func fill() throws(FileError) {
    if unread.lowerBound > 0 {
      let rest = Array(buffer[unread])
      buffer.replaceSubrange(0..<rest.count, with: rest)
      searched -= unread.lowerBound
      unread = 0..<rest.count
    }
    if buffer.count - unread.upperBound < LineReader.chunk {
      buffer.append(contentsOf: repeatElement(0, count: max(LineReader.chunk, buffer.count)))
    }
    while true {
      let room = unread.upperBound..<buffer.count
      let count = buffer.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { read(descriptor, $0 + room.lowerBound, room.count) } ?? 0
      }
      if count > 0 {
        unread = unread.lowerBound..<unread.upperBound + count
        return
      }
      if count == 0 {
        isAtEnd = true
        return
      }
      if errno == EINTR { continue }
      if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
        continue
      }
      throw FileError(path, .system(errno))
    }
  }
}
