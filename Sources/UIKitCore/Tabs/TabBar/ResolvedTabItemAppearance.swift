/// How one item is drawn: every choice made, nothing left to look up.
struct ResolvedTabItemAppearance {
  var titleFont: UIFont
  var titleColor: UIColor
  /// Attributes beside font and colour, such as kerning.
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

  /// The same look with the colours that it has in dark surroundings. (R-LEG-8)
  var dark: ResolvedTabItemAppearance {
    var look = self
    look.titleColor = titleColor.resolvedColor(with: .dark)
    look.iconColor = iconColor.resolvedColor(with: .dark)
    look.badgeColor = badgeColor.resolvedColor(with: .dark)
    look.badgeTextColor = badgeTextColor.resolvedColor(with: .dark)
    return look
  }
}
