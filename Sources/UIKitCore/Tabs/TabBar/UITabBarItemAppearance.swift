/// How the items of a tab bar look in one layout, state by state.
///
/// Appearances are equal when their layouts are and all four states say the same. (R-APP-20)
open class UITabBarItemAppearance: NSObject, NSCopying, NSSecureCoding, ItemAppearance {
  /// Where titles stand.
  public enum Style: Int, Sendable {
    /// Under the icons.
    case stacked
    /// Beside the icons, in bars of regular width.
    case inline
    /// Beside the icons, in the short bar of a phone on its side.
    case compactInline
  }

  var style: Style

  // MARK: States

  /// The look of items that are enabled, not selected and not focused; changed in place.
  public let normal = UITabBarItemStateAppearance()
  /// The selected item's look; changed in place.
  public let selected = UITabBarItemStateAppearance()
  /// The look of items that ignore taps; changed in place.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of the item that the keyboard or a remote control is on; changed in place.
  public let focused = UITabBarItemStateAppearance()

  // MARK: Creating an appearance

  /// Creates the default look of stacked items.
  public override convenience init() { self.init(style: .stacked) }

  /// Creates the default look of items in a layout.
  public required init(style: Style) {
    self.style = style
    super.init()
  }

  convenience init(states: TabItemAppearanceStates) {
    self.init(style: states.style)
    self.states = states
  }

  /// Forgets everything set before and takes the defaults of a layout.
  open func configureWithDefault(for style: Style) {
    states = TabItemAppearanceStates(style: style)
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

  open func encode(with coder: NSCoder) { _encode(with: coder) }

  // MARK: Shared implementation

  static var archiveKey: String { "UITabBarItemAppearance" }

  var active: UITabBarItemStateAppearance { selected }
}
