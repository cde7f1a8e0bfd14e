/// The properties that the items of all bars share: title, image and whether the item is enabled.
///
/// Use the subclasses ``UITabBarItem`` and ``UIBarButtonItem``. Changes are displayed at the next
/// layout of the bar, without animation.
@preconcurrency @MainActor
open class UIBarItem: _MainActorObject, @preconcurrency NSCoding {
  // R-ITEM-5
  /// The title and image that the app assigned, without those of system items.
  private(set) final var ownTitle: String?
  private(set) final var ownImage: UIImage?
  /// The values that are rarely set, in a separate object so that most items stay small.
  private var extras: Box<BarItemExtras>?

  /// Creates an item without title and image.
  public override init() { super.init() }

  // MARK: Content

  /// The title, or `nil` for none.
  ///
  /// The default value is `nil`. An empty string shows no title.
  open var title: String? {
    get { ownTitle }
    set {
      let observed = attachments?.begin("title")
      defer { observed?.end() }
      ownTitle = newValue
      contentChanged()
    }
  }

  /// The icon, or `nil` for none.
  ///
  /// The default value is `nil`. Only the alpha channel of the image is used unless its rendering
  /// mode is `.alwaysOriginal`.
  open var image: UIImage? {
    // R-IMG-1
    get { ownImage }
    set {
      let observed = attachments?.begin("image")
      defer { observed?.end() }
      ownImage = newValue
      contentChanged()
    }
  }

  // R-ITEM-9
  /// A Boolean value that indicates whether the item can be tapped.
  ///
  /// The default value is `true`. Disabled items are dimmed.
  open var isEnabled = true {
    willSet { attachments?.willChange("enabled") }
    didSet {
      contentChanged()
      attachments?.didChange("enabled")
    }
  }

  /// The properties that were assigned, which appearance proxies no longer change.
  ///
  /// Declared at this position to use a gap in the memory layout of the object.
  var appearanceMarks = AppearanceAssignments()

  /// A number that the app can use to identify the item.
  ///
  /// The default value is 0.
  open var tag = 0 {
    willSet { attachments?.willChange("tag") }
    didSet { attachments?.didChange("tag") }
  }

  // MARK: Images and text attributes

  /// The distances by which the sides of the image are moved inwards, in points.
  ///
  /// The default value is zero. Insets whose sums are zero in both directions move the image;
  /// others resize it. Insets that are not finite are ignored.
  open var imageInsets: UIEdgeInsets {
    // R-IMG-5, R-BAD-35
    get { extras?.value.imageInsets ?? .zero }
    set { assign(newValue, to: \.imageInsets, "imageInsets") }
  }

  /// The icon in the compact bar of a phone in landscape, or `nil` to scale ``image``.
  ///
  /// The default value is `nil`.
  open var landscapeImagePhone: UIImage? {
    // R-IMG-4
    get { extras?.value.landscapeImagePhone }
    set { change { $0.landscapeImagePhone = newValue } }
  }

  /// The insets of ``landscapeImagePhone``, in points.
  ///
  /// The default value is zero; see ``imageInsets``.
  open var landscapeImagePhoneInsets: UIEdgeInsets {
    get { extras?.value.landscapeImagePhoneInsets ?? .zero }
    set { assign(newValue, to: \.landscapeImagePhoneInsets, "landscapeImagePhoneInsets") }
  }

  /// The image in the large content viewer, or `nil` to enlarge ``image``.
  ///
  /// The default value is `nil`.
  open var largeContentSizeImage: UIImage? {
    get { extras?.value.largeContentSizeImage }
    set { change { $0.largeContentSizeImage = newValue } }
  }

  /// The insets of ``largeContentSizeImage``, in points.
  ///
  /// The default value is zero; see ``imageInsets``.
  open var largeContentSizeImageInsets: UIEdgeInsets {
    get { extras?.value.largeContentSizeImageInsets ?? .zero }
    set { assign(newValue, to: \.largeContentSizeImageInsets, "largeContentSizeImageInsets") }
  }

  /// Sets the attributes of the title in a state.
  ///
  /// Attributes of an appearance object have precedence.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, or `nil` to remove them.
  ///   - state: The state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    // R-LEG-6
    noteAppearance(.titleTextAttributes(state)) { (item: UIBarItem) in
      item.setTitleTextAttributes(attributes, for: state)
    }
    change { $0.titleTextAttributes[state.rawValue] = attributes }
  }

  /// Returns the attributes that were set for exactly this state, or `nil` if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    extras?.value.titleTextAttributes[state.rawValue]
  }

  // MARK: Accessibility

  /// The text that assistive technologies read instead of the title.
  ///
  /// The default value is `nil`.
  open var accessibilityLabel: String? {
    get { extras?.value.accessibilityLabel }
    set { change { $0.accessibilityLabel = newValue } }
  }

  /// The value that assistive technologies read in addition to the badge.
  ///
  /// The default value is `nil`.
  open var accessibilityValue: String? {
    get { extras?.value.accessibilityValue }
    set { change { $0.accessibilityValue = newValue } }
  }

  /// A description of the result of using the item.
  ///
  /// The default value is `nil`.
  open var accessibilityHint: String? {
    get { extras?.value.accessibilityHint }
    set { change { $0.accessibilityHint = newValue } }
  }

  /// An identifier for tests, which is not read out.
  ///
  /// The default value is `nil`.
  open var accessibilityIdentifier: String? {
    // R-AX-6
    get { extras?.value.accessibilityIdentifier }
    set { change { $0.accessibilityIdentifier = newValue } }
  }

  // MARK: Coding

  /// Restores an archived item; `nil`, with the error of the coder set, if the archive is damaged.
  public required init?(coder: NSCoder) {
    // R-BAD-30
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

  /// Archives all values that were assigned.
  ///
  /// Overrides call `super`.
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

  // MARK: For subclasses

  /// Called after a displayed value changed.
  func contentChanged() {}

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
    contentChanged()
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + barItemMembers
  }
}

/// A reference to a value, which keeps objects that don't have the value small.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
