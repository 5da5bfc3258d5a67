/// One line of a printed table: the first column to the left, numbers to the right.
func line(_ cells: [String], _ widths: [Int]) -> String {
  zip(cells, widths).enumerated().map { index, cell in
    let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
    return index == 0 ? cell.0 + space : space + cell.0
  }.joined(separator: "  ")
}

/// A whole number with its thousands apart: `12,345`.
func grouped(_ number: Double) -> String {
  let digits = String(Int(number.rounded()))
  var result = ""
  for (index, digit) in digits.enumerated() {
    if index > 0 && (digits.count - index) % 3 == 0 { result += "," }
    result.append(digit)
  }
  return result
}

/// Two decimals: `1.25`.
func decimal(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  let rest = String(hundredths % 100)
  return "\(hundredths / 100)." + String(repeating: "0", count: 2 - rest.count) + rest
}
