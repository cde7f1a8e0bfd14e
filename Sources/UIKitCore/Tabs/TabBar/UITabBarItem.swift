/// Shows an item elsewhere than on a bar.
@MainActor
protocol TabBarItemObserver: AnyObject {
  /// Title, image, badge or whether it is enabled may be another now.
  func itemChanged(_ item: UITabBarItem)
}

private final class WeakItemObserver {
  weak var observer: (any TabBarItemObserver)?

  init(_ observer: any TabBarItemObserver) { self.observer = observer }
}

/// One tab of a tab bar: title, icons and badge.
///
/// A controller's `tabBarItem` makes one from the controller's title when it is first asked for. (R-ITEM-2)
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem, UISpringLoadedInteractionSupporting {
  /// The button that shows this item now; the first of them where several do.
  weak var button: UITabBarButton?
  /// Follow the item where it stands in a list or on a sheet. (R-MORE-4, R-CUS-44)
  private var observers: [WeakItemObserver] = []
  private var systemItem: SystemItem?
  private(set) var extras: Box<TabBarItemExtras>?

  // MARK: Creating an item

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Creates an item that shows the same image in both states.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with another image for the selected state; nil shows `image` in both.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item with a title and an icon of the system's. (R-SYS-1)
  ///
  /// Assigning a title or an image replaces the system's; nil brings it back, "" shows no title.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  // MARK: Content

  open override var title: String? {
    get { super.title ?? systemItem?.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image ?? systemItem?.image }
    set { super.image = newValue }
  }

  /// The icon while selected; nil, the default, shows `image`. (R-IMG-3)
  open var selectedImage: UIImage? { didSet { lookChanged() } }

  /// The text of the badge; nil, the default, shows none, "" an empty one. (R-BDG-1)
  open var badgeValue: String? { didSet { lookChanged() } }

  /// The badge's colour; nil, the default, is red. (M-BDG-4)
  ///
  /// An appearance object that says otherwise wins. (R-LEG-9)
  open var badgeColor: UIColor? {
    get { extras?.value.badgeColor }
    set {
      noteAppearance(.badgeColor, \UITabBarItem.badgeColor, newValue)
      change { $0.badgeColor = newValue }
    }
  }

  /// Sets the look of the badge's text in a state; nil takes it back.
  ///
  /// An appearance object that says otherwise wins. (R-LEG-9)
  open func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    noteAppearance(.badgeTextAttributes(state)) { (item: UITabBarItem) in
      item.setBadgeTextAttributes(attributes, for: state)
    }
    change { $0.badgeTextAttributes[state.rawValue] = attributes }
  }

  /// What was set for exactly this state; nil when nothing was.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    extras?.value.badgeTextAttributes[state.rawValue]
  }

  /// How far the title is moved, right and down; zero by default.
  ///
  /// A shift that is no number is ignored. (R-BAD-35)
  open var titlePositionAdjustment: UIOffset {
    get { extras?.value.titlePositionAdjustment ?? .zero }
    set {
      let name = "UITabBarItem.titlePositionAdjustment"
      let offset = NonFiniteGeometry.checked(newValue, else: titlePositionAdjustment, name)
      noteAppearance(.titlePositionAdjustment, \UITabBarItem.titlePositionAdjustment, offset)
      change { $0.titlePositionAdjustment = offset }
    }
  }

  // MARK: The bar's look while selected

  /// How the whole bar looks while this item is selected; nil, the default, leaves it to the bar. (R-APP-1)
  ///
  /// A copy is kept, so change the object first and assign it then. (R-APP-7)
  open var standardAppearance: UITabBarAppearance? {
    get { extras?.value.standardAppearance.handOut() }
    set {
      noteAppearance(.standardAppearance, \UITabBarItem.standardAppearance, newValue?.duplicate)
      changeAppearance { $0.standardAppearance.assign(newValue) }
    }
  }

  /// How the whole bar looks while this item is selected and no content lies under the bar; nil, the default, leaves it
  /// to the bar. (R-APP-2)
  ///
  /// A copy is kept.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { extras?.value.scrollEdgeAppearance.handOut() }
    set {
      noteAppearance(.scrollEdgeAppearance, \UITabBarItem.scrollEdgeAppearance, newValue?.duplicate)
      changeAppearance { $0.scrollEdgeAppearance.assign(newValue) }
    }
  }

  /// What was assigned, for the bar to choose from.
  var appearances: AppearanceChain<UITabBarAppearance>.Pair {
    .init(
      standard: extras?.value.standardAppearance.shown,
      scrollEdge: extras?.value.scrollEdgeAppearance.shown
    )
  }

  /// Whether the bar's look depends on this item being selected.
  var hasAppearances: Bool {
    extras?.value.standardAppearance.shown != nil || extras?.value.scrollEdgeAppearance.shown != nil
  }

  // MARK: Drag sessions

  /// Whether the item is selected when a drag session rests over it; false by default. (R-IN-4)
  open var isSpringLoaded: Bool {
    get { extras?.value.isSpringLoaded ?? false }
    set { change { $0.isSpringLoaded = newValue } }
  }

  // MARK: Older ways

  /// Sets images that keep their colours, for both states.
  @available(*, deprecated, message: "Use images with the rendering mode alwaysOriginal.")
  open func setFinishedSelectedImage(
    _ selectedImage: UIImage?,
    withFinishedUnselectedImage unselectedImage: UIImage?
  ) {
    self.selectedImage = selectedImage?.withRenderingMode(.alwaysOriginal)
    image = unselectedImage?.withRenderingMode(.alwaysOriginal)
  }

  /// The image of the selected state when it keeps its colours; nil by default.
  @available(*, deprecated, message: "Use selectedImage.")
  open func finishedSelectedImage() -> UIImage? {
    selectedImage?.renderingMode == .alwaysOriginal ? selectedImage : nil
  }

  /// The image of items that are not selected when it keeps its colours; nil by default.
  @available(*, deprecated, message: "Use image.")
  open func finishedUnselectedImage() -> UIImage? {
    ownImage?.renderingMode == .alwaysOriginal ? ownImage : nil
  }

  // MARK: Coding

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let key = "UITabBarItem"
    guard let values = ArchiveBlock.read(TabBarItemValues.self, forKey: key, from: coder) else {
      return nil
    }
    systemItem = values.systemItem
    selectedImage = values.selectedImage
    badgeValue = values.badgeValue
    // Through the setters, which note that proxies have nothing to say here any more.
    if let color = values.extras.badgeColor { badgeColor = color }
    for (state, attributes) in values.extras.badgeTextAttributes {
      setBadgeTextAttributes(attributes, for: UIControl.State(rawValue: state))
    }
    let offset = values.extras.titlePositionAdjustment
    if offset != .zero { titlePositionAdjustment = offset }
    if values.extras.isSpringLoaded { isSpringLoaded = true }
    guard
      let appearances = TabBarAppearances(
        readingKeys: key + ".standardAppearance",
        key + ".scrollEdgeAppearance",
        from: coder
      )
    else { return nil }
    if let standard = appearances.standard { standardAppearance = standard }
    if let scrollEdge = appearances.scrollEdge { scrollEdgeAppearance = scrollEdge }
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let values = TabBarItemValues(
      systemItem: systemItem,
      selectedImage: selectedImage,
      badgeValue: badgeValue,
      extras: extras?.value
    )
    ArchiveBlock.write(values, forKey: "UITabBarItem", to: coder)
    TabBarAppearances(standard: standardAppearance, scrollEdge: scrollEdgeAppearance)
      .write(
        "UITabBarItem.standardAppearance",
        "UITabBarItem.scrollEdgeAppearance",
        to: coder
      )
  }

  // MARK: Telling the bar

  override func lookChanged() {
    button?.setNeedsRefresh()
    for other in extras?.value.otherButtons ?? [] { other.button?.setNeedsRefresh() }
    for entry in observers { entry.observer?.itemChanged(self) }
  }

  func add(observer: any TabBarItemObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(WeakItemObserver(observer))
  }

  func change(_ change: (inout TabBarItemExtras) -> Void) {
    let extras = extras ?? Box(TabBarItemExtras())
    change(&extras.value)
    self.extras = extras
    lookChanged()
  }

  private func changeAppearance(_ change: (inout TabBarItemExtras) -> Void) {
    let extras = extras ?? Box(TabBarItemExtras())
    change(&extras.value)
    self.extras = extras
    for bar in buttons.compactMap(\.bar) where bar.selectedItem === self { bar.appearanceChanged() }
  }
}

extension UITabBarItem {
  /// What the item says about its own look in a state, for `AppearanceResolution`.
  func wishes(for state: UIControl.State) -> AppearanceResolution.ItemAttributes {
    AppearanceResolution.ItemAttributes(
      titleAttributes: titleTextAttributes(for: state),
      normalTitleAttributes: titleTextAttributes(for: .normal),
      titleOffset: titlePositionAdjustment,
      badgeColor: badgeColor,
      badgeAttributes: badgeTextAttributes(for: state) ?? badgeTextAttributes(for: .normal),
      normalBadgeAttributes: badgeTextAttributes(for: .normal)
    )
  }
}
