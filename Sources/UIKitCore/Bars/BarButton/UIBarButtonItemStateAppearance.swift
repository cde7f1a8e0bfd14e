/// The appearance of bar buttons in one state.
///
/// Don't create objects of this class; modify those of a ``UIBarButtonItemAppearance``. Offsets
/// that are not finite are ignored with a warning.
open class UIBarButtonItemStateAppearance: NSObject, ItemStateAppearance {
  // R-BBI-35
  var attributes = BarButtonStateAttributes()

  init(attributes: BarButtonStateAttributes = BarButtonStateAttributes()) {
    self.attributes = attributes
  }

  /// The attributes of the title.
  ///
  /// The default value is empty. Without a font or a color, those of the system for the state are
  /// used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    // R-BBI-30
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

  /// The image behind title or image, or `nil` for none.
  ///
  /// The default value is `nil`.
  open var backgroundImage: UIImage? {
    // R-BBI-31
    get { attributes.backgroundImage }
    set { attributes.backgroundImage = newValue }
  }

  /// The offset of the background image to the right and downwards, in points.
  ///
  /// The default value is zero.
  open var backgroundImagePositionAdjustment: UIOffset {
    get { attributes.backgroundOffset }
    set { assign(newValue, to: \.backgroundOffset, "backgroundImagePositionAdjustment") }
  }

  // MARK: Equality

  /// Returns whether all values are equal.
  open override func isEqual(_ object: Any?) -> Bool { _isEqual(object) }

  open override var hash: Int { _hash }
}
