/// How the items of a tab bar look in one layout, state by state.
///
/// Appearances are equal when their layouts are and all four states say the same. (R-APP-20)
open class UITabBarItemAppearance: NSObject, NSCopying, NSSecureCoding {
  /// Where titles stand.
  public enum Style: Int, Sendable {
    /// Under the icons.
    case stacked
    /// Beside the icons, in bars of regular width.
    case inline
    /// Beside the icons, in the short bar of a phone on its side.
    case compactInline
  }

  private(set) var style: Style

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
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(style: style)
    copy.states = states
    return copy
  }

  @_disfavoredOverload
  public override func copy() -> Any { copy(with: nil) }

  /// Returns an appearance of the same class with states of its own that hold the same values.
  public func copy() -> Self { duplicate }

  /// A copy with the defaults of another layout.
  func copy(for style: Style) -> UITabBarItemAppearance {
    let copy = duplicate
    copy.style = style
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITabBarItemAppearance, type(of: other) == type(of: self) else {
      return false
    }
    return states == other.states
  }

  open override var hash: Int { style.hashValue }

  // MARK: Coding

  public class var supportsSecureCoding: Bool { true }

  /// Restores an archived appearance; nil, with the coder's error set, when the archive is damaged. (R-BAD-30)
  public required init?(coder: NSCoder) {
    guard
      let states = ArchiveBlock.read(
        TabItemAppearanceStates.self,
        forKey: "UITabBarItemAppearance",
        from: coder
      )
    else { return nil }
    style = states.style
    super.init()
    self.states = states
  }

  open func encode(with coder: NSCoder) {
    ArchiveBlock.write(states, forKey: "UITabBarItemAppearance", to: coder)
  }

  // MARK: As a value

  /// Everything said here.
  var states: TabItemAppearanceStates {
    get {
      TabItemAppearanceStates(
        style: style,
        normal: normal.look,
        selected: selected.look,
        disabled: disabled.look,
        focused: focused.look
      )
    }
    set {
      style = newValue.style
      normal.look = newValue.normal
      selected.look = newValue.selected
      disabled.look = newValue.disabled
      focused.look = newValue.focused
    }
  }
}
