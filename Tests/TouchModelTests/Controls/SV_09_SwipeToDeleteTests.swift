import Testing

@testable import TouchModel

/// Swiping a row to the left, by the table's own recognizer: it takes the touch from the row.
@Suite struct SV_09_SwipeToDeleteTests {
  private func swipe(from start: Point, to end: Point, canEdit: Bool) throws -> [String] {
    var scene = Scene()
    let table = try scene.add("T", .tableView, to: Scene.root, frame: Rect(0, 0, 320, 400))
    try scene.add("row", .tableViewCell, to: table, frame: Rect(0, 0, 320, 44))
    try scene.set(.canEditRows, .bool(canEdit), on: .view(table))
    let trace = scene.perform(.drag(from: start, to: end, over: Gesture.swipeDuration))
    return notation(trace, scene, only: ["T", "T.swipe"]).filter { $0.hasPrefix("tableView") }
  }

  @Test func aRowIsSwipedToTheLeft() throws {
    let calls = try swipe(from: Point(300, 20), to: Point(200, 20), canEdit: true)
    #expect(calls == ["tableView:willBeginEditingRowAtIndexPath:"])
  }

  @Test func notToTheRight() throws {
    #expect(
      try swipe(from: Point(100, 20), to: Point(200, 20), canEdit: true).contains { $0.contains("Editing") }
        == false)
  }

  @Test func notBesideTheRows() throws {
    #expect(try swipe(from: Point(300, 300), to: Point(200, 300), canEdit: true) == [])
  }

  @Test func notWhereRowsCannotBeEdited() throws {
    #expect(
      try swipe(from: Point(300, 20), to: Point(200, 20), canEdit: false).contains { $0.contains("Editing") }
        == false)
  }
}
