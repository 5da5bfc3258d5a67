import SceneSession
import TouchInsight
import TouchReport

struct ProsePainter {
  init(_ options: ReportOptions) {}
  func paint(_ blocks: [MarkdownBlock], into out: inout [UInt8]) { out += Array("\(blocks)\n".utf8) }
}
public struct TaskJudge: Sendable {
  init(_ task: LessonTask, start: Session) throws(QuestionFault) {}
  func judge(_ session: Session) -> TaskVerdict { TaskVerdict() }
}
struct TaskVerdict: Sendable {
  var isSolved = false
  var message: String?
  var beliefs: [Belief] = []
}
extension QuestionReport {
  func paint(_ task: LessonTask, _ verdict: TaskVerdict, into out: inout [UInt8]) {}
  func paintBriefly(_ task: LessonTask, _ verdict: TaskVerdict, into out: inout [UInt8]) {}
}
