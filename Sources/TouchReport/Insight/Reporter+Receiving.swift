import TouchInsight
import TouchModel

extension Reporter {
  /// What `why V` prints. `isAsked` is false where `why not V` was asked. `line` is the command line of an edit, here and
  /// below.
  public func why(_ answer: WhyAnswer, asked isAsked: Bool, _ scene: Scene, into out: inout [UInt8]) {
    let report = ReceivingReport(wording: Wording(scene: scene), line: { _ in "" })
    if !isAsked { painter.paint(Message(.note, report.wording.butReceives(answer.view)), into: &out) }
    painter.paint(report.messages(answer), into: &out)
  }

  /// What `why not V` prints. `isAsked` is false where `why V` was asked.
  public func whyNot(
    _ answer: WhyNotAnswer, asked isAsked: Bool, _ scene: Scene, line: @escaping (Edit) -> String,
    into out: inout [UInt8]
  ) {
    let report = ReceivingReport(wording: Wording(scene: scene), line: line)
    if !isAsked { painter.paint(Message(.note, report.wording.butReceivesNot(answer.view)), into: &out) }
    painter.paint(report.messages(answer), into: &out)
  }

  /// What `make V receive P` prints.
  public func change(
    _ change: SmallestChange, for view: ViewID, at point: Point, _ scene: Scene,
    line: @escaping (Edit) -> String, into out: inout [UInt8]
  ) {
    let report = ReceivingReport(wording: Wording(scene: scene), line: line)
    painter.paint(report.messages(change, view, point), into: &out)
  }

  /// What `find point for V` prints.
  public func finding(
    _ finding: PointFinding, for view: ViewID, _ scene: Scene, into out: inout [UInt8]
  ) {
    let report = ReceivingReport(wording: Wording(scene: scene), line: { _ in "" })
    painter.paint(report.messages(finding, view), into: &out)
  }

  /// What `map diff` prints; `before` and `after` answer whom a touch at a point of the screen finds.
  public func mapDifference(
    _ scene: Scene, of view: ViewID?, before: (Point) -> ViewID?, after: (Point) -> ViewID?,
    into out: inout [UInt8]
  ) {
    let wording = Wording(scene: scene)
    let area = MapReport(painter: painter, wording: wording).area(of: view)
    MapDifferenceReport(painter: painter, wording: wording).paint(
      area, before: before, after: after, into: &out)
  }
}
