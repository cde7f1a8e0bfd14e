/// The numbers of docked tab bars, iOS 7 to 17, in points; each with the rule it was observed under.
enum TabBarMetrics {
  // MARK: Bar height, without the home indicator's inset

  /// M-H-1, M-H-3: phones, except where the short form applies.
  static let regularHeight: CGFloat = 49
  /// M-H-2: phones lying on their side, except the largest.
  static let compactHeight: CGFloat = 32
  /// M-H-4: pads.
  static let padHeight: CGFloat = 50

  // MARK: Buttons

  /// M-BTN-1: what each button keeps free of its slot at either side.
  static let buttonMargin: CGFloat = 2
  /// M-BTN-1: the distance of a button from the bar's top.
  static let buttonTop: CGFloat = 1
  /// M-IPAD-1: buttons of a centred bar.
  static let centeredButtonWidth: CGFloat = 76
  /// M-IPAD-1: the distance between buttons of a centred bar.
  static let centeredButtonSpacing: CGFloat = 34
  /// The narrowest slot that a finger still hits; a bar shows as many items as fit at this width.
  static let leastSlotWidth: CGFloat = 44
  /// Shown however narrow the bar is.
  static let leastVisibleCount = 5
  /// R-MORE-1: how many items the bar of a tab bar controller has room for in compact width.
  static let compactCapacity = 5
  /// R-MORE-2: the same in regular width; our choice.
  static let regularCapacity = 8
  /// The width that counts for a bar that has none yet: a common phone's.
  static let assumedWidth: CGFloat = 375

  // MARK: Stacked content, from the top of the button

  /// M-ICO-4: the middle of the icon.
  static let stackedImageCenter: CGFloat = 18
  /// M-TTL-1, M-ICO-7: what lies between the title and the bottom of the standard button.
  static let stackedTitleBottom: CGFloat = 1
  /// M-TTL-1: the height of a title, as a multiple of its font's size.
  static let titleLineHeight: CGFloat = 1.2
  /// M-TTL-1: the font's size.
  static let stackedTitleSize: CGFloat = 10
  /// M-TTL-1: medium since iOS 13.
  static let stackedTitleFont = UIFont.systemFont(ofSize: stackedTitleSize, weight: .medium)

  /// R-IMG-8: the size and weight of symbols that state none.
  @MainActor static let symbolConfiguration = UIImage.SymbolConfiguration(
    pointSize: 18,
    weight: .medium,
    scale: .large
  )

  // MARK: Inline content

  /// M-INL-1: the font in wide bars.
  static let inlineTitleFont = UIFont.systemFont(ofSize: 13)
  /// M-INL-2: the font in short bars.
  static let compactInlineTitleFont = UIFont.systemFont(ofSize: 12)
  /// M-INL-2, M-INL-3: the side of the square that icons are fitted into, by pixels per point.
  static func inlineImageSide(scale: CGFloat) -> CGFloat { scale >= 3 ? 23 : 20 }
  /// M-INL-3: between icon and title, by pixels per point.
  static func inlineGap(scale: CGFloat) -> CGFloat { scale >= 3 ? 6 : 5 }
  /// M-IPAD-3: what a centred inline button adds to its icon and title at either side.
  static let inlinePadding: CGFloat = 8

  // MARK: Badge

  /// M-BDG-2: how far the badge reaches back over the icon.
  static let badgeOverlap: CGFloat = 5
  /// M-BDG-2: from the top of the button.
  static let badgeTop: CGFloat = 2
  /// M-INL-6: from the middle of an inline icon.
  static let inlineBadgeOffset = CGPoint(x: 3, y: -19)

  // MARK: Selection indicator

  /// R-APP-23: what the bar's own mark keeps free of its slot on all sides; our choice.
  static let indicatorMargin: CGFloat = 3
  /// R-APP-23: the radius of its corners; our choice.
  static let indicatorRadius: CGFloat = 10

  // MARK: Movement

  /// How long items take to fade and slide when they are replaced with animation, in seconds.
  static let itemChangeDuration = 0.25
  /// How long a bar takes to slide out or in, in seconds.
  static let hidingDuration = 0.3
}
