/// How the buttons of a navigation bar or toolbar look, state by state.
///
/// Appearances are equal when they are of one style and all four states say the same. (R-BBI-34)
open class UIBarButtonItemAppearance: NSObject, NSCopying, NSSecureCoding, ItemAppearance {
  var style: UIBarButtonItem.Style

  // MARK: States

  /// The look of items that are enabled and not touched; changed in place.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look of the item under a finger; changed in place.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of items that ignore taps; changed in place.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look of the item that the keyboard or a remote control is on; changed in place.
  public let focused = UIBarButtonItemStateAppearance()

  // MARK: Creating an appearance

  /// Creates the default look of plain items.
  public override convenience init() { self.init(style: .plain) }

  /// Creates the default look of items of a style.
  public required init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  convenience init(states: BarButtonAppearanceStates) {
    self.init(style: states.style)
    self.states = states
  }

  /// Forgets everything set before and takes the defaults of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    states = BarButtonAppearanceStates(style: style)
  }

  // MARK: Copying, equality

  /// Returns an appearance with states of its own that hold the same values.
  open func copy(with zone: NSZone? = nil) -> Any { _copy() }

  @_disfavoredOverload
  public override func copy() -> Any { copy(with: nil) }

  /// Returns an appearance of the same class with states of its own that hold the same values.
  public func copy() -> Self { duplicate }

  open override func isEqual(_ object: Any?) -> Bool { _isEqual(object) }

  open override var hash: Int { style.hashValue }

  // MARK: Coding

  public class var supportsSecureCoding: Bool { true }

  /// Restores an archived appearance; nil, with the coder's error set, when the archive is damaged. (R-BAD-30)
  public required init?(coder: NSCoder) {
    guard let states = Self.states(from: coder) else { return nil }
    style = states.style
    super.init()
    self.states = states
  }

  /// Writes all four states.
  open func encode(with coder: NSCoder) { _encode(with: coder) }

  // MARK: Shared implementation

  static var archiveKey: String { "UIBarButtonItemAppearance" }

  var active: UIBarButtonItemStateAppearance { highlighted }
}
