/// The sizes and fonts of the buttons in navigation bars and toolbars.
enum BarButtonMetrics {
  /// The point size of titles for which no font is set.
  ///
  /// It doesn't depend on the user's text size.
  static let fontSize: CGFloat = 17  // R-BBI-20
  static let plainFont = UIFont.systemFont(ofSize: fontSize)
  static let doneFont = UIFont.systemFont(ofSize: fontSize, weight: .semibold)
  // R-BBI-21
  /// The configuration of symbols for which none is set.
  @MainActor static let symbolConfiguration = UIImage.SymbolConfiguration(
    pointSize: fontSize,
    weight: .regular,
    scale: .large
  )
  // R-BBI-21
  /// The configuration of symbols on low bars.
  @MainActor static let compactSymbolConfiguration = UIImage.SymbolConfiguration(
    pointSize: fontSize,
    weight: .regular,
    scale: .medium
  )
  /// The opacity of a pressed button.
  static let highlightedAlpha: CGFloat = 0.2  // R-BBI-23
  /// The duration in which a released button regains its opacity, in seconds.
  static let fadeDuration = 0.35  // R-BBI-23
  /// The minimum width of a button, and the minimum height of the area that receives touches.
  static let leastTouchSide: CGFloat = 44  // R-BBI-24
  /// The padding at each side of a title or image.
  static let padding: CGFloat = 8  // R-BBI-25
  /// The gap between custom views, and the width of fixed spaces without a width.
  static let spacing: CGFloat = 8  // R-BBI-25
  /// The height and the corner radius of the highlight behind a selected item.
  static let selectionHeight: CGFloat = 34  // R-BBI-27
  static let selectionRadius: CGFloat = 7
}
