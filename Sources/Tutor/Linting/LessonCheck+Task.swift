import SceneSession

extension LessonCheck {
  mutating func check(_ task: LessonTask, of step: Step, in session: Session) {
  }
}
