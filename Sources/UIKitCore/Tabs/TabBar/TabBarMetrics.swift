/// The metrics of docked tab bars on iOS 7 to 17, in points.
///
/// The comment on each value names the rule that documents its measurement.
enum TabBarMetrics {
  // MARK: Bar height without the home indicator

  // M-H-1, M-H-3
  /// The height on phones, unless the compact height applies.
  static let regularHeight: CGFloat = 49
  // M-H-2
  /// The height on phones in landscape, except the largest.
  static let compactHeight: CGFloat = 32
  // M-H-4
  /// The height on pads.
  static let padHeight: CGFloat = 50

  // MARK: Buttons

  // M-BTN-1
  /// The distance between a button and the edges of its slot.
  static let buttonMargin: CGFloat = 2
  // M-BTN-1
  /// The distance of a button from the top of the bar.
  static let buttonTop: CGFloat = 1
  // M-IPAD-1
  /// The width of buttons on a centered bar.
  static let centeredButtonWidth: CGFloat = 76
  // M-IPAD-1
  /// The distance between buttons on a centered bar.
  static let centeredButtonSpacing: CGFloat = 34
  /// The minimum width of a slot.
  ///
  /// A bar shows as many items as fit at this width.
  static let leastSlotWidth: CGFloat = 44
  /// The minimum number of items shown, even if the bar is narrow.
  static let leastVisibleCount = 5
  // R-MORE-1
  /// The maximum number of items on a controller's bar in compact width.
  static let compactCapacity = 5
  // R-MORE-2
  /// The maximum number of items on a controller's bar in regular width; our choice.
  static let regularCapacity = 8
  /// The width that is assumed for a bar whose width is zero: that of a common phone.
  static let assumedWidth: CGFloat = 375

  // MARK: Stacked content, from the top of the button

  // M-ICO-4
  /// The center of the icon.
  static let stackedImageCenter: CGFloat = 18
  // M-TTL-1, M-ICO-7
  /// The distance between the title and the bottom of a button of standard height.
  static let stackedTitleBottom: CGFloat = 1
  // M-TTL-1
  /// The height of a title as a multiple of its font size.
  static let titleLineHeight: CGFloat = 1.2
  // M-TTL-1
  /// The font size of titles.
  static let stackedTitleSize: CGFloat = 10
  // M-TTL-1
  /// The font of titles, which is medium since iOS 13.
  static let stackedTitleFont = UIFont.systemFont(ofSize: stackedTitleSize, weight: .medium)

  // R-IMG-8
  /// The size and weight of symbols without a configuration.
  @MainActor static let symbolConfiguration = UIImage.SymbolConfiguration(
    pointSize: 18,
    weight: .medium,
    scale: .large
  )

  // R-IMG-8
  /// The size and weight of symbols without a configuration on bars of compact height.
  @MainActor static let compactSymbolConfiguration = UIImage.SymbolConfiguration(
    pointSize: 13,
    weight: .medium,
    scale: .large
  )

  // MARK: Inline content

  // M-INL-1
  /// The font on bars of regular height.
  static let inlineTitleFont = UIFont.systemFont(ofSize: 13)
  // M-INL-2
  /// The font on bars of compact height.
  static let compactInlineTitleFont = UIFont.systemFont(ofSize: 12)
  // M-INL-1, M-INL-2
  /// The side of the square for icons on bars of regular and of compact height.
  static let inlineImageSide: CGFloat = 23
  static let compactImageSide: CGFloat = 20
  // M-INL-3
  /// The distance between icon and title on bars of regular and of compact height.
  static let inlineGap: CGFloat = 6
  static let compactGap: CGFloat = 5
  // M-IPAD-3
  /// The padding at either side of a centered inline button's icon and title.
  static let inlinePadding: CGFloat = 8

  // MARK: Badge

  // M-BDG-2
  /// The distance by which the badge overlaps the icon.
  static let badgeOverlap: CGFloat = 5
  // M-BDG-2
  /// The distance from the top of the button.
  static let badgeTop: CGFloat = 2
  // M-INL-6
  /// The offset from the center of an inline icon.
  static let inlineBadgeOffset = CGPoint(x: 3, y: -19)
  // R-BDG-6
  /// The distance between a badge and an inline title; our choice.
  static let badgeGap: CGFloat = 2

  // MARK: Selection indicator

  // R-APP-23
  /// The margin between the indicator and its slot; our choice.
  static let indicatorMargin: CGFloat = 3
  // R-APP-23
  /// The corner radius of the indicator; our choice.
  static let indicatorRadius: CGFloat = 10

  // MARK: Animation

  /// The duration in seconds for which items fade and slide when they are replaced with animation.
  static let itemChangeDuration = 0.25
  /// The duration in seconds for which a bar slides out or in.
  static let hidingDuration = 0.3
}
