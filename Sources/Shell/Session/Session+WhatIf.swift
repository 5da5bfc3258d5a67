import SceneLanguage
import TouchModel

extension Session {
  mutating func whatIf(
    _ changes: [Statement], then statement: Statement, into output: inout [UInt8]
  ) throws(SessionError) {}
  mutating func diff(into output: inout [UInt8]) throws(SessionError) {}
  mutating func compare(_ path: String, into output: inout [UInt8]) throws(SessionError) {}
}
