#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file descriptor that bytes go to in big chunks. Remembers the first failure and writes nothing after it.
public struct OutputSink: ~Copyable {
  public var buffer: [UInt8] = []
  public private(set) var failure: Int32?
  /// nil keeps everything in the buffer.
  private let descriptor: Int32?
  private static let chunk = 1 << 16

  public init(descriptor: Int32?) {
    self.descriptor = descriptor
    buffer.reserveCapacity(2 * OutputSink.chunk)
  }

  /// Writes what has come together, if that is worth a call of the system.
  public mutating func flushIfFull() {
    if buffer.count >= OutputSink.chunk { flush() }
  }

  public mutating func flush() {
    guard let descriptor else { return }
    var done = 0
    while done < buffer.count, failure == nil {
      let count = buffer.withUnsafeBytes { bytes in
        bytes.baseAddress.map { write(descriptor, $0 + done, bytes.count - done) } ?? 0
      }
      if count > 0 {
        done += count
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        failure = errno
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
