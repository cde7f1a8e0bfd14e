/// An object that shows an item outside of tab bars.
@MainActor
protocol TabBarItemObserver: AnyObject {
  /// Called when the title, image, badge or enabled state of an item may have changed.
  func itemChanged(_ item: UITabBarItem)
}

private final class WeakItemObserver {
  weak var observer: (any TabBarItemObserver)?

  init(_ observer: any TabBarItemObserver) { self.observer = observer }
}

/// The item of a tab on a tab bar: a title, icons and a badge.
///
/// A controller's `tabBarItem` is created from the title of the controller when it is first used.
///
/// ```swift
/// page.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
/// page.tabBarItem.badgeValue = "3"
/// ```
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem, UISpringLoadedInteractionSupporting {
  // R-ITEM-2

  /// The button that shows this item; the first one if there are several.
  weak var button: UITabBarButton?
  // R-MORE-4, R-CUS-44
  /// The lists and sheets that show the item.
  private var observers: [WeakItemObserver] = []
  var systemItem: SystemItem?
  private(set) var extras: Box<TabBarItemExtras>?

  // MARK: Creating an item

  /// Creates an item without a title and an image.
  public override init() { super.init() }

  /// Creates an item with the same image in both states.
  ///
  /// - Parameters:
  ///   - title: The text below or beside the icon.
  ///   - image: The icon.
  ///   - tag: A number to identify the item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with different images in the normal and selected states.
  ///
  /// - Parameters:
  ///   - title: The text below or beside the icon.
  ///   - image: The icon.
  ///   - selectedImage: The icon while the item is selected; `nil` for `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item with the system's title and icon.
  ///
  /// Assigning a title or an image replaces the one of the system; assigning `nil` restores it. If
  /// the title is an empty string, no title is shown.
  ///
  /// - Parameters:
  ///   - systemItem: The title and icon.
  ///   - tag: A number to identify the item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    // R-SYS-1
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

  // R-IMG-3
  /// The icon while the item is selected.
  ///
  /// The default value is `nil`, which shows `image`.
  open var selectedImage: UIImage? {
    willSet { attachments?.willChange("selectedImage") }
    didSet {
      contentChanged()
      attachments?.didChange("selectedImage")
    }
  }

  // R-BDG-1
  /// The text of the badge.
  ///
  /// The default value is `nil`, which shows no badge; an empty string shows an empty one.
  open var badgeValue: String? {
    willSet { attachments?.willChange("badgeValue") }
    didSet {
      updateButtons { $0.setNeedsBadgeRefresh() }
      attachments?.didChange("badgeValue")
    }
  }

  /// The color of the badge.
  ///
  /// The default value is `nil`, for red.
  ///
  /// A color in an appearance object takes precedence.
  open var badgeColor: UIColor? {
    // M-BDG-4, R-LEG-9
    get { extras?.value.badgeColor }
    set {
      let observed = attachments?.begin("badgeColor")
      defer { observed?.end() }
      noteAppearance(.badgeColor, \UITabBarItem.badgeColor, newValue)
      change { $0.badgeColor = newValue }
    }
  }

  /// Sets the text attributes of the badge for a state.
  ///
  /// Attributes in an appearance object take precedence.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` to remove them.
  ///   - state: The state.
  open func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    // R-LEG-9
    noteAppearance(.badgeTextAttributes(state)) { (item: UITabBarItem) in
      item.setBadgeTextAttributes(attributes, for: state)
    }
    change { $0.badgeTextAttributes[state.rawValue] = attributes }
  }

  /// Returns the attributes that were set for exactly this state; `nil` if there are none.
  ///
  /// - Parameter state: The state.
  /// - Returns: The attributes.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    extras?.value.badgeTextAttributes[state.rawValue]
  }

  /// The offset of the title to the right and down in points.
  ///
  /// The default value is zero.
  ///
  /// An offset that isn't finite is ignored.
  open var titlePositionAdjustment: UIOffset {
    // R-BAD-35
    get { extras?.value.titlePositionAdjustment ?? .zero }
    set {
      let name = "UITabBarItem.titlePositionAdjustment"
      let offset = NonFiniteGeometry.checked(newValue, else: titlePositionAdjustment, name)
      noteAppearance(.titlePositionAdjustment, \UITabBarItem.titlePositionAdjustment, offset)
      change { $0.titlePositionAdjustment = offset }
    }
  }

  // MARK: Appearance of the bar while selected

  // R-APP-1, R-APP-7
  /// The appearance of the bar while this item is selected.
  ///
  /// The default value is `nil`, which uses the appearance of the bar.
  ///
  /// Assigning stores a copy, so modify the object before assigning it.
  open var standardAppearance: UITabBarAppearance? {
    get { extras?.value.appearances.exposed(.standard) }
    set {
      noteAppearance(.standardAppearance, \UITabBarItem.standardAppearance, newValue?.duplicate)
      changeAppearance { $0.appearances.assign(newValue, to: .standard) }
    }
  }

  // R-APP-2
  /// The appearance of the bar while this item is selected and no content is under the bar.
  ///
  /// The default value is `nil`, which uses the appearance of the bar.
  ///
  /// Assigning stores a copy.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { extras?.value.appearances.exposed(.scrollEdge) }
    set {
      noteAppearance(.scrollEdgeAppearance, \UITabBarItem.scrollEdgeAppearance, newValue?.duplicate)
      changeAppearance { $0.appearances.assign(newValue, to: .scrollEdge) }
    }
  }

  /// The appearances that were assigned to the item, from which the bar selects one.
  var appearances: BarAppearances<UITabBarAppearance> {
    extras?.value.appearances.assigned ?? .init()
  }

  /// Whether any appearance was assigned to the item.
  var hasAppearances: Bool { extras.map { !$0.value.appearances.assigned.isEmpty } ?? false }

  // MARK: Drag sessions

  /// A Boolean value that indicates whether a drag session that hovers over the item selects it.
  ///
  /// The default value is `false`.
  open var isSpringLoaded: Bool {
    // R-IN-4
    get { extras?.value.isSpringLoaded ?? false }
    set { change { $0.isSpringLoaded = newValue } }
  }

  // MARK: Deprecated

  /// Sets the images for both states.
  ///
  /// They are displayed in their original colors.
  ///
  /// - Parameters:
  ///   - selectedImage: The image while the item is selected.
  ///   - unselectedImage: The image while it isn't selected.
  @available(*, deprecated, message: "Use images with the rendering mode alwaysOriginal.")
  open func setFinishedSelectedImage(
    _ selectedImage: UIImage?,
    withFinishedUnselectedImage unselectedImage: UIImage?
  ) {
    self.selectedImage = selectedImage?.withRenderingMode(.alwaysOriginal)
    image = unselectedImage?.withRenderingMode(.alwaysOriginal)
  }

  /// Returns the image of the selected state if its rendering mode is `alwaysOriginal`, otherwise
  /// `nil`.
  @available(*, deprecated, message: "Use selectedImage.")
  open func finishedSelectedImage() -> UIImage? {
    selectedImage?.renderingMode == .alwaysOriginal ? selectedImage : nil
  }

  /// Returns the image of the normal state if its rendering mode is `alwaysOriginal`, otherwise
  /// `nil`.
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
    // The setters mark the values, so that appearance proxies don't replace them.
    if let color = values.extras.badgeColor { badgeColor = color }
    for (state, attributes) in values.extras.badgeTextAttributes {
      setBadgeTextAttributes(attributes, for: UIControl.State(rawValue: state))
    }
    let offset = values.extras.titlePositionAdjustment
    if offset != .zero { titlePositionAdjustment = offset }
    if values.extras.isSpringLoaded { isSpringLoaded = true }
    guard let appearances = BarAppearances<UITabBarAppearance>(coder: coder, prefix: key)
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
    BarAppearances(standard: standardAppearance, scrollEdge: scrollEdgeAppearance)
      .encode(with: coder, prefix: "UITabBarItem")
  }

  // MARK: Updating the bar

  override func contentChanged() { updateButtons { $0.setNeedsRefresh() } }

  /// Updates all buttons that show the item, and tells the observers.
  private func updateButtons(_ update: (UITabBarButton) -> Void) {
    if let button { update(button) }
    for other in extras?.value.otherButtons ?? [] { other.button.map(update) }
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
    contentChanged()
  }

  private func changeAppearance(_ change: (inout TabBarItemExtras) -> Void) {
    let extras = extras ?? Box(TabBarItemExtras())
    change(&extras.value)
    self.extras = extras
    for bar in buttons.compactMap(\.bar) where bar.selectedItem === self { bar.appearanceChanged() }
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + tabBarItemMembers
  }
}

extension UITabBarItem {
  /// Returns the item's own attributes in a state, for `AppearanceResolution`.
  func itemAttributes(for state: UIControl.State) -> AppearanceResolution.ItemAttributes {
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
