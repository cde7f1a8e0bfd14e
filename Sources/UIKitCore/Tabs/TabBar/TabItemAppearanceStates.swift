/// The values of a `UITabBarItemAppearance`.
typealias TabItemAppearanceStates = ItemAppearanceStates<
  UITabBarItemAppearance.Style, TabItemStateAttributes
>

/// The values of one state of an item; those that are empty are determined by the system.
struct TabItemStateAttributes {
  var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  var titleOffset = UIOffset.zero
  var iconColor: UIColor?
  var badgeOffset = UIOffset.zero
  var badgeColor: UIColor?
  var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  var badgeTitleOffset = UIOffset.zero
}

extension TabItemStateAttributes: Equatable {
  static func == (left: TabItemStateAttributes, right: TabItemStateAttributes) -> Bool {
    left.titleOffset == right.titleOffset && left.iconColor == right.iconColor
      && left.badgeOffset == right.badgeOffset && left.badgeColor == right.badgeColor
      && left.badgeTitleOffset == right.badgeTitleOffset
      && AttributeComparison.areEqual(left.titleTextAttributes, right.titleTextAttributes)
      && AttributeComparison.areEqual(left.badgeTextAttributes, right.badgeTextAttributes)
  }
}

extension TabItemStateAttributes: ItemStateAttributes {
  private enum CodingKeys: CodingKey {
    case title, titleOffset, icon, badgeOffset, badge, badgeText, badgeTextOffset
  }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    titleTextAttributes = try values.attributes(for: .title)
    titleOffset = try values.offset(for: .titleOffset)
    iconColor = try values.color(for: .icon)
    badgeOffset = try values.offset(for: .badgeOffset)
    badgeColor = try values.color(for: .badge)
    badgeTextAttributes = try values.attributes(for: .badgeText)
    badgeTitleOffset = try values.offset(for: .badgeTextOffset)
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(titleTextAttributes, for: .title)
    try values.encode(titleOffset, for: .titleOffset)
    try values.encode(iconColor, for: .icon)
    try values.encode(badgeOffset, for: .badgeOffset)
    try values.encode(badgeColor, for: .badge)
    try values.encode(badgeTextAttributes, for: .badgeText)
    try values.encode(badgeTitleOffset, for: .badgeTextOffset)
  }
}
