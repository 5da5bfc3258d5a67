/// Questions put to a scene and to what ran on it. Everything here is a pure function of values, so an answer can be
/// checked by running the model again: nothing is suggested that was not tried.
///
/// Answers are typed facts and fixes; their words stand in `TouchReport`.
public enum Insight {}
