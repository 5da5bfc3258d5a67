/// Did-you-mean: the known word that a misspelt one stands for.
enum NearWord {
  /// Ignores case. One edit (a letter more, less or other, or two swapped) always wins; two edits count for words of
  /// five letters and more, three for words of nine and more. Nothing for one-letter words.
  static func find<Words: Sequence<String>>(_ word: String, in known: Words, most: Int = 3) -> String? {
    let typed = Array(word.lowercased())
    guard typed.count > 1, typed.count <= 60 else { return nil }
    let limit = min(most, typed.count >= 9 ? 3 : typed.count >= 5 ? 2 : 1)
    var best: (word: String, distance: Int)?
    for candidate in known where abs(candidate.count - typed.count) <= limit && candidate.count > 1 {
      let distance = distance(typed, Array(candidate.lowercased()), limit: limit)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The number of edits between two words, a swap of neighbours being one.
  static func distance(_ a: [Character], _ b: [Character], limit: Int) -> Int {
    if a == b { return 0 }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      if (row.min() ?? 0) > limit { return limit + 1 }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
