import SceneLanguage
import TouchModel

/// `why V [at P]`, `why not V [at P]`.
extension Session {
  mutating func whyReceives(
    _ view: ViewID, at place: SceneLanguage.Place?, negated: Bool, into output: inout [UInt8]
  ) throws(SessionError) {
  }
}
