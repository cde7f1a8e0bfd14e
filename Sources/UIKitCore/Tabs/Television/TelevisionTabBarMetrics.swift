/// The numbers of the bar on televisions, in points of a screen of 1920 x 1080; each with the rule it stands under.
enum TelevisionTabBarMetrics {
  // MARK: Place

  /// M-H-9: the height of the bar.
  static let height: CGFloat = 68
  /// M-H-9: from the top of the screen.
  static let top: CGFloat = 46
  /// R-TV-11: what the content keeps clear below the bar; our choice, as much as there is above it.
  static let contentGap: CGFloat = 46
  /// R-TV-1: how far content takes the bar along at most, so that it is just out of view.
  static let farthest: CGFloat = 46 + 68

  // MARK: Items

  /// R-TV-12: the style for callouts, the one that public guidance gives for this size of text.
  static let titleFont = UIFont.systemFont(ofSize: 31, weight: .medium)
  /// R-TV-12: what an item has at either side of icon and title; our choice.
  static let itemPadding: CGFloat = 34
  /// R-TV-12: the side of the square that icons are fitted into, and what is between icon and title; our choice.
  static let inlineMeasures = TabBarButtonLayout.InlineMeasures(
    imageSide: 38,
    gap: 12,
    badge: .atCorner(CGPoint(x: 4, y: -8))
  )
  /// The size and weight of symbols that state none.
  @MainActor static let symbolConfiguration = UIImage.SymbolConfiguration(
    pointSize: 31,
    weight: .medium,
    scale: .large
  )
  /// R-TV-13: what titles of items that are not selected keep of their opacity; our choice.
  static let normalAlpha: CGFloat = 0.65
  /// R-TV-18: the text of a badge; our choice.
  static let badgeFont = UIFont.systemFont(ofSize: 23, weight: .medium)

  // MARK: Pills

  /// R-TV-13: what the mark of the selected item keeps free of its place, all around; our choice.
  static let selectedInset: CGFloat = 6
  /// R-TV-13: the shadow of the mark of the focused item; our choice.
  static let shadowRadius: CGFloat = 14
  static let shadowOffset = CGSize(width: 0, height: 8)
  static let shadowOpacity: Float = 0.3

  // MARK: Accessory views

  /// R-TV-15: between an accessory view and the items; our choice.
  static let accessoryGap: CGFloat = 40
}
