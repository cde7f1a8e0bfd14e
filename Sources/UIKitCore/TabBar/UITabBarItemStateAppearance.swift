/// How the items of a tab bar look in one state: selected, disabled, and so on.
///
/// Apps change the objects that a `UITabBarItemAppearance` holds and never create one.
open class UITabBarItemStateAppearance: NSObject {
  var look = TabItemStateLook()

  init(look: TabItemStateLook = TabItemStateLook()) { self.look = look }

  /// The title's attributes; font and colour left out are the system's for the state. (R-APP-10)
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { look.titleTextAttributes }
    set { look.titleTextAttributes = newValue }
  }

  /// How far the title is moved, right and down; not at all by default.
  open var titlePositionAdjustment: UIOffset {
    get { look.titleOffset }
    set { look.titleOffset = newValue }
  }

  /// The colour of template icons; nil for the tint when selected and grey otherwise. (R-APP-10)
  open var iconColor: UIColor? {
    get { look.iconColor }
    set { look.iconColor = newValue }
  }

  /// How far the badge is moved, right and down; not at all by default.
  open var badgePositionAdjustment: UIOffset {
    get { look.badgeOffset }
    set { look.badgeOffset = newValue }
  }

  /// The badge's colour; nil for the item's `badgeColor`, or else red.
  open var badgeBackgroundColor: UIColor? {
    get { look.badgeColor }
    set { look.badgeColor = newValue }
  }

  /// The attributes of the badge's text; 13 points and white by default.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { look.badgeTextAttributes }
    set { look.badgeTextAttributes = newValue }
  }

  /// How far the text is moved inside the badge, right and down.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { look.badgeTitleOffset }
    set { look.badgeTitleOffset = newValue }
  }
}

/// What one state of an item says about its look; empty parts are left to the system.
struct TabItemStateLook {
  var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  var titleOffset = UIOffset.zero
  var iconColor: UIColor?
  var badgeOffset = UIOffset.zero
  var badgeColor: UIColor?
  var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  var badgeTitleOffset = UIOffset.zero
}
