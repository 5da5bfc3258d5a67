import TouchModel

/// Numbers as text, without Foundation.
enum Numbers {
  static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number < 0 {
      bytes.append(UInt8(ascii: "-"))
      append(digits: number.magnitude, to: &bytes)
    } else {
      append(digits: UInt(number), to: &bytes)
    }
  }

  private static func append(digits number: UInt, to bytes: inout [UInt8]) {
    if number >= 10 { append(digits: number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// For people: whole where it is whole, otherwise at most three decimals.
  static func append(_ number: Double, to bytes: inout [UInt8]) {
    guard abs(number) < 1e12 else {
      bytes.append(contentsOf: number.description.utf8)
      return
    }
    let thousandths = Int((number * 1000).rounded())
    if thousandths == 0 && number != 0 {
      bytes.append(contentsOf: number.description.utf8)
      return
    }
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    append(digits: thousandths.magnitude / 1000, to: &bytes)
    appendDecimals(thousandths.magnitude % 1000, to: &bytes)
  }

  private static func appendDecimals(_ thousandths: UInt, to bytes: inout [UInt8]) {
    var rest = thousandths
    var unit: UInt = 100
    if rest != 0 { bytes.append(UInt8(ascii: ".")) }
    while rest != 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// A moment with its three decimals: `0.080`.
  static func appendMoment(_ time: Time, to bytes: inout [UInt8]) {
    let milliseconds = UInt(max(0, (time.nanoseconds + 500_000) / 1_000_000))
    append(digits: milliseconds / 1000, to: &bytes)
    bytes.append(UInt8(ascii: "."))
    let rest = milliseconds % 1000
    for unit: UInt in [100, 10, 1] { bytes.append(UInt8(ascii: "0") + UInt8(rest / unit % 10)) }
  }

  /// Shortest text that reads back as the same number: for machines.
  static func appendExact(_ number: Double, to bytes: inout [UInt8]) {
    if number == number.rounded() && abs(number) < 1e15 {
      append(Int(number), to: &bytes)
    } else {
      bytes.append(contentsOf: number.description.utf8)
    }
  }
}
