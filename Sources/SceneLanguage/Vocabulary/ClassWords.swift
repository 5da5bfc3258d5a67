import TouchModel

/// The words for classes of views.
enum ClassWords {
  /// The word of the language for each class that an app can make.
  static let words: [(word: String, viewClass: ViewClass)] = [
    ("view", .view), ("label", .label), ("image", .imageView), ("button", .button), ("switch", .switch),
    ("slider", .slider), ("stepper", .stepper), ("segmented", .segmentedControl),
    ("pageControl", .pageControl),
    ("textField", .textField), ("textView", .textView), ("control", .control), ("scroll", .scrollView),
    ("table", .tableView), ("cell", .tableViewCell), ("collection", .collectionView),
    ("collectionCell", .collectionViewCell), ("stack", .stackView), ("visualEffect", .visualEffectView),
    ("datePicker", .datePicker), ("picker", .pickerView), ("progress", .progressView),
    ("activityIndicator", .activityIndicatorView), ("searchBar", .searchBar), ("refresh", .refreshControl),
    ("colorWell", .colorWell), ("navigationBar", .navigationBar), ("tabBar", .tabBar), ("toolbar", .toolbar),
    ("web", .webView), ("mapView", .mapView),
  ]

  private static let synonyms: [(String, ViewClass)] = [
    ("imageView", .imageView), ("img", .imageView), ("segmentedControl", .segmentedControl),
    ("segment", .segmentedControl), ("scrollView", .scrollView), ("tableView", .tableView),
    ("tableViewCell", .tableViewCell), ("tableCell", .tableViewCell), ("collectionView", .collectionView),
    ("collectionViewCell", .collectionViewCell), ("stackView", .stackView),
    ("visualEffectView", .visualEffectView), ("blur", .visualEffectView), ("pickerView", .pickerView),
    ("progressView", .progressView), ("spinner", .activityIndicatorView),
    ("activityIndicatorView", .activityIndicatorView), ("refreshControl", .refreshControl), ("web", .webView),
    ("webView", .webView), ("search", .searchBar), ("field", .textField), ("paging", .pageControl),
    ("pages", .pageControl), ("toggle", .switch), ("colourWell", .colorWell),
  ]

  private static let byWord: [String: ViewClass] = {
    var table: [String: ViewClass] = [:]
    for (word, viewClass) in words { table[word.lowercased()] = viewClass }
    for (word, viewClass) in synonyms { table[word.lowercased()] = viewClass }
    for viewClass in ViewClass.allCases where !viewClass.isPrivate && viewClass != .window {
      table[viewClass.uikitName.lowercased()] = viewClass
    }
    return table
  }()

  /// In any case: `button`, `UIButton`.
  static func viewClass(_ lowercased: String) -> ViewClass? { byWord[lowercased] }

  static var spellings: [String] { words.map(\.word) + words.map(\.viewClass.uikitName) }

  /// The word that a script uses for a class.
  static func word(for viewClass: ViewClass) -> String {
    words.first { $0.viewClass == viewClass }?.word ?? viewClass.uikitName
  }
}
