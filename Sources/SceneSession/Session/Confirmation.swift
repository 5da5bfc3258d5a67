import TouchModel
import TouchReport

/// What a command did. Told only while somebody is typing; warnings are told always.
enum Confirmation: Equatable {
  case nothing
  case added(ObjectID)
  case attached(RecognizerID)
  case changed(ObjectID, Property)
  case removed(String)
  case moved(ObjectID)
  case renamed(String, ObjectID)
  case systemChanged(SystemSettings.Name)
  case required(RecognizerID, RecognizerID)
  /// GR-36: none of these can ever act.
  case requirementCircle([RecognizerID])
  case ruled(RecognizerID, DelegateRule.Question)
  case targeted(ObjectID, Target)
  case untargeted(ObjectID)
  case implemented(ObjectID, String)
  case overridden(ObjectID)
  case restored(ObjectID)
  /// So many steps, and their commands, in the order in which they were taken back or done again.
  case undone(Int, [String])
  case redone(Int, [String])
  case reset
  case saved(String)
  case opened(String)
  case settingChanged

  /// Told to scripts too.
  var isWarning: Bool {
    switch self {
    case .requirementCircle: true
    case .changed(_, let property): property.isInert
    case .nothing, .added, .attached, .removed, .moved, .renamed, .systemChanged, .required, .ruled,
      .targeted, .untargeted, .implemented, .overridden, .restored, .undone, .redone, .reset, .saved,
      .opened, .settingChanged:
      false
    }
  }
}

extension Session {
  func confirm(_ confirmation: Confirmation, into output: inout [UInt8]) {
    guard settings.format == .text, settings.isInteractive || confirmation.isWarning,
      settings.report.verbosity != .silent
    else { return }
    let text = SessionWording.text(for: confirmation, scene)
    if !text.isEmpty { output.append(text.safe) }
  }
}
