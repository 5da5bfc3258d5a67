/// A sum over what the answer to a step depends on.
struct ContentHash {
  private var hash = FNV()

  mutating func add(_ text: String) {
    hash.add(text)
    // No byte of UTF-8, so that two texts are not one longer one.
    hash.add(0xFF)
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
