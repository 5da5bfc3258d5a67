extension Belief {
  /// Every belief: about finding the view, about touches, about recognizers, about controls and lists.
  public static let all: [Belief] = [
    clippingLimitsTouches, alphaZeroIsTapped, firstSubviewWins, hiddenParentDoesNotMatter,
    interactionOffIsNotInherited, imageViewsTakeTouches, keyWindowGetsTouches, zPositionOrdersTouches,
    clearViewsLetTouchesThrough, ownPointInsideSuffices, disabledControlSwallowsTouch,
    roundCornersShapeTouches, stackViewsAreTransparent, viewInAButtonPressesIt,
    touchesStartAtTheFirstResponder, siblingsBelowGetTheTouchToo, controlsPassTouchesOn,
    touchesEndedAlwaysComes, leavingTheViewEndsTheTouch, touchFollowsTheFinger,
    secondHitTestIsForTouchesEnded, recognizersNeedMultipleTouch, oneButtonAtATime, parentsHearFirst,
    recognizerBeatsControl, controlBeatsRecognizer, recognizersHearAfterTheView, delaysTouchesEndedIs150Ms,
    doubleTapMakesSingleTapWait, loserGetsTouchesCancelled, cancelsTouchesOffLetsBothAct, everyRecognizerActs,
    recognizersHearTheirOwnViewOnly, fastMovementIsASwipe, cancelledBeforeTheAction, scrollViewsDeliverAtOnce,
    rowsIgnoreRecognizers, liftingInsideIsEnough, theEdgeOfAButtonIsTheLimit, longPressActsAtLift,
    oneNoForbidsSimultaneity,
  ]
}
