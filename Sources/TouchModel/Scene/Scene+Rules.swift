extension Scene {
  /// Back to UIKit's own answers: no delegate, and no overridden canPrevent.
  public mutating func removeRules(of id: RecognizerID) { recognizers[id.row].rules.removeAll() }
}
