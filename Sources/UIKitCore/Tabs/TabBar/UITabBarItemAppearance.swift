/// The appearance of the items of a tab bar in one layout, for each state.
///
/// Change the values of the four states in place. Appearances are equal if they have the same
/// class, layout and values.
open class UITabBarItemAppearance: NSObject, NSCopying, NSSecureCoding, ItemAppearance {
  // R-APP-20
  /// The position of titles relative to icons.
  public enum Style: Int, Sendable {
    /// Titles are below the icons.
    case stacked
    /// Titles are beside the icons, in a regular horizontal size class.
    case inline
    /// Titles are beside the icons, on a bar of compact height, as on a phone in landscape.
    case compactInline
  }

  var style: Style

  // MARK: States

  /// The values for items that are enabled, not selected and not focused.
  public let normal = UITabBarItemStateAppearance()
  /// The values for the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The values for disabled items.
  public let disabled = UITabBarItemStateAppearance()
  /// The values for the item that is focused by a keyboard or a remote control.
  public let focused = UITabBarItemStateAppearance()

  // MARK: Creating an appearance

  /// Creates the default appearance of stacked items.
  public override convenience init() { self.init(style: .stacked) }

  /// Creates the default appearance of items in a layout.
  ///
  /// - Parameter style: The layout.
  public required init(style: Style) {
    self.style = style
    super.init()
  }

  convenience init(states: TabItemAppearanceStates) {
    self.init(style: states.style)
    self.states = states
  }

  /// Removes all values and applies the defaults of a layout.
  ///
  /// - Parameter style: The layout.
  open func configureWithDefault(for style: Style) {
    states = TabItemAppearanceStates(style: style)
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

  open func encode(with coder: NSCoder) { _encode(with: coder) }

  // MARK: Shared implementation

  static var archiveKey: String { "UITabBarItemAppearance" }

  var active: UITabBarItemStateAppearance { selected }
}
