/// The metrics of the bar on televisions, in points of a screen of 1920 x 1080.
enum TelevisionTabBarMetrics {
  // MARK: Position

  // M-H-9
  /// The height of the bar.
  static let height: CGFloat = 68
  // M-H-9
  /// The distance between the bar and the top of the screen.
  static let top: CGFloat = 46
  // R-TV-11
  /// The distance between the bar and the content; our choice, the same as above the bar.
  static let contentGap: CGFloat = 46
  // R-TV-1
  /// The maximum distance that the bar scrolls, after which it is just out of view.
  static let farthest: CGFloat = 46 + 68

  // MARK: Items

  // R-TV-12
  /// The font of titles, which is the callout style that public guidance gives for this size.
  static let titleFont = UIFont.systemFont(ofSize: 31, weight: .medium)
  // R-TV-12
  /// The padding at either side of icon and title; our choice.
  static let itemPadding: CGFloat = 34
  // R-TV-12
  /// The side of the square for icons, and the distance between icon and title; our choice.
  static let inlineMeasures = TabBarButtonLayout.InlineMeasures(
    imageSide: 38,
    gap: 12,
    badge: .atCorner(CGPoint(x: 4, y: -8))
  )
  /// The size and weight of symbols without a configuration.
  @MainActor static let symbolConfiguration = UIImage.SymbolConfiguration(
    pointSize: 31,
    weight: .medium,
    scale: .large
  )
  // R-TV-13
  /// The opacity of titles of items that aren't selected; our choice.
  static let normalAlpha: CGFloat = 0.65
  // R-TV-18
  /// The font of badges; our choice.
  static let badgeFont = UIFont.systemFont(ofSize: 23, weight: .medium)

  // MARK: Pills

  // R-TV-13
  /// The margin around the pill of the selected item; our choice.
  static let selectedInset: CGFloat = 6
  // R-TV-13
  /// The shadow of the pill of the focused item; our choice.
  static let shadow = TabItemMarkGeometry.Shadow(
    opacity: 0.3,
    radius: 14,
    offset: CGSize(width: 0, height: 8)
  )

  // MARK: Accessory views

  // R-TV-15
  /// The distance between an accessory view and the items; our choice.
  static let accessoryGap: CGFloat = 40
}
