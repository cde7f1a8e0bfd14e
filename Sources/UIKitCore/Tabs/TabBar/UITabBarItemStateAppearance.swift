/// The appearance of tab bar items in one state.
///
/// Don't create objects of this class; modify those of a ``UITabBarItemAppearance``. Offsets that
/// are not finite are ignored with a warning.
open class UITabBarItemStateAppearance: NSObject, ItemStateAppearance {
  // R-BAD-35
  var attributes = TabItemStateAttributes()

  init(attributes: TabItemStateAttributes = TabItemStateAttributes()) {
    self.attributes = attributes
  }

  // MARK: Title and icon

  /// The attributes of the title.
  ///
  /// The default value is empty. Without a font or a color, those of the system for the state are
  /// used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    // R-APP-10
    get { attributes.titleTextAttributes }
    set { attributes.titleTextAttributes = newValue }
  }

  /// The offset of the title to the right and downwards, in points.
  ///
  /// The default value is zero.
  open var titlePositionAdjustment: UIOffset {
    get { attributes.titleOffset }
    set { assign(newValue, to: \.titleOffset, "titlePositionAdjustment") }
  }

  /// The color of template icons, or `nil` for the tint color if selected and gray otherwise.
  ///
  /// The default value is `nil`.
  open var iconColor: UIColor? {
    // R-APP-10
    get { attributes.iconColor }
    set { attributes.iconColor = newValue }
  }

  // MARK: Badge

  /// The offset of the badge to the right and downwards, in points.
  ///
  /// The default value is zero.
  open var badgePositionAdjustment: UIOffset {
    get { attributes.badgeOffset }
    set { assign(newValue, to: \.badgeOffset, "badgePositionAdjustment") }
  }

  /// The color of the badge, or `nil` for the item's ``UITabBarItem/badgeColor``, or else red.
  ///
  /// The default value is `nil`.
  open var badgeBackgroundColor: UIColor? {
    // R-LEG-9
    get { attributes.badgeColor }
    set { attributes.badgeColor = newValue }
  }

  /// The attributes of the text in the badge.
  ///
  /// The default value is empty, for white text with a font size of 13 points.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes.badgeTextAttributes }
    set { attributes.badgeTextAttributes = newValue }
  }

  /// The offset of the text inside the badge to the right and downwards, in points.
  ///
  /// The default value is zero.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { attributes.badgeTitleOffset }
    set { assign(newValue, to: \.badgeTitleOffset, "badgeTitlePositionAdjustment") }
  }

  // MARK: Equality

  /// Returns whether all values are equal.
  open override func isEqual(_ object: Any?) -> Bool { _isEqual(object) }

  open override var hash: Int { _hash }
}
