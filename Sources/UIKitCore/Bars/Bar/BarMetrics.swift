/// The sizes and colors that all bars share.
enum BarMetrics {
  // MARK: Badge

  /// The height and the minimum width of a badge.
  static let badgeHeight: CGFloat = 18  // M-BDG-1
  /// The difference between the widths of a badge and of its text, in points.
  static let badgePadding: CGFloat = 10  // M-BDG-3
  /// The point size of the text in a badge.
  static let badgeFontSize: CGFloat = 13  // M-BDG-3
  static let badgeFont = UIFont.systemFont(ofSize: badgeFontSize)

  // MARK: Colors

  // M-HAIR-2, R-AX-20
  /// The color of the hairline at the edge of a bar.
  static let shadowColor = UIColor.resolvedPerTraits { traits in
    let isStrong = traits.accessibilityContrast == .high
    return traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: isStrong ? 0.5 : 0.15)
      : UIColor(white: 0, alpha: isStrong ? 0.6 : 0.3)
  }
  // M-COL-2, M-COL-3, R-AX-20
  /// The color of icon and title of an item that is not selected.
  static let unselectedColor = UIColor.resolvedPerTraits { traits in
    guard traits.accessibilityContrast != .high else {
      return UIColor.systemGray.resolvedColor(with: traits)
    }
    return UIColor(white: traits.userInterfaceStyle == .dark ? 127 / 255 : 146 / 255, alpha: 1)
  }
  /// The same color for bars of the style `black`.
  static let unselectedColorOnBlack = UIColor(white: 146 / 255, alpha: 1)  // M-COL-5
  /// The factor for the opacity of disabled items.
  static let disabledAlpha: CGFloat = 0.5  // M-COL-4
  /// The opacity of an opaque background image in a bar that was made translucent.
  static let translucentImageAlpha: CGFloat = 0.85  // R-LEG-1
  /// The factor for the opacity of a bar tint color over the blur.
  static let translucentTintAlpha: CGFloat = 0.85  // R-LEG-7
}
