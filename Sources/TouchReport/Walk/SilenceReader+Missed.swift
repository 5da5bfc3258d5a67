import TouchModel

/// How many of those that the hit test missed are told; the ones in front.
private let mostMissed = 3

/// Those under the finger that the touch was never for.
extension SilenceReader {
  /// Controls around a hit view that is none: they do not track its touches (RC-17).
  mutating func addControlsAround(_ walk: HitWalk) {
    guard let hitView = walk.view, !scene.views[hitView.row].viewClass.isControl else { return }
    for view in scene.ancestry(of: hitView) { add(view, .notTracked(.touchOfSubview(hitView)), .rc17) }
  }

  /// Controls, and recognizers where nothing acted at all, whose views are drawn under the finger and were not hit. Not
  /// where the touch did its work otherwise: in the control that was hit, or as a drag.
  mutating func addMissed(_ walk: HitWalk, isDown: Bool) {
    guard scene.hasWantingViews else { return }
    if let hitView = walk.view, scene.views[hitView.row].viewClass.isControl,
      isDown || fired.contains(hitView)
    {
      return
    }
    if hasScrolled || acting.contains(where: { $0 != .tap && $0 != .longPress }) { return }
    let path = Set(walk.view.map { scene.ancestry(of: $0) } ?? [])
    let hasResult = !fired.isEmpty || !selected.isEmpty || !acting.isEmpty
    let silent = scene.drawn(at: walk.point).filter { view in
      !path.contains(view)
        && (scene.views[view.row].viewClass.isControl
          || (!hasResult && scene.recognizers(of: view).contains { isReady($0) }))
    }
    if silent.isEmpty { return }
    let miss = HitMiss(walk, facts, scene)
    for view in silent.prefix(mostMissed) {
      guard let (reason, rule) = miss.reason(for: view) else { continue }
      add(view, .missed(reason), rule)
      if hasResult { continue }
      for id in scene.recognizers(of: view) where isReady(id) {
        add(Silence(who: .recognizer(id, of: view), stop: .missed(reason), rule: rule))
      }
    }
  }

  private func isReady(_ id: RecognizerID) -> Bool {
    !scene.recognizers[id.row].isSystem && scene.recognizers[id.row].isEnabled
  }
}
