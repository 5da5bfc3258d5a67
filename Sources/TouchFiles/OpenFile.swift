#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open regular file, closed at the end of its life.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  let path: String

  /// Never waits: a named pipe in the file's place is an error, not a hang.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0o600) throws(FileError) {
    let opened = open(path, flags | O_NONBLOCK | O_CLOEXEC, mode)
    guard opened >= 0 else { throw .last(path) }
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(opened)
      throw FileError(path, .notARegularFile)
    }
    descriptor = opened
    self.path = path
  }

  /// The file that stands at `path`, for nobody else who asks so until it is closed.
  static func locked(_ path: String, _ flags: Int32) throws(FileError) -> OpenFile {
    while true {
      let file = try OpenFile(path, flags)
      while flock(file.descriptor, LOCK_EX) != 0, errno == EINTR {}
      if try file.isInPlace() { return file }
    }
  }

  deinit { close(descriptor) }

  /// Whether nobody has put a new file in the place of this one.
  private func isInPlace() throws(FileError) -> Bool {
    let own = try status()
    var now = stat()
    return stat(path, &now) == 0 && now.st_ino == own.st_ino && now.st_dev == own.st_dev
  }

  /// Adds to the end. What somebody could not write to its end, with the disk full say, does not swallow this.
  func append(_ bytes: [UInt8]) throws(FileError) {
    let size = Int(try status().st_size)
    let end = size == 0 ? [10] : try read(from: size - 1, limit: 1 << 16)
    do throws(FileError) {
      try write((end.last == 10 ? [] : [10]) + bytes)
    } catch {
      // All or nothing, so that it can be tried again.
      ftruncate(descriptor, off_t(size))
      throw error
    }
  }

  func status() throws(FileError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last(path) }
    return status
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { Self.system($0, descriptor) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last(path)
      }
      done += count
    }
  }

  private static func system(_ bytes: UnsafeRawBufferPointer, _ descriptor: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// From `offset` to the end.
  func read(from offset: Int = 0, limit: Int) throws(FileError) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(offset + result.count))
      if count < 0 {
        if errno == EINTR { continue }
        throw .last(path)
      }
      if count == 0 { return result }
      result += buffer.prefix(count)
      if result.count > limit { throw FileError(path, .tooLarge(limit: limit)) }
    }
  }
}
