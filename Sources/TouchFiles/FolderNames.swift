#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What stands in a folder.
public enum FolderNames {
  /// A name as it can be told. One that is not UTF-8 cannot be opened by what is told of it.
  public struct Name: Sendable, Equatable {
    public let text: String
    public let isUTF8: Bool
    /// Where the file system says so by itself.
    public let isFolder: Bool
  }

  /// Of files and folders, in order; none where the folder cannot be read.
  public static func all(in folder: String) -> [Name] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [Name] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          let bytes = bytes.prefix { $0 != 0 }
          return Name(
            text: String(decoding: bytes, as: UTF8.self),
            isUTF8: String(validating: bytes, as: UTF8.self) != nil,
            isFolder: Int32(entry.pointee.d_type) == Int32(DT_DIR))
        })
    }
    return names.sorted { $0.text < $1.text }
  }
}
