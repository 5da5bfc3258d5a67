import TouchModel

/// The hierarchy as an indented drawing, with what matters for touches behind each name.
struct TreeReport {
  let wording: Wording
  let options: ReportOptions
  private var scene: Scene { wording.scene }

  /// The windows from front to back with all that is in them, and what is in no window; or one view and its subtree.
  func messages(of view: ViewID?) -> [Message] {
    var messages: [Message] = []
    if let view {
      append(view, to: &messages)
      return messages
    }
    for window in scene.windows.reversed() { append(window, to: &messages) }
    let loose = looseViews
    if !loose.isEmpty {
      messages.append(Message(nil, role: .heading, wording.outsideWindows))
      for view in loose { append(view, to: &messages) }
    }
    if options.verbosity == .full || options.verbosity == .normal {
      messages.append(Message(nil, role: .quiet, wording.treeOrder, rule: .ht5))
    }
    return messages
  }

  /// Views at the top of a hierarchy that is in no window.
  private var looseViews: [ViewID] {
    (0..<scene.views.count).map { ViewID($0) }.filter {
      let it = scene.views[$0.row]
      return it.superview == nil && !it.isWindow && !it.flags.contains(.removed) && !scene.isConcealed($0)
    }
  }

  private func append(_ top: ViewID, to messages: inout [Message]) {
    var stack = [(view: top, level: 0, isLast: true)]
    var lasts: [Bool] = []
    while let (view, level, isLast) = stack.popLast() {
      lasts.removeSubrange(min(level, lasts.count)...)
      lasts.append(isLast)
      messages.append(
        options.isPlain
          ? Message(nil, depth: level, wording.node(view))
          : Message(nil, "\(lead(lasts))\(wording.node(view))", hang: 3 * min(level, deepest) + 4))
      let children = shownSubviews(of: view)
      for (i, child) in children.enumerated().reversed() {
        stack.append((child, level + 1, i == children.count - 1))
      }
    }
  }

  /// Deeper levels keep this indentation and say their depth.
  private var deepest: Int { options.columns / 6 }

  private func lead(_ lasts: [Bool]) -> Phrase {
    let level = lasts.count - 1
    guard level > 0 else { return Phrase() }
    let isDeep = level > deepest
    var phrase: Phrase = isDeep ? wording.deep(level) : Phrase()
    for i in (isDeep ? level : 1)..<level { phrase += lasts[i] ? "   " : "\(Sign.pipe) " }
    return phrase + (lasts[level] ? "\(Sign.lastBranch) " : "\(Sign.branch) ")
  }

  /// The subviews, with the subviews of a concealed one in its place.
  private func shownSubviews(of view: ViewID) -> [ViewID] {
    var result: [ViewID] = []
    var stack = Array(scene.subviews(of: view).reversed())
    while let next = stack.popLast() {
      if scene.isConcealed(next) {
        stack += scene.subviews(of: next).reversed()
      } else {
        result.append(next)
      }
    }
    return result
  }
}
