extension Concept {
  /// In the order in which they build on each other.
  public static let all: [Concept] = [
    hitOrder, refusals, coordinates, transforms, outsideTheParent, pointInside, hitTestOverride, windows,
    responderChain, containers, forwarding, touchLife, severalFingers, tapRecognizers, continuousRecognizers,
    recognizerStates, cancelsTouches, delaysTouches, failureRequirements, simultaneity, delegates, controls,
    controlsAgainstRecognizers, scrollViews, tables, nilTargets, otherEvents, mixed,
  ]
}
