/// What `why` asks. A name may turn out to be a view, a control or a recognizer: that is for the scene to say.
public enum WhyQuestion: Sendable, Equatable {
  /// `why NAME [at P]`, `why not NAME [at P]`. A view: whether it gets a touch at that point; without a point, at that
  /// of the last touch. A recognizer: what became of it in the last touch.
  case receives(Name, at: Place?, negated: Bool)
  /// `why action OBJ.ACTION`, `why not action OBJ.ACTION`: whether it was sent in the last touch.
  case action(ActionName, negated: Bool)
  /// `why late NAME`: what held touches of this view back.
  case late(Name)
  /// `why cancelled NAME`: who took the touch away from this view.
  case cancelled(Name)
}
