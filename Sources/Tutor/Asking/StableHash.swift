/// A number for a text, every bit of which depends on all of it. Orders choices so that their order says nothing.
enum StableHash {
  static func of(_ text: String) -> UInt64 {
    var hash = FNV(text).value
    // The last bytes alone hardly reach the upper bits.
    hash ^= hash >> 32
    hash = hash &* 0xD6E8_FEB8_6659_FD93
    return hash ^ (hash >> 32)
  }
}
