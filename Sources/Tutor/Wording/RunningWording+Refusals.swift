/// Why a line is not carried out while a lesson is on: lower case, without a full stop.
extension RunningWording {
  static func answerFirst(mayPlay: Bool) -> String {
    "answer first: a number, or the answer itself" + (mayPlay ? "; 'play' opens a sandbox" : "")
  }

  static func solveFirst(maySkip: Bool) -> String {
    "the task is not done yet"
      + (maySkip ? "; 'skip' shows how it is done" : "; 'answer' says what is missing")
  }

  static let stepIsDone = "this step is done; Enter goes on"
  static let answerStands = "the answer stands; Enter goes on"
  static let inLesson = "you are in the lesson; 'leave' ends it"
  static let isAnswered = "the question is answered; Enter goes on"
  static let taskIsDone = "a task is done with commands"
  static let doubts: Set = ["i dont know", "dont know", "i do not know", "no idea", "idk"]
  static let doubt = "that is no answer; a hint helps, and a wrong answer costs nothing"
  static let lessonIsOver = "the lesson is over"
  static let inSandbox = "this is the sandbox; 'back' leads back to the step"
  static let playsAlready = "the sandbox is open already; 'back' leads back to the step"
  static let noHints = "this lesson gives no hints"
  static let noSkip = "no step of this lesson can be skipped"
  static let noPlay = "this lesson has no sandbox"
}
