import TouchModel

extension Reporter {
  /// Why a recognizer is in its state, in words for a sentence of somebody else's.
  public func words(for reason: StateReason, _ scene: Scene) -> String {
    String(decoding: Wording(scene: scene).words(reason).bytes.filter { $0 >= 0x20 }, as: UTF8.self)
  }
}
