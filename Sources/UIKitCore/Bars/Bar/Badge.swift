/// How large a badge is for its text: a capsule that grows with the text and is never less than a circle.
///
///     ( 1 )  18 wide      ( 12 )  24 wide      ( New )  text + 10
///
/// Widths are whole points. An empty text gives the empty circle. (M-BDG-1, M-BDG-3, R-BDG-1, R-BDG-2)
struct Badge: Hashable {
  /// The width of the text on one line, in points.
  var textWidth: CGFloat
  /// The height of the text; only text larger than the badge's own font makes the capsule higher.
  var textHeight: CGFloat = 0

  var size: CGSize {
    let height = max(BarMetrics.badgeHeight, textHeight.isFinite ? textHeight.rounded(.up) : 0)
    let text = textWidth.isFinite ? max(textWidth, 0) : 0
    guard text > 0 else { return CGSize(width: height, height: height) }
    // The text's width is in whole pixels already; what exceeds a point by half of one was added there.
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
  /// The distance by which the text is moved from the center of the badge.
  var textOffset = UIOffset.zero
}
