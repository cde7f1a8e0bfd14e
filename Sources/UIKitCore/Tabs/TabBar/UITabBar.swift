/// A bar with a row of items, of which at most one is selected.
///
/// A ``UITabBarController`` manages the bar that it displays: it assigns items, selection and
/// delegate, and changing them on a managed bar raises an exception. A bar that an app creates
/// itself notifies its ``delegate`` of taps.
///
/// ```swift
/// let bar = UITabBar()
/// bar.items = [UITabBarItem(tabBarSystemItem: .favorites, tag: 0)]
/// bar.delegate = self
/// ```
///
/// The subviews of the bar are its background, followed by one control for each displayed item;
/// their frames are valid after `layoutSubviews()`.
///
/// Unlike iOS, a bar shows only as many items as fit at 44 points each, but at least five.
@preconcurrency @MainActor
open class UITabBar: UIView, BarView, UISpringLoadedInteractionSupporting {
  //
  typealias Traits = TabBarTraits

  /// The arrangement of items with titles below their icons.
  public enum ItemPositioning: Int, Sendable {
    // R-LAY-11
    /// The positioning is determined by the traits: centered in a regular width, as on iPad, and
    /// filling the bar otherwise.
    case automatic
    /// Items are placed in areas of equal width across the bar.
    case fill
    /// Items are placed as a block in the center, with ``UITabBar/itemWidth`` and
    /// ``UITabBar/itemSpacing``.
    case centered
  }

  let backgroundView = _UIBarBackground()
  let row = TabBarButtonRow()
  var appearanceState = TabBarAppearanceState()
  var displayed = DisplayedBarAppearance(TabBarAppearanceState().resolved(in: .init()))
  /// Whether the selected item has its own bar appearance.
  var usesItemAppearance = false
  weak var manager: (any TabBarHost)? { didSet { appearanceChanged() } }
  var accessories = TabBarAccessories()
  /// The session in which the user customizes the items.
  var customizing: CustomizationSession?
  private weak var _delegate: UITabBarDelegate?
  private weak var _selectedItem: UITabBarItem?

  // MARK: Creating a bar

