/// A custom recognizer has no machine: the user moves its state. One that has asked for nothing when its last finger
/// lifts fails; one that has begun becomes changed with the next move (GR 4.3), and stays so until the user says
/// otherwise. The private recognizer that delays a scroll view's content touches (SV-2) is one of these.
extension Attempt {
  mutating func handleCustom(_ phase: TouchPhase, _ view: inout MachineView) -> [Decision] {
    if view.recognizer.isSystem && phase == .began && touches.count == view.changed.count {
      view.start(.contentDelay(id), after: view.settings.contentDelay, isLimit: false)
    }
    if phase == .moved && state == .began { return [.reach(.changed, .moved(0))] }
    let isIdle = isUndecided && reached.isEmpty
    return phase == .ended && view.down.isEmpty && isIdle ? [.fail(.liftedBeforeRecognition)] : []
  }
}
