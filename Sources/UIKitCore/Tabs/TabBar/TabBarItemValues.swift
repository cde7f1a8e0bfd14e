/// The values that tab bar items have in addition to those of all bar items, in a form that can be
/// archived.
struct TabBarItemValues {
  var systemItem: UITabBarItem.SystemItem?
  var selectedImage: UIImage?
  var badgeValue: String?
  var extras = TabBarItemExtras()

  init(
    systemItem: UITabBarItem.SystemItem?,
    selectedImage: UIImage?,
    badgeValue: String?,
    extras: TabBarItemExtras?
  ) {
    (self.systemItem, self.selectedImage) = (systemItem, selectedImage)
    self.badgeValue = badgeValue
    self.extras = extras ?? TabBarItemExtras()
  }
}

/// The values of a tab bar item that are rarely set.
struct TabBarItemExtras {
  var badgeColor: UIColor?
  /// The badge's text attributes, keyed by the raw value of the state.
  var badgeTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  var titlePositionAdjustment = UIOffset.zero
  var isSpringLoaded = false
  // Archived as objects, since apps may use custom subclasses.
  var appearances = BarAppearanceStore<UITabBarAppearance>()
  // R-ITEM-14
  /// The other buttons that show the item; not archived.
  var otherButtons: [OtherButton] = []
}

extension TabBarItemValues: Codable {
  private enum CodingKeys: CodingKey {
    case systemItem, selectedImage, badge, badgeColor, badgeText, titleOffset, springs
  }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    systemItem = try values.decodeIfPresent(Int.self, forKey: .systemItem)
      .map(UITabBarItem.SystemItem.init(archived:))
    selectedImage = try values.image(for: .selectedImage)
    badgeValue = try values.decodeIfPresent(String.self, forKey: .badge)
    extras.badgeColor = try values.color(for: .badgeColor)
    extras.badgeTextAttributes = try values.attributesByState(for: .badgeText)
    extras.titlePositionAdjustment = try values.offset(for: .titleOffset)
    extras.isSpringLoaded = try values.decodeIfPresent(Bool.self, forKey: .springs) ?? false
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(systemItem?.rawValue, forKey: .systemItem)
    try values.encode(selectedImage, for: .selectedImage)
    try values.encodeIfPresent(badgeValue, forKey: .badge)
    try values.encode(extras.badgeColor, for: .badgeColor)
    try values.encode(extras.badgeTextAttributes, for: .badgeText)
    try values.encode(extras.titlePositionAdjustment, for: .titleOffset)
    try values.encode(extras.isSpringLoaded, forKey: .springs)
  }
}
