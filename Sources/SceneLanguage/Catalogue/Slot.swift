/// What may stand in a place of a command that is no keyword.
enum Slot: Sendable, Equatable {
  case newName, object, responder, view, control, scrollView, recognizer, controller, navigation
  /// Several controllers, several events, or a chain, with commas or `>` between them.
  case controllers, events, chain
  case viewClass, kind, property, value, assignments, event, action, method, setting, state
  /// A point or a view.
  case place
  case point, rect
  case number, duration, text
  /// A whole command inside another one, up to `then`.
  case command
  case belief, rule, lesson, concept

  /// By the capitals that stand for it in a usage form.
  init?(_ word: String) {
    switch word {
    case "NAME": self = .newName
    case "OBJ": self = .object
    case "RESPONDER": self = .responder
    case "VIEW": self = .view
    case "CONTROL": self = .control
    case "SCROLL": self = .scrollView
    case "G": self = .recognizer
    case "VC": self = .controller
    case "NAV": self = .navigation
    case "VC,": self = .controllers
    case "EVENT,": self = .events
    case "RESPONDER>": self = .chain
    case "CLASS": self = .viewClass
    case "KIND": self = .kind
    case "PROP": self = .property
    case "PROP=VALUE": self = .assignments
    case "VALUE": self = .value
    case "EVENT": self = .event
    case "ACTION": self = .action
    case "METHOD": self = .method
    case "SETTING": self = .setting
    case "STATE": self = .state
    case "P": self = .place
    case "X,Y": self = .point
    case "X,Y,W,H": self = .rect
    case "N", "ID", "DEGREES", "MINUTES": self = .number
    case "D": self = .duration
    case "CMD": self = .command
    case "BELIEF": self = .belief
    case "RULE": self = .rule
    case "LESSON": self = .lesson
    case "CONCEPT": self = .concept
    case "PATH", "TOPIC", "KEY", "ACTIONNAME", "CLASSNAME", "\"LINE\"": self = .text
    default: return nil
    }
  }

  /// How many numbers it takes, where it takes numbers.
  var numbers: Int? {
    switch self {
    case .place, .point: 2
    case .rect: 4
    case .number, .duration: 1
    case .newName, .object, .responder, .view, .control, .scrollView, .recognizer, .controller, .navigation,
      .controllers,
      .events, .chain, .viewClass, .kind, .property, .value, .assignments, .event, .action, .method, .setting,
      .state, .text, .command, .belief, .rule, .lesson, .concept:
      nil
    }
  }

  /// How a slot that may hold several is shown.
  var label: String? {
    switch self {
    case .controllers: "VC[,VC ...]"
    case .events: "EVENT[,EVENT ...]"
    case .chain: "RESPONDER > RESPONDER ..."
    case .assignments: "PROP=VALUE ..."
    default: nil
    }
  }

  /// The sign between several of them.
  var separator: String? {
    switch self {
    case .controllers, .events: ","
    case .chain: ">"
    default: nil
    }
  }
}
