import Testing

@testable import TouchModel

extension RuleBench {
  /// A scroll view S, 0,0,320,400, with 320 by 1000 points of content, and in it V at 0,0,200,40.
  static func withScrollView(content: ViewClass = .view) throws -> RuleBench {
    var bench = RuleBench()
    let scroll = try bench.add("S", .scrollView, 0, 0, 320, 400)
    try bench.set(.contentSize, .size(Size(320, 1000)), on: "S")
    try bench.add("V", content, to: scroll, 0, 0, 200, 40)
    return bench
  }

  /// A table T, 0,0,320,400, with the rows R1 and R2, each 44 points high with a content view in it.
  static func withTable(_ viewClass: ViewClass = .tableView) throws -> RuleBench {
    var bench = RuleBench()
    let table = try bench.add("T", viewClass, 0, 0, 320, 400)
    try bench.set(.contentSize, .size(Size(320, 1000)), on: "T")
    let cellClass: ViewClass = viewClass == .tableView ? .tableViewCell : .collectionViewCell
    for row in 1...2 {
      let cell = try bench.add("R\(row)", cellClass, to: table, 0, Double(row - 1) * 44, 320, 44)
      try bench.add("content\(row)", to: cell, 0, 0, 320, 44)
    }
    return bench
  }

  func offset(_ name: String) -> Point? {
    if case .point(let point)? = value(.contentOffset, of: name) { point } else { nil }
  }

  /// The delegate's calls, without their arguments.
  var delegateCalls: [String] {
    kinds.compactMap {
      if case .delegateCalled(_, let selector, _) = $0 { String(selector.prefix { $0 != ":" }) } else { nil }
    }
  }

  /// What a table's delegate heard: `didSelect`.
  var rowCalls: [String] {
    kinds.compactMap {
      guard case .delegateCalled(_, let selector, _) = $0, selector.contains("AtIndexPath") else {
        return nil
      }
      let words = selector.split(separator: ":")[1]
      return String(words.prefix(words.count - (words.hasSuffix("RowAtIndexPath") ? 14 : 15)))
    }
  }
}
