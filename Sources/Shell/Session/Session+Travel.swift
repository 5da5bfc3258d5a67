import SceneLanguage
import TouchModel

extension Session {
  mutating func whyRecognizer(
    _ id: RecognizerID, negated: Bool, into output: inout [UInt8]
  ) throws(SessionError) {}
  mutating func whyAction(
    _ action: ActionName, negated: Bool, into output: inout [UInt8]
  ) throws(SessionError) {}
  mutating func whyLate(_ view: ViewID, into output: inout [UInt8]) throws(SessionError) {}
  mutating func whyCancelled(_ view: ViewID, into output: inout [UInt8]) throws(SessionError) {}
  mutating func whatIf(
    _ changes: [Statement], then statement: Statement, into output: inout [UInt8]
  ) throws(SessionError) {}
  mutating func diff(into output: inout [UInt8]) throws(SessionError) {}
  mutating func compare(_ path: String, into output: inout [UInt8]) throws(SessionError) {}
  mutating func travel(by count: Int, into output: inout [UInt8]) throws(SessionError) {}
  mutating func travel(to position: Int?, into output: inout [UInt8]) throws(SessionError) {}
  mutating func at(
    _ position: Int, _ statement: Statement, into output: inout [UInt8]
  ) throws(SessionError) -> Effect { .done }
}
