/// How one item is drawn: every choice made, nothing left to look up.
struct TabItemLook {
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
