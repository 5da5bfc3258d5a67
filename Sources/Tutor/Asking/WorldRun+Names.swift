import TouchInsight
import TouchModel

/// Who receives, acts and is cancelled, read from a run in the same way whether it is the truth or a belief.
extension WorldRun {
  /// The views to which a contact belongs.
  func receivers(of contact: AskedRun.Contact) -> Set<String> {
    var names: Set<String> = []
    for case .found(let view?, contact.finger) in told.lazy.filter({ $0.time == contact.time }).map(\.kind) {
      names.insert(before.name(of: view))
    }
    return names
  }

  /// The recognizers and controls whose actions are sent. A control that nobody listens to counts where it sends the
  /// event for which it would have acted.
  var actors: Set<String> {
    var names: Set<String> = []
    for happening in told {
      switch happening.kind {
      case .acted(let sender, _, _): names.insert(before.name(of: sender))
      case .controlSent(let control, let event)
      where before.targets(of: control).isEmpty
        && event == before.views[control.row].viewClass.eventOfAction:
        names.insert(before.name(of: control))
      default: break
      }
    }
    return names
  }

  /// The views that got touchesCancelled themselves, and the recognizers that ended as cancelled.
  var cancelled: Set<String> {
    var names: Set<String> = []
    for happening in told {
      switch happening.kind {
      case .viewCalled(let view, .cancelled, _): names.insert(before.name(of: view))
      // A believer's call that the trace does not know.
      case .recognizerCalled(let id, .cancelled, _) where !seen.contains(happening):
        names.insert(before.name(of: id))
      default: break
      }
    }
    for fact in trace.facts {
      if case .stateChanged(let id, _, .cancelled, _) = fact.kind, !before.recognizers[id.row].isUnnamed {
        names.insert(before.name(of: id))
      }
    }
    return names
  }

  /// The last state other than possible.
  func state(of id: RecognizerID) -> Recognizer.State {
    for fact in trace.facts.reversed() {
      if case .stateChanged(id, _, let state, _) = fact.kind, state != .possible { return state }
    }
    return .possible
  }
}

extension Recognizer {
  /// The one that delays a scroll view's content touches, which nobody can name.
  var isUnnamed: Bool { isSystem && kind == .custom }
}

extension ViewClass {
  /// What apps listen to in a control of this class.
  var eventOfAction: ControlEvent? {
    switch self {
    case .switch, .slider, .stepper, .segmentedControl, .pageControl, .datePicker, .refreshControl,
      .colorWell:
      .valueChanged
    case .textField: .editingDidBegin
    default: isControl ? .touchUpInside : nil
    }
  }
}
