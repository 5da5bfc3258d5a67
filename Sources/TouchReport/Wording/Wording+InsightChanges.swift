import TouchInsight
import TouchModel

/// What would help.
extension Wording {
  var whatHelps: Phrase { "What helps (each was tried on a copy)" }
  var nothingHelps: Phrase { "No change of a flag, the order, a size or an override was found that helps" }

  func alreadyReceives(_ view: ViewID, _ point: Point) -> Phrase {
    "\(named(view)) receives a touch at \(point) as it is"
  }
  func noChange(_ view: ViewID, _ point: Point) -> Phrase {
    "No change was found that lets \(name(view)) receive a touch at \(point)"
  }
  func smallest(_ view: ViewID, _ point: Point, edits: Int, isProven: Bool) -> Phrase {
    if edits == 1 {
      return "One edit lets \(name(view)) receive a touch at \(point); each of these was tried"
    }
    let start: Phrase =
      "\(edits) edits let \(name(view)) receive a touch at \(point); each of these was tried"
    return isProven ? "\(start), and fewer do not do" : start
  }

  /// What an edit does, in a few words.
  func means(_ edit: Edit) -> Phrase {
    switch edit {
    case .set(let property, let value, let object): means(property, value, object)
    case .pointInside(let view, .always): "\(name(view)) takes every point"
    case .pointInside(let view, .inset(let inset)) where inset < 0:
      "\(name(view)) takes touches \(points(-inset)) around it as well"
    case .pointInside(let view, .subviews): "\(name(view)) takes what a subview of it contains"
    case .pointInside(let view, _): "\(name(view)) decides by its own pointInside"
    case .hitTest(let view, .passthrough):
      "\(name(view)) itself lets touches through, and what is in it still takes them"
    case .hitTest(let view, _): "\(name(view)) decides by its own hitTest"
    case .restoreHitTest(let view): "\(name(view)) is asked as UIKit does by default"
    case .restorePointInside(let view): "\(name(view)) goes by its bounds again"
    case .bringToFront(let view): "\(name(view)) is asked before its siblings"
    case .moveAbove(let view, let sibling): "\(name(view)) is asked before \(name(sibling))"
    case .move(let view, let parent): "\(name(view)) is then in \(name(parent))"
    case .pop(let container): "the top controller of \(name(.controller(container))) goes away"
    case .dismiss(let controller): "\(name(.controller(controller))) goes away"
    }
  }

  private func means(_ property: Property, _ value: PropertyValue, _ object: ObjectID) -> Phrase {
    switch (property, value) {
    case (.isUserInteractionEnabled, .bool(false)): "\(name(object)) and all that is in it take no touches"
    case (.isHidden, .bool(true)): "\(name(object)) is gone from the screen"
    case (.isHidden, _), (.alpha, _): "\(name(object)) is on screen and takes touches again"
    case (.isUserInteractionEnabled, _), (.isEnabled, _), (.isAnimating, _):
      "\(name(object)) takes touches again"
    case (.frame, _):
      if case .view(let view) = object { "\(name(object)) was \(rect(scene.frame(of: view)))" } else { "" }
    case (.windowLevel, _): "\(name(object)) is asked first"
    case (.isMultipleTouchEnabled, _): "\(name(object)) takes several fingers"
    case (.isExclusiveTouch, _): "\(name(object)) shares touches with others"
    case (.selectedIndex, _): "its tab is on screen"
    default: "\(self.property(property, value))"
    }
  }

  func losses(_ views: [ViewID]) -> Phrase {
    let list = views.map { "\(name($0))" as Phrase }.joined(", ")
    return views.count == 1
      ? "but then \(list) gets no touch at its centre any more"
      : "but then \(list) get no touch at their centres any more"
  }

  // MARK: Finding a point

  func pointFound(_ view: ViewID, _ point: Point) -> Phrase { "\(named(view)) is hit at \(point)" }
  func noPointEver(_ view: ViewID) -> Phrase { "\(named(view)) is hit nowhere, whatever the point" }
  func noPoint(_ view: ViewID) -> Phrase {
    "\(named(view)) is hit nowhere: every different place of it was tried. At its centre"
  }
  func noPointFound(_ view: ViewID, _ tries: Int) -> Phrase {
    "no point was found where \(named(view)) is hit, of \(tries) tried. At its centre"
  }

  // MARK: Map difference

  func mapDifferenceHeading(_ changed: Int, of cells: Int, _ cell: Size) -> Phrase {
    "\(changed) of \(cells) cells have another receiver since the last change; one cell is \(tenths(cell.width)) x \(tenths(cell.height)) pt"
  }
  private func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
  var mapUnchanged: Phrase { "the last change touched no cell: every touch goes where it went" }
  func mapChange(_ letter: String, from old: ViewID?, to new: ViewID?, cells: Int) -> Phrase {
    "\(letter) \(new.map { named($0) } ?? "nobody"), before \(old.map { named($0) } ?? "nobody") (\(count(cells, "cell", "cells")))"
  }
}
