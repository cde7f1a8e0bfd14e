/// How the items of a tab bar look in one layout, state by state.
open class UITabBarItemAppearance: NSObject, NSCopying {
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
  /// Enabled and not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The selected item's look.
  public let selected = UITabBarItemStateAppearance()
  /// The look of items that ignore taps.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of the item that the keyboard or a remote control is on.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the default look of stacked items.
  public override convenience init() { self.init(style: .stacked) }

  /// Creates the default look of items in a layout.
  public required init(style: Style) {
    self.style = style
    super.init()
  }

  /// Forgets everything set before and takes the defaults of a layout.
  open func configureWithDefault(for style: Style) {
    self.style = style
    for state in [normal, selected, disabled, focused] { state.look = TabItemStateLook() }
  }

  /// Returns an appearance with states of its own that hold the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(style: style)
    copy.normal.look = normal.look
    copy.selected.look = selected.look
    copy.disabled.look = disabled.look
    copy.focused.look = focused.look
    return copy
  }
}