  /// Creates a bar without items.
  ///
  /// Use ``sizeThatFits(_:)`` for its height.
  ///
  /// - Parameter frame: The frame of the bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface {
      decodeTabBar(from: coder)
    } else if !BarArchive.read(self, from: coder) {
      return nil
    }
  }

  /// Archives the items, the selection, the appearances and all appearance properties.
  ///
  /// Overrides call `super`.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    BarArchive.write(self, to: coder)
  }

  override var archivedSubviews: [UIView] {
    subviews.filter {
      $0 !== backgroundView && !($0 is UITabBarButton) && !($0 is UITabBarAccessoryView)
    }
  }

  private func setUp() {
    insertSubview(backgroundView, at: 0)
    backgroundView.show(displayed.value.background)
    accessibilityTraits = .tabBar
  }

  /// The object that is notified of taps.
  ///
  /// The default value is `nil`. The delegate of a managed bar is its controller; assigning another
  /// one raises an exception.
  open weak var delegate: UITabBarDelegate? {
    //
    get { manager ?? _delegate }
    set {
      ManagedBarTrap.tabBarDelegate.raise(ifManaged: manager != nil)
      _delegate = newValue
    }
  }

  // MARK: Items and selection

  /// The items, from leading to trailing.
  ///
  /// The default value is `nil`. Assigning items to a managed bar raises an exception.
  open var items: [UITabBarItem]? {
    //
    get { row.items }
    set {
      ManagedBarTrap.tabBarChange.raise(ifManaged: manager != nil)
      replaceItems(with: newValue, animated: false)
    }
  }

  /// Replaces the items.
  ///
  /// If animated, removed items fade out, added ones fade in, and the others slide. A selected item
  /// that is removed is no longer selected; the delegate is not notified. Raises an exception for a
  /// managed bar.
  ///
  /// The managing controller calls this method when its children change; overrides call `super`.
  ///
  /// - Parameters:
  ///   - items: The items, from leading to trailing.
  ///   - animated: Whether the change is animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    // R-ITEM-11, X-1
    ManagedBarTrap.tabBarChange.raise(ifManaged: manager?.isChangingBar == false)
    replaceItems(with: items, animated: animated)
  }

  /// The selected item, or `nil` for none.
  ///
  /// The default value is `nil`. Items that are not on the bar are ignored with a warning.
  /// Assigning an item does not notify the delegate, and raises an exception for a managed bar.
  open weak var selectedItem: UITabBarItem? {
    //
    get { manager.map(\.selectedBarItem) ?? _selectedItem }
    set {
      ManagedBarTrap.tabBarChange.raise(ifManaged: manager != nil)
      select(newValue)
    }
  }

  /// A Boolean value that indicates whether items are selected when a drag session rests over them.
  ///
  /// The default value is `false`. Items whose ``UITabBarItem/isSpringLoaded`` is `true` are
  /// selected regardless of this property.
  open var isSpringLoaded = false  // R-IN-4

  // MARK: Customization

  /// Presents a sheet on which the user can replace and rearrange items.
  ///
  /// The sheet covers the window of the bar. Items that are not given keep their positions. Logs a
  /// warning and does nothing else if there are no items, if the bar is not in a window, or if it
  /// is already being customized. Raises an exception for a managed bar.
  ///
  /// - Parameter items: The items on the bar that may be replaced, and the items that may replace
  ///   them.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    // R-CUS-10, X-1
    ManagedBarTrap.tabBarChange.raise(ifManaged: manager != nil)
    startCustomizing(BarItemsDataSource(bar: self, candidates: items))
  }

  /// Dismisses the sheet in the same way as its Done button.
  ///
  /// - Parameter animated: Whether the dismissal is animated.
  /// - Returns: Whether the items or their order changed; `false` if no sheet was presented.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    // R-CUS-14
    customizing?.end(animated: animated) ?? false
  }

  // R-CUS-15
  /// A Boolean value that indicates whether the sheet is presented: from before
  /// `didBeginCustomizing` until after `didEndCustomizing`.
  open var isCustomizing: Bool { customizing?.hasBegun ?? false }

  // MARK: Appearance

  /// The appearance of the bar.
  ///
  /// The default appearance has the chrome material, a hairline, gray items and the tint color for
  /// the selected one. The bar stores a copy, so change the object first and assign it afterwards.
  /// The older appearance properties below have no effect once an appearance is assigned.
  open var standardAppearance: UITabBarAppearance {
    // R-APP-7, R-LEG-4
    get { appearanceState.appearances.exposedStandard() }
    set {
      noteAppearance(.standardAppearance, \UITabBar.standardAppearance, newValue.duplicate)
      assign(newValue, to: .standard)
    }
  }

  /// The appearance while no content lies under the bar, or `nil` for the standard one without
  /// background and shadow.
  ///
  /// The default value is `nil`. The bar stores a copy. Only bars of a tab bar controller are ever
  /// at the scroll edge.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    // R-APP-2…4
    get { appearanceState.appearances.exposed(.scrollEdge) }
    set {
      noteAppearance(.scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance, newValue?.duplicate)
      assign(newValue, to: .scrollEdge)
    }
  }

  /// The style of the bar.
  ///
  /// The default value is ``UIBarStyle/default``.
  open var barStyle: UIBarStyle {
    // R-LEG-8
    get { appearanceState.legacy.barStyle }
    set {
      noteAppearance(.barStyle, \UITabBar.barStyle, newValue)
      changeAppearance { $0.legacy.barStyle = newValue }
    }
  }

  /// The color of the bar, over the blur if the bar is translucent, or `nil` for none.
  ///
  /// The default value is `nil`.
  open var barTintColor: UIColor? {
    // R-LEG-7
    get { appearanceState.legacy.barTintColor }
    set {
      noteAppearance(.barTintColor, \UITabBar.barTintColor, newValue)
      changeAppearance { $0.legacy.barTintColor = newValue }
    }
  }

  /// A Boolean value that indicates whether content behind the bar is visible.
  ///
  /// The default value is `true` unless the background image is opaque.
  open var isTranslucent: Bool {
    // R-LEG-1
    get { appearanceState.legacy.isTranslucent }
    set {
      noteAppearance(.isTranslucent, \UITabBar.isTranslucent, newValue)
      changeAppearance { $0.legacy.explicitTranslucency = newValue }
    }
  }

  /// The background image, which replaces the blur, or `nil` for none.
  ///
  /// The default value is `nil`. Images without cap insets are tiled; an empty image leaves the bar
  /// transparent.
  open var backgroundImage: UIImage? {
    // R-LEG-2
    get { appearanceState.legacy.backgroundImage }
    set {
      noteAppearance(.backgroundImage, \UITabBar.backgroundImage, newValue)
      changeAppearance { $0.legacy.backgroundImage = newValue }
    }
  }

  /// The image above the bar that replaces the hairline, or `nil` for the hairline.
  ///
  /// The default value is `nil`. It only applies together with ``backgroundImage``; an empty image
  /// draws nothing.
  open var shadowImage: UIImage? {
    // R-LEG-3
    get { appearanceState.legacy.shadowImage }
    set {
      noteAppearance(.shadowImage, \UITabBar.shadowImage, newValue)
      changeAppearance { $0.legacy.shadowImage = newValue }
    }
  }

  /// The image behind the selected item, or `nil` for none.
  ///
  /// The default value is `nil`.
  open var selectionIndicatorImage: UIImage? {
    get { appearanceState.selectionIndicatorImage }
    set {
      noteAppearance(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage, newValue)
      changeAppearance { $0.selectionIndicatorImage = newValue }
    }
  }

  /// The color of items that are not selected, or `nil` for gray.
  ///
  /// The default value is `nil`.
  open var unselectedItemTintColor: UIColor? {
    // R-LEG-5
    get { appearanceState.legacyItems.unselectedTintColor }
    set {
      noteAppearance(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor, newValue)
      changeAppearance { $0.legacyItems.unselectedTintColor = newValue }
    }
  }

  /// The color of the icon of the selected item, but not of its title, or `nil` for `tintColor`.
  ///
  /// The default value is `nil`. Deprecated since iOS 8; use `tintColor`.
  open var selectedImageTintColor: UIColor? {
    // R-LEG-10
    get { appearanceState.legacyItems.selectedImageTintColor }
    set {
      noteAppearance(.selectedImageTintColor, \UITabBar.selectedImageTintColor, newValue)
      changeAppearance { $0.legacyItems.selectedImageTintColor = newValue }
    }
  }

  /// The arrangement of the items.
  ///
  /// The default value is ``ItemPositioning/automatic``.
  open var itemPositioning: ItemPositioning {
    // R-LAY-11
    get { appearanceState.legacyItems.placement.positioning }
    set {
      noteAppearance(.itemPositioning, \UITabBar.itemPositioning, newValue)
      changeAppearance { $0.legacyItems.placement.positioning = newValue }
    }
  }

  /// The width of centered items, in points, or 0 for that of the system.
  ///
  /// The default value is 0. Values that are negative or not finite become 0.
  open var itemWidth: CGFloat {
    get { appearanceState.legacyItems.placement.width }
    set {
      noteAppearance(.itemWidth, \UITabBar.itemWidth, newValue)
      changeAppearance { $0.legacyItems.placement.width = newValue.isFinite ? max(newValue, 0) : 0 }
    }
  }

  /// The distance between centered items, in points, or 0 for that of the system.
  ///
  /// The default value is 0. Values that are negative or not finite become 0.
  open var itemSpacing: CGFloat {
    get { appearanceState.legacyItems.placement.spacing }
    set {
      noteAppearance(.itemSpacing, \UITabBar.itemSpacing, newValue)
      changeAppearance {
        $0.legacyItems.placement.spacing = newValue.isFinite ? max(newValue, 0) : 0
      }
    }
  }

  // MARK: Accessory views

  /// The container at the leading side of a television's bar, for views of the app such as a logo
  /// or a clock.
  ///
  /// It is empty by default, as wide as its subviews require, and as high as the bar. Other devices
  /// do not display it.
  open var leadingAccessoryView: UIView {
    // R-TV-15
    defer { setNeedsLayout() }
    return accessories.leading(of: self)
  }

  /// The container at the trailing side of a television's bar; see ``leadingAccessoryView``.
  open var trailingAccessoryView: UIView {
    // R-TV-15
    defer { setNeedsLayout() }
    return accessories.trailing(of: self)
  }

  // MARK: Layout

  /// Returns the given width and the height for the traits, including the home indicator.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // M-H-11
    CGSize(width: size.width, height: environment.contentHeight + bottomInset)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: environment.contentHeight)
  }

  /// Lays out background and items.
  ///
  /// Overrides call `super` first and may move the items' controls afterwards.
  open override func layoutSubviews() {
    super.layoutSubviews()
    row.fit(in: self)
    let layout = layout
    row.place(layout)
    backgroundView.place(
      in: layout.backgroundFrame,
      cornerRadius: layout.backgroundCornerRadius
    )
    placeAccessories()
    customizing?.barWasLaidOut()
  }

  /// Notifies the customization session.
  ///
  /// Overrides call `super`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    customizing?.barMoved(to: window)
  }

  /// A Boolean value that indicates whether the bar is hidden; a managed bar that is hidden covers
  /// no safe area.
  open override var isHidden: Bool {
    // R-HID-6
    didSet { if isHidden != oldValue { manager?.barCoverageChanged() } }
  }

  // MARK: Environment

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    for button in row.buttons { TintFade.fade(button) }
    row.refresh()
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.userInterfaceIdiom != traitCollection.userInterfaceIdiom { appearanceChanged() }
    addLargeContentViewerIfNeeded()
    row.refresh()
    setNeedsLayout()
    heightMayHaveChanged()
  }

  // MARK: Focus

  /// The selected item of a television's bar; empty on other devices.
  open override var preferredFocusEnvironments: [UIFocusEnvironment] {
    // R-TV-8
    environment.tabBarIdiom == .television ? entrance.map { [$0] } ?? [] : []
  }

  /// Selects the item of a television's bar that was focused.
  ///
  /// Overrides call `super`.
  ///
  /// - Parameters:
  ///   - context: The change of the focus.
  ///   - coordinator: The animations of the change.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    // R-TV-2
    super.didUpdateFocus(in: context, with: coordinator)
    focusMoved(to: context.nextFocusedItem, with: coordinator)
  }

  // MARK: Selection

  /// Selects an item of a bar without a controller.
  func select(_ item: UITabBarItem?) {
    if let item, !row.contains(item) {
      return Log.warning("UITabBar.selectedItem: the item is not on the bar; ignored")
    }
    let observed = attachments?.begin("selectedItem")
    _selectedItem = item
    selectionChanged(to: item)
    observed?.end()
  }

  private func replaceItems(with items: [UITabBarItem]?, animated: Bool) {
    let observed = attachments?.begin("items", dependents: ["selectedItem"])
    defer { observed?.end() }
    customizing?.itemsWillBeReplaced()
    row.replaceItems(with: items, in: self, animated: animated) {
      if let item = _selectedItem, !row.contains(item) { _selectedItem = nil }
      selectionChanged(to: selectedItem)
    }
  }

  /// Called when the user taps an item: notifies the manager, or selects the item and notifies the
  /// delegate.
  func tapped(_ item: UITabBarItem) {
    guard item.isEnabled, row.contains(item) else { return }
    if let manager { return manager.bar(self, didActivate: item) }
    select(item)
    _delegate?.tabBar(self, didSelect: item)
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + tabBarMembers
  }
}
