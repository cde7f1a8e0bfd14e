/// How the buttons of a bar look in one state: pressed, disabled, and so on.
///
/// Apps change the objects that a `UIBarButtonItemAppearance` holds and never create one. Shifts that are no numbers are
/// ignored with a warning. (R-BBI-35)
open class UIBarButtonItemStateAppearance: NSObject {
  var look = BarButtonStateAttributes()

  init(look: BarButtonStateAttributes = BarButtonStateAttributes()) { self.look = look }

  /// The title's attributes; empty by default, and font and colour left out are the system's for the state. (R-BBI-30)
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { look.titleTextAttributes }
    set { look.titleTextAttributes = newValue }
  }

  /// How far the title is moved, right and down; not at all by default.
  open var titlePositionAdjustment: UIOffset {
    get { look.titleOffset }
    set { assign(newValue, to: \.titleOffset, "titlePositionAdjustment") }
  }

  /// The picture behind title or image; nil, the default, for none. (R-BBI-31)
  open var backgroundImage: UIImage? {
    get { look.backgroundImage }
    set { look.backgroundImage = newValue }
  }

  /// How far that picture is moved, right and down; not at all by default.
  open var backgroundImagePositionAdjustment: UIOffset {
    get { look.backgroundOffset }
    set { assign(newValue, to: \.backgroundOffset, "backgroundImagePositionAdjustment") }
  }

  // MARK: Equality

  /// States are equal when all their values are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBarButtonItemStateAppearance)?.look == look
  }

  open override var hash: Int { look.titleOffset.hashValue ^ look.titleTextAttributes.count }

  private func assign(
    _ offset: UIOffset,
    to path: WritableKeyPath<BarButtonStateAttributes, UIOffset>,
    _ name: String
  ) {
    look[keyPath: path] = NonFiniteGeometry.checked(
      offset,
      else: look[keyPath: path],
      "UIBarButtonItemStateAppearance.\(name)"
    )
  }
}
