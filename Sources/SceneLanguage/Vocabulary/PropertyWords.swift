import TouchModel

/// The words for properties: UIKit's, Objective-C's (without `is`), and short ones.
enum PropertyWords {
  private static let synonyms: [(String, Property)] = [
    ("interaction", .isUserInteractionEnabled), ("userInteraction", .isUserInteractionEnabled),
    ("interactive", .isUserInteractionEnabled), ("interactionEnabled", .isUserInteractionEnabled),
    ("multipleTouch", .isMultipleTouchEnabled), ("multiTouch", .isMultipleTouchEnabled),
    ("exclusive", .isExclusiveTouch), ("opacity", .alpha), ("centre", .center), ("anchor", .anchorPoint),
    ("clips", .clipsToBounds), ("clipping", .clipsToBounds), ("clipToBounds", .clipsToBounds),
    ("color", .backgroundColor), ("colour", .backgroundColor), ("background", .backgroundColor),
    ("backgroundColour", .backgroundColor), ("tint", .tintColor), ("radius", .cornerRadius),
    ("accessibilityId", .accessibilityIdentifier), ("identifier", .accessibilityIdentifier),
    ("level", .windowLevel), ("keyWindow", .isKeyWindow), ("min", .minimumValue), ("max", .maximumValue),
    ("segments", .numberOfSegments), ("selectedSegment", .selectedSegmentIndex), ("page", .currentPage),
    ("pages", .numberOfPages), ("offset", .contentOffset), ("inset", .contentInset),
    ("insets", .contentInset),
    ("paging", .isPagingEnabled), ("scrolling", .isScrollEnabled), ("bounce", .bounces),
    ("directionalLock", .isDirectionalLockEnabled), ("zoom", .zoomScale), ("selectedTab", .selectedIndex),
    ("tab", .selectedIndex), ("passthrough", .passthroughViews), ("taps", .numberOfTapsRequired),
    ("numberOfTaps", .numberOfTapsRequired), ("tapsRequired", .numberOfTapsRequired),
    ("touches", .numberOfTouchesRequired), ("touchesRequired", .numberOfTouchesRequired),
    ("fingers", .numberOfTouchesRequired), ("minTouches", .minimumNumberOfTouches),
    ("minimumTouches", .minimumNumberOfTouches), ("maxTouches", .maximumNumberOfTouches),
    ("maximumTouches", .maximumNumberOfTouches), ("duration", .minimumPressDuration),
    ("pressDuration", .minimumPressDuration), ("minimumDuration", .minimumPressDuration),
    ("movement", .allowableMovement), ("directions", .direction), ("edge", .edges),
    ("cancels", .cancelsTouchesInView), ("cancelsTouches", .cancelsTouchesInView),
    ("delaysBegan", .delaysTouchesBegan), ("delaysEnded", .delaysTouchesEnded),
    ("locationInView", .location), ("translationInView", .translation), ("velocityInView", .velocity),
    ("firstResponder", .isFirstResponder),
  ]

  private static let byWord: [String: Property] = {
    var table: [String: Property] = [:]
    for (word, property) in synonyms { table[word.lowercased()] = property }
    for property in Property.allCases {
      for word in ownWords(property) { table[word.lowercased()] = property }
    }
    return table
  }()

  /// UIKit's name, and without `is` as Objective-C has it.
  private static func ownWords(_ property: Property) -> [String] {
    let name = property.rawValue
    guard name.hasPrefix("is"), let next = name.dropFirst(2).first, next.isUppercase else { return [name] }
    return [name, next.lowercased() + name.dropFirst(3)]
  }

  /// In any case.
  static func property(_ lowercased: String) -> Property? { byWord[lowercased] }

  /// UIKit's names, those of Objective-C, and the synonyms: what a misspelt word is held against.
  static var spellings: [String] { Property.allCases.flatMap(ownWords) + synonyms.map(\.0) }
}

extension Property {
  /// The property that a recognizer of this kind calls by this word: `touches` of a pan is its
  /// `minimumNumberOfTouches`. Every other property stands for itself.
  public func adapted(to kind: Recognizer.Kind) -> Property {
    switch (self, kind) {
    case (.numberOfTouchesRequired, .pan): .minimumNumberOfTouches
    default: self
    }
  }
}
