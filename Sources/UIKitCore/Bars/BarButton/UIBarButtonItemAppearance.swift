/// The appearance of the buttons of a navigation bar or toolbar, for each state.
///
/// Change the values of the four states in place. Appearances are equal if they have the same
/// class, style and values.
open class UIBarButtonItemAppearance: NSObject, NSCopying, NSSecureCoding, ItemAppearance {
  // R-BBI-34
  var style: UIBarButtonItem.Style

  // MARK: States

  /// The values for items that are enabled and not pressed.
  public let normal = UIBarButtonItemStateAppearance()
  /// The values for a pressed item.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The values for disabled items.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The values for the item that is focused by a keyboard or a remote control.
  public let focused = UIBarButtonItemStateAppearance()

  // MARK: Creating an appearance

  /// Creates the default appearance of plain items.
  public override convenience init() { self.init(style: .plain) }

  /// Creates the default appearance of items of a style.
  ///
  /// - Parameter style: The style.
  public required init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  convenience init(states: BarButtonAppearanceStates) {
    self.init(style: states.style)
    self.states = states
  }

  /// Removes all values and applies the defaults of a style.
  ///
  /// - Parameter style: The style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    states = BarButtonAppearanceStates(style: style)
  }

  // MARK: Copying, equality

  /// Returns an independent copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any { _copy() }

  @_disfavoredOverload
  public override func copy() -> Any { copy(with: nil) }

  /// Returns an independent copy of the same class.
  public func copy() -> Self { duplicate }

  open override func isEqual(_ object: Any?) -> Bool { _isEqual(object) }

  open override var hash: Int { style.hashValue }

  // MARK: Coding

  public class var supportsSecureCoding: Bool { true }

  /// Restores an archived appearance; `nil`, with the error of the coder set, if the archive is
  /// damaged.
  public required init?(coder: NSCoder) {
    // R-BAD-30
    guard let states = Self.states(from: coder) else { return nil }
    style = states.style
    super.init()
    self.states = states
  }

  /// Archives the values of all states.
  open func encode(with coder: NSCoder) { _encode(with: coder) }

  // MARK: Shared implementation

  static var archiveKey: String { "UIBarButtonItemAppearance" }

  var active: UIBarButtonItemStateAppearance { highlighted }
}
