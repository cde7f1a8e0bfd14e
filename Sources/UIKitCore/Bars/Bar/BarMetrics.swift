/// The numbers and colours that bars share; each with the rule it was observed under.
enum BarMetrics {
  // MARK: Badge

  /// M-BDG-1: the height, and the width of the shortest badge.
  static let badgeHeight: CGFloat = 18
  /// M-BDG-3: what the capsule is wider than its text.
  static let badgePadding: CGFloat = 10
  /// M-BDG-3: the size of the text.
  static let badgeFontSize: CGFloat = 13
  static let badgeFont = UIFont.systemFont(ofSize: badgeFontSize)

  // MARK: Colours

  /// M-HAIR-2, R-AX-20: the line above a bar.
  static let shadowColor = UIColor.answers { traits in
    let isStrong = traits.accessibilityContrast == .high
    return traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: isStrong ? 0.5 : 0.15)
      : UIColor(white: 0, alpha: isStrong ? 0.6 : 0.3)
  }
  /// M-COL-2, M-COL-3, R-AX-20: icon and title of an item that is not selected.
  static let unselectedColor = UIColor.answers { traits in
    guard traits.accessibilityContrast != .high else {
      return UIColor.systemGray.resolvedColor(with: traits)
    }
    return UIColor(white: traits.userInterfaceStyle == .dark ? 127 / 255 : 146 / 255, alpha: 1)
  }
  /// M-COL-5: the same on a bar that is black in all surroundings.
  static let unselectedColorOnBlack = UIColor(white: 146 / 255, alpha: 1)
  /// M-COL-4: what a disabled item keeps of its opacity.
  static let disabledAlpha: CGFloat = 0.5
  /// R-LEG-1: what an opaque background image keeps of its opacity in a bar that was made translucent.
  static let translucentImageAlpha: CGFloat = 0.85
  /// R-LEG-7: what a bar tint keeps of its opacity over the blur.
  static let translucentTintAlpha: CGFloat = 0.85
}
