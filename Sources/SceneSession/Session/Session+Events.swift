import SceneLanguage
import TouchModel

/// What happens without a finger: first responder, control events, and states set by hand.
extension Session {
  mutating func focus(_ name: Name, into output: inout [UInt8]) throws(SessionError) {
    let object = try scene.responder(name)
    run(beginning: false, into: &output) { Simulator.focus(object, on: &$0, into: &$1) }
  }

  mutating func resign(into output: inout [UInt8]) {
    run(beginning: false, into: &output) { Simulator.resign(on: &$0, into: &$1) }
  }

  mutating func fire(
    _ name: Name, _ event: ControlEvent, into output: inout [UInt8]
  ) throws(SessionError) {
    let control = try scene.control(name)
    run(beginning: false, into: &output) { Simulator.fire(event, of: control, on: &$0, into: &$1) }
  }

  mutating func setState(
    _ name: Name, _ state: Recognizer.State, into output: inout [UInt8]
  ) throws(SessionError) {
    let id = try scene.recognizer(name)
    guard scene.recognizers[id.row].kind == .custom, !scene.recognizers[id.row].isSystem else {
      throw SessionError(.notCustom(name.text), at: name.span)
    }
    run(beginning: false, into: &output) { Simulator.setState(state, of: id, on: &$0, into: &$1) }
  }
}

extension Scene {
  /// A finger is down, a timer runs, or a recognizer is at work.
  var isUnderWay: Bool { !activity.isIdle }
}
