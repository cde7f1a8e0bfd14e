/// How the buttons of a bar look in one state: pressed, disabled, and so on.
///
/// Apps change the objects that a `UIBarButtonItemAppearance` holds and never create one. Shifts that are no numbers are
/// ignored with a warning. (R-BBI-35)
open class UIBarButtonItemStateAppearance: NSObject, ItemStateAppearance {
  var attributes = BarButtonStateAttributes()

  init(attributes: BarButtonStateAttributes = BarButtonStateAttributes()) {
    self.attributes = attributes
  }

  /// The title's attributes; empty by default, and font and colour left out are the system's for the state. (R-BBI-30)
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes.titleTextAttributes }
    set { attributes.titleTextAttributes = newValue }
  }

  /// How far the title is moved, right and down; not at all by default.
  open var titlePositionAdjustment: UIOffset {
    get { attributes.titleOffset }
    set { assign(newValue, to: \.titleOffset, "titlePositionAdjustment") }
  }

  /// The picture behind title or image; nil, the default, for none. (R-BBI-31)
  open var backgroundImage: UIImage? {
    get { attributes.backgroundImage }
    set { attributes.backgroundImage = newValue }
  }

  /// How far that picture is moved, right and down; not at all by default.
  open var backgroundImagePositionAdjustment: UIOffset {
    get { attributes.backgroundOffset }
    set { assign(newValue, to: \.backgroundOffset, "backgroundImagePositionAdjustment") }
  }

  // MARK: Equality

  /// States are equal when all their values are.
  open override func isEqual(_ object: Any?) -> Bool { _isEqual(object) }

  open override var hash: Int { _hash }
}
