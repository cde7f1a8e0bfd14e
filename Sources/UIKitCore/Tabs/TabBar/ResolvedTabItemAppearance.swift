/// The final appearance of an item, with all values resolved.
struct ResolvedTabItemAppearance {
  var titleFont: UIFont
  var titleColor: UIColor
  /// The attributes other than font and color, such as kerning.
  var titleAttributes: [NSAttributedString.Key: Any] = [:]
  var titleOffset = UIOffset.zero
  var iconColor: UIColor
  var badgeColor: UIColor
  var badgeFont: UIFont
  var badgeTextColor: UIColor
  var badgeOffset = UIOffset.zero
  var badgeTitleOffset = UIOffset.zero
}

extension ResolvedTabItemAppearance {
  var badge: BadgeStyle {
    BadgeStyle(
      font: badgeFont,
      textColor: badgeTextColor,
      color: badgeColor,
      textOffset: badgeTitleOffset
    )
  }

  /// The same appearance with its colors resolved for dark mode.
  var dark: ResolvedTabItemAppearance {
    // R-LEG-8
    var appearance = self
    appearance.titleColor = titleColor.resolvedColor(with: .dark)
    appearance.iconColor = iconColor.resolvedColor(with: .dark)
    appearance.badgeColor = badgeColor.resolvedColor(with: .dark)
    appearance.badgeTextColor = badgeTextColor.resolvedColor(with: .dark)
    return appearance
  }
}
