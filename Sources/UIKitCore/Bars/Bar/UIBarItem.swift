/// What the items of all bars have in common: a title, an image and whether they can be used.
///
/// Changes show on the bar at its next layout, without animation. (R-ITEM-5)
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  /// What the app gave, without what the system puts in its place.
  private(set) final var ownTitle: String?
  private(set) final var ownImage: UIImage?
  /// What few items set, kept apart so that an item of a tab nobody visits stays small.
  private var extras: Box<BarItemExtras>?

  /// Creates an item without title and image.
  public override init() { super.init() }

  // MARK: Content

  /// The text; nil, the default, and "" show none.
  open var title: String? {
    get { ownTitle }
    set {
      ownTitle = newValue
      lookChanged()
    }
  }

  /// The icon; nil by default.
  ///
  /// Unless its rendering mode says otherwise, only its alpha is used. (R-IMG-1)
  open var image: UIImage? {
    get { ownImage }
    set {
      ownImage = newValue
      lookChanged()
    }
  }

  /// Whether it can be tapped; true by default.
  ///
  /// Disabled items are dimmed. (R-ITEM-9)
  open var isEnabled = true { didSet { lookChanged() } }

  /// Stands where the layout of the object has a gap.
  var appearanceMarks = AppearanceAssignments()

  /// A number for the app's own use; 0 by default.
  open var tag = 0

  // MARK: Fine adjustment

  /// How far each side of the image is moved inwards; balanced values move it, others squeeze it. (R-IMG-5)
  ///
  /// Zero by default. Insets that are no numbers are ignored. (R-BAD-35)
  open var imageInsets: UIEdgeInsets {
    get { extras?.value.imageInsets ?? .zero }
    set { assign(newValue, to: \.imageInsets, "imageInsets") }
  }

  /// The icon for the short bar of a phone on its side; nil, the default, scales `image`. (R-IMG-4)
  open var landscapeImagePhone: UIImage? {
    get { extras?.value.landscapeImagePhone }
    set { change { $0.landscapeImagePhone = newValue } }
  }

  /// What `imageInsets` is to `image`, for `landscapeImagePhone`.
  open var landscapeImagePhoneInsets: UIEdgeInsets {
    get { extras?.value.landscapeImagePhoneInsets ?? .zero }
    set { assign(newValue, to: \.landscapeImagePhoneInsets, "landscapeImagePhoneInsets") }
  }

  /// The picture of the item where it is shown large, for people who read large text; nil, the default, enlarges `image`.
  open var largeContentSizeImage: UIImage? {
    get { extras?.value.largeContentSizeImage }
    set { change { $0.largeContentSizeImage = newValue } }
  }

  /// What `imageInsets` is to `image`, for `largeContentSizeImage`.
  open var largeContentSizeImageInsets: UIEdgeInsets {
    get { extras?.value.largeContentSizeImageInsets ?? .zero }
    set { assign(newValue, to: \.largeContentSizeImageInsets, "largeContentSizeImageInsets") }
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
    extras?.value.titleTextAttributes[state.rawValue]
  }

  // MARK: Accessibility

  /// What the item is called instead of its title; nil by default.
  open var accessibilityLabel: String? {
    get { extras?.value.accessibilityLabel }
    set { change { $0.accessibilityLabel = newValue } }
  }

  /// What the item is set to, beside its badge; nil by default.
  open var accessibilityValue: String? {
    get { extras?.value.accessibilityValue }
    set { change { $0.accessibilityValue = newValue } }
  }

  /// What happens when the item is used; nil by default.
  open var accessibilityHint: String? {
    get { extras?.value.accessibilityHint }
    set { change { $0.accessibilityHint = newValue } }
  }

  /// A name for tests, which is not read out; nil by default. (R-AX-6)
  open var accessibilityIdentifier: String? {
    get { extras?.value.accessibilityIdentifier }
    set { change { $0.accessibilityIdentifier = newValue } }
  }

  // MARK: Coding

  /// Restores an archived item; nil, with the coder's error set, when the archive is damaged. (R-BAD-30)
  public required init?(coder: NSCoder) {
    super.init()
    guard let values = ArchiveBlock.read(BarItemValues.self, forKey: "UIBarItem", from: coder)
    else {
      return nil
    }
    ownTitle = values.title
    ownImage = values.image
    isEnabled = values.isEnabled
    tag = values.tag
    extras = Box(values.extras)
    for (state, attributes) in values.extras.titleTextAttributes {
      setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
    }
  }

  /// Writes everything that was set; overrides call super.
  open func encode(with coder: NSCoder) {
    let values = BarItemValues(
      title: ownTitle,
      image: ownImage,
      isEnabled: isEnabled,
      tag: tag,
      extras: extras?.value
    )
    ArchiveBlock.write(values, forKey: "UIBarItem", to: coder)
  }

  // MARK: What the bars' items override

  /// Called after something that shows changed.
  func lookChanged() {}

  private func assign(
    _ insets: UIEdgeInsets,
    to path: WritableKeyPath<BarItemExtras, UIEdgeInsets>,
    _ name: String
  ) {
    change {
      $0[keyPath: path] = NonFiniteGeometry.checked(
        insets,
        else: $0[keyPath: path],
        "UIBarItem.\(name)"
      )
    }
  }

  private func change(_ change: (inout BarItemExtras) -> Void) {
    let extras = extras ?? Box(BarItemExtras())
    change(&extras.value)
    self.extras = extras
    lookChanged()
  }
}

/// A value kept outside of the object that owns it, so that objects without one stay small.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
