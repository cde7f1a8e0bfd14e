/// The numbers and fonts of buttons in navigation bars and toolbars; each with the rule it is kept under.
enum BarButtonMetrics {
  /// R-BBI-20: text that states no font, which does not follow the user's text size.
  static let fontSize: CGFloat = 17
  static let plainFont = UIFont.systemFont(ofSize: fontSize)
  static let doneFont = UIFont.systemFont(ofSize: fontSize, weight: .semibold)
  /// R-BBI-21: symbols that state no size.
  @MainActor static let symbolConfiguration = UIImage.SymbolConfiguration(
    pointSize: fontSize,
    weight: .regular,
    scale: .large
  )
  /// R-BBI-23: what a button keeps of its opacity under a finger.
  static let highlightedAlpha: CGFloat = 0.2
  /// R-BBI-23: how long it takes to come back, in seconds.
  static let fadeDuration = 0.35
  /// R-BBI-24: the least width of a button and the least height that takes touches.
  static let leastTouchSide: CGFloat = 44
  /// R-BBI-25: what a button has left and right of its title or image.
  static let padding: CGFloat = 8
  /// R-BBI-25: between custom views, which have no padding, and in place of a fixed space without a width.
  static let spacing: CGFloat = 8
  /// R-BBI-27: the mark behind a selected item: its height where there is room, and its corners.
  static let selectionHeight: CGFloat = 34
  static let selectionRadius: CGFloat = 7
  /// R-TOOL-23: the side margins of narrow and wide bars, and the width from which a bar is wide.
  static let narrowMargin: CGFloat = 16
  static let wideMargin: CGFloat = 20
  static let wideWidth: CGFloat = 414
}
