/// The size of a badge for its text: a capsule that is as wide as the text requires, but at least
/// as wide as high.
///
///     ( 1 )  18 wide      ( 12 )  24 wide      ( New )  text + 10
///
/// Widths are whole points. The badge of an empty text is a circle.
struct Badge: Hashable {
  // M-BDG-1, M-BDG-3, R-BDG-1, R-BDG-2
  /// The width of the text on one line, in points.
  var textWidth: CGFloat
  /// The height of the text, in points; only needed for text larger than the standard font, which
  /// makes the badge higher.
  var textHeight: CGFloat = 0

  var size: CGSize {
    let height = max(BarMetrics.badgeHeight, textHeight.isFinite ? textHeight.rounded(.up) : 0)
    let text = textWidth.isFinite ? max(textWidth, 0) : 0
    guard text > 0 else { return CGSize(width: height, height: height) }
    // The width of the text is already rounded up to pixels, which may add up to half a point.
    let width = (text + BarMetrics.badgePadding - 0.5).rounded(.up)
    return CGSize(width: max(height, width), height: height)
  }

  var cornerRadius: CGFloat { size.height / 2 }
}

/// The colors and the font of a badge.
struct BadgeStyle {
  var font: UIFont
  var textColor: UIColor
  var color: UIColor
  /// The offset of the text from the center of the badge.
  var textOffset = UIOffset.zero
}
