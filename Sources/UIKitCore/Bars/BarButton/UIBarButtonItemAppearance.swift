/// How the buttons of a navigation bar or toolbar look, state by state.
///
/// Appearances are equal when they are of one style and all four states say the same. (R-BBI-34)
open class UIBarButtonItemAppearance: NSObject, NSCopying, NSSecureCoding {
  private(set) var style: UIBarButtonItem.Style

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
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(style: style)
    copy.states = states
    return copy
  }

  @_disfavoredOverload
  public override func copy() -> Any { copy(with: nil) }

  /// Returns an appearance of the same class with states of its own that hold the same values.
  public func copy() -> Self { duplicate }

  /// A copy with the defaults of another style.
  func copy(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    let copy = duplicate
    copy.style = style
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarButtonItemAppearance, type(of: other) == type(of: self) else {
      return false
    }
    return states == other.states
  }

  open override var hash: Int { style.hashValue }

  // MARK: Coding

  public class var supportsSecureCoding: Bool { true }

  /// Restores an archived appearance; nil, with the coder's error set, when the archive is damaged. (R-BAD-30)
  public required init?(coder: NSCoder) {
    let key = "UIBarButtonItemAppearance"
    guard let states = ArchiveBlock.read(BarButtonAppearanceStates.self, forKey: key, from: coder)
    else {
      return nil
    }
    style = states.style
    super.init()
    self.states = states
  }

  /// Writes all four states.
  open func encode(with coder: NSCoder) {
    ArchiveBlock.write(states, forKey: "UIBarButtonItemAppearance", to: coder)
  }

  // MARK: As a value

  /// Everything said here.
  var states: BarButtonAppearanceStates {
    get {
      BarButtonAppearanceStates(
        style: style,
        normal: normal.look,
        highlighted: highlighted.look,
        disabled: disabled.look,
        focused: focused.look
      )
    }
    set {
      style = newValue.style
      normal.look = newValue.normal
      highlighted.look = newValue.highlighted
      disabled.look = newValue.disabled
      focused.look = newValue.focused
    }
  }
}
