/// How the items of a tab bar look in one state: selected, disabled, and so on.
///
/// Apps change the objects that a `UITabBarItemAppearance` holds and never create one. Shifts that are no numbers are
/// ignored with a warning. (R-BAD-35)
open class UITabBarItemStateAppearance: NSObject, ItemStateAppearance {
  var attributes = TabItemStateAttributes()

  init(attributes: TabItemStateAttributes = TabItemStateAttributes()) {
    self.attributes = attributes
  }

  // MARK: Title and icon

  /// The title's attributes; empty by default, and font and colour left out are the system's for the state. (R-APP-10)
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes.titleTextAttributes }
    set { attributes.titleTextAttributes = newValue }
  }

  /// How far the title is moved, right and down; not at all by default.
  open var titlePositionAdjustment: UIOffset {
    get { attributes.titleOffset }
    set { assign(newValue, to: \.titleOffset, "titlePositionAdjustment") }
  }

  /// The colour of template icons; nil, the default, for the tint when selected and grey otherwise. (R-APP-10)
  open var iconColor: UIColor? {
    get { attributes.iconColor }
    set { attributes.iconColor = newValue }
  }

  // MARK: Badge

  /// How far the badge is moved, right and down; not at all by default.
  open var badgePositionAdjustment: UIOffset {
    get { attributes.badgeOffset }
    set { assign(newValue, to: \.badgeOffset, "badgePositionAdjustment") }
  }

  /// The badge's colour; nil, the default, for the item's `badgeColor`, or else red. (R-LEG-9)
  open var badgeBackgroundColor: UIColor? {
    get { attributes.badgeColor }
    set { attributes.badgeColor = newValue }
  }

  /// The attributes of the badge's text; empty by default, which is 13 points and white.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes.badgeTextAttributes }
    set { attributes.badgeTextAttributes = newValue }
  }

  /// How far the text is moved inside the badge, right and down; not at all by default.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { attributes.badgeTitleOffset }
    set { assign(newValue, to: \.badgeTitleOffset, "badgeTitlePositionAdjustment") }
  }

  // MARK: Equality

  /// States are equal when all their values are.
  open override func isEqual(_ object: Any?) -> Bool { _isEqual(object) }

  open override var hash: Int { _hash }
}
