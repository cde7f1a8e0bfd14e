/// The sizes and fonts of navigation bars, as on iOS 11 to 17; lengths are in points.
enum NavigationBarMetrics {
  // MARK: Heights

  /// The height on phones in portrait and on the largest phones.
  static let regularHeight: CGFloat = 44  // R-NBAR-1
  /// The height on phones in landscape.
  static let compactHeight: CGFloat = 32  // R-NBAR-1
  /// The height on pads, since iOS 12.
  static let padHeight: CGFloat = 50  // R-NBAR-1
  /// The height in sheets, since iOS 13.
  static let sheetHeight: CGFloat = 56  // R-NBAR-5
  /// The height of a prompt.
  static let promptHeight: CGFloat = 30  // R-NBAR-2
  /// The height of a large title at the standard text size.
  static let largeTitleHeight: CGFloat = 52  // R-NBAR-3

  /// The width of a search bar beside the title; our choice.
  static let inlineSearchWidth: CGFloat = 320  // R-SRCH-8

  // MARK: Text

  /// The font of the title in the row, at all text sizes.
  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)  // R-NBAR-10
  /// The point size of large titles at the standard text size.
  static let largeTitleSize: CGFloat = 34  // R-NBAR-11
  static let largeTitleFont = UIFont.systemFont(ofSize: largeTitleSize, weight: .bold)
  /// The font of the prompt.
  static let promptFont = UIFont.systemFont(ofSize: 12)  // R-NBAR-2
  /// The font of the title beside the back indicator.
  static let backTitleFont = UIFont.systemFont(ofSize: 17)  // R-NBAR-13

  // MARK: Margins and gaps

  /// The distance of the back indicator from the edge, its size, and its distance from the title.
  static let indicatorEdge: CGFloat = 8  // R-NBAR-14
  static let indicatorSize = CGSize(width: 12, height: 20.5)
  static let indicatorGap: CGFloat = 6
  /// The arrow, which is mirrored for right-to-left languages.
  ///
  /// Its size is rounded to the pixels of the current traits, so that it is not stored.
  @MainActor static func indicatorImage(isCompact: Bool) -> UIImage? {
    let style = UIImage.SymbolConfiguration(
      pointSize: 17,
      weight: .semibold,
      scale: isCompact ? .medium : .large
    )
    return UIImage(systemName: "chevron.left", withConfiguration: style)?
      .withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
  }
  /// The minimum distance between the title and adjacent views.
  static let titleGap: CGFloat = 6  // R-NBAR-15
  /// The minimum width and height of the area that receives touches.
  static let touchSize: CGFloat = 44  // R-NBAR-16
  /// The distance between a large title and the lower edge of the bar.
  static let largeTitleBottom: CGFloat = 8  // R-NBAR-11

  // MARK: Transitions

  /// The distance by which a title in the row moves when it appears or disappears, relative to the
  /// width of the bar; our choice.
  static let titleTravel: CGFloat = 0.5  // R-NBAR-70
  /// The distance by which the title of a back button moves when it disappears, relative to the
  /// width of the bar; our choice.
  static let nameTravel: CGFloat = 0.2  // R-NBAR-70

  // MARK: Large titles

  /// The maximum visible fraction of the large title at which the row displays the title; our
  /// choice.
  static let rowTitleLimit: CGFloat = 0.3  // R-NBAR-41
  /// The duration of the fade of the title in the row, in seconds; our choice.
  static let rowTitleFade = 0.2  // R-NBAR-41
  /// The maximum increase in the scale of a title that is pulled down, and the distance at which it
  /// is reached; our choice.
  static let stretchScale: CGFloat = 0.1  // R-NBAR-43
  static let stretchForScale: CGFloat = 150

  /// The opacity of a pressed back button; our choice.
  static let pressedAlpha: CGFloat = 0.3  // R-NBAR-14

  /// The duration of transitions of a bar without a controller, in seconds.
  static let moveDuration = 0.35

}
