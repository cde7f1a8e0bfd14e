/// What the items of all bars have in common: a title, an image and whether they can be used.
///
/// Changes show on the bar at its next layout, without animation. (R-ITEM-5)
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// What few items set, kept apart so that an item of a tab nobody visits stays small.
  private var extras: BarItemExtras?

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Creates an item from an archive, of which it reads title, tag and whether it is enabled.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeObject(forKey: "UITitle") as? String
    tag = coder.decodeInteger(forKey: "UITag")
    if coder.containsValue(forKey: "UIEnabled") {
      isEnabled = coder.decodeBool(forKey: "UIEnabled")
    }
  }

  // MARK: Content

  /// The text; nil, the default, and "" show none.
  open var title: String? { didSet { lookChanged() } }

  /// The icon.
  ///
  /// Unless its rendering mode says otherwise, only its alpha is used. (R-IMG-1)
  open var image: UIImage? { didSet { lookChanged() } }

  /// Whether it can be tapped; true by default.
  ///
  /// Disabled items are dimmed. (R-ITEM-9)
  open var isEnabled = true { didSet { lookChanged() } }

  /// Stands where the layout of the object has a gap.
  var appearanceMarks = AppearanceMarks()

  /// A number for the app's own use; 0 by default.
  open var tag = 0

  // MARK: Fine adjustment

  /// How far each side of the image is moved inwards; balanced values move it, others squeeze it. (R-IMG-5)
  open var imageInsets: UIEdgeInsets {
    get { extras?.imageInsets ?? .zero }
    set { change { $0.imageInsets = newValue } }
  }

  /// The icon for the short bar of a phone on its side; nil, the default, scales `image`.
  open var landscapeImagePhone: UIImage? {
    get { extras?.landscapeImagePhone }
    set { change { $0.landscapeImagePhone = newValue } }
  }

  /// What `imageInsets` is to `image`, for `landscapeImagePhone`.
  open var landscapeImagePhoneInsets: UIEdgeInsets {
    get { extras?.landscapeImagePhoneInsets ?? .zero }
    set { change { $0.landscapeImagePhoneInsets = newValue } }
  }

  /// Sets the title's look in a state; nil takes it back.
  ///
  /// An appearance object that says otherwise wins. (R-LEG-6)
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    noteAppearance(.titleTextAttributes(state)) { (item: UIBarItem) in
      item.setTitleTextAttributes(attributes, for: state)
    }
    change { $0.titleTextAttributes[state.rawValue] = attributes }
  }

  /// What was set for exactly this state; nil when nothing was.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    extras?.titleTextAttributes[state.rawValue]
  }

  // MARK: Accessibility

  /// What the item is called instead of its title.
  open var accessibilityLabel: String? {
    get { extras?.accessibilityLabel }
    set { change { $0.accessibilityLabel = newValue } }
  }

  /// What the item is set to, beside its badge.
  open var accessibilityValue: String? {
    get { extras?.accessibilityValue }
    set { change { $0.accessibilityValue = newValue } }
  }

  /// What happens when the item is used.
  open var accessibilityHint: String? {
    get { extras?.accessibilityHint }
    set { change { $0.accessibilityHint = newValue } }
  }

  /// A name for tests, which is not read out. (R-AX-6)
  open var accessibilityIdentifier: String? {
    get { extras?.accessibilityIdentifier }
    set { change { $0.accessibilityIdentifier = newValue } }
  }

  // MARK: What the bars' items override

  /// Called after something that shows changed.
  func lookChanged() {}

  private func change(_ change: (BarItemExtras) -> Void) {
    let extras = extras ?? BarItemExtras()
    change(extras)
    self.extras = extras
    lookChanged()
  }
}

/// The seldom set values of a bar item.
private final class BarItemExtras {
  var imageInsets = UIEdgeInsets.zero
  var landscapeImagePhone: UIImage?
  var landscapeImagePhoneInsets = UIEdgeInsets.zero
  var titleTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityHint: String?
  var accessibilityIdentifier: String?
}
