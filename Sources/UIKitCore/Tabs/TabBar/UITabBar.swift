/// A row of items at the edge of a screen, of which at most one is selected.
///
/// A `UITabBarController` manages the bar it shows: items, selection and delegate are the controller's there, and changing
/// them raises. A bar made by an app stands by itself and tells its delegate about taps.
///
/// The bar's subviews are its background, then one control for each item shown; frames are valid after `layoutSubviews`.
/// Unlike iOS, a bar shows no more items than fit at 44 points each; five always fit.
@preconcurrency @MainActor
open class UITabBar: UIView, BarView, UISpringLoadedInteractionSupporting {
  typealias Traits = TabBarTraits

  /// Where items stand when titles are under the icons.
  public enum ItemPositioning: Int, Sendable {
    /// By the surroundings: across the whole bar, or in the middle of a pad's. (R-LAY-11)
    case automatic
    /// In slots of equal width across the bar.
    case fill
    /// As a block in the middle.
    case centered
  }

  let backgroundView = _UIBarBackground()
  let row = TabBarButtonRow()
  var appearanceState = TabBarAppearanceState()
  var displayed = DisplayedBarAppearance(TabBarAppearanceState().resolved(in: .init()))
  /// Whether the selected item has an appearance of its own.
  var usesItemAppearance = false
  weak var manager: (any TabBarManager)? { didSet { appearanceChanged() } }
  var accessories = TabBarAccessories()
  /// What the user does to the items, while a sheet for it is up.
  var customizing: CustomizationSession?
  private weak var _delegate: UITabBarDelegate?
  private weak var _selectedItem: UITabBarItem?

  // MARK: Creating a bar

  /// Creates a bar without items; `sizeThatFits(_:)` tells how high it wants to be.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    guard BarArchive.read(self, from: coder) else { return nil }
  }

  /// Writes items, selection and everything said about the look; overrides call super.
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

  /// Hears about taps.
  ///
  /// On a managed bar that is the controller, and assigning raises.
  open weak var delegate: UITabBarDelegate? {
    get { manager ?? _delegate }
    set {
      ManagedBarTrap.tabBarDelegate.raise(ifManaged: manager != nil)
      _delegate = newValue
    }
  }

  // MARK: Items and selection

  /// The items, from leading to trailing; nil, the default, and [] show none.
  ///
  /// Raises on a managed bar.
  open var items: [UITabBarItem]? {
    get { row.items }
    set {
      ManagedBarTrap.tabBarChange.raise(ifManaged: manager != nil)
      replaceItems(with: newValue, animated: false)
    }
  }

  /// Replaces the items; animated, old ones fade out, new ones in, and the others slide. (R-ITEM-11)
  ///
  /// A selected item that goes is selected no more; no delegate hears of it. Raises on a managed bar.
  ///
  /// The managing controller calls it when its children change; overrides see that, and call super.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    ManagedBarTrap.tabBarChange.raise(ifManaged: manager?.isChangingBar == false)
    replaceItems(with: items, animated: animated)
  }

  /// The highlighted item; nil, the default, highlights none.
  ///
  /// Items that are not the bar's are ignored.
  ///
  /// Assigning tells no delegate, and raises on a managed bar.
  open weak var selectedItem: UITabBarItem? {
    get { manager.map(\.selectedBarItem) ?? _selectedItem }
    set {
      ManagedBarTrap.tabBarChange.raise(ifManaged: manager != nil)
      select(newValue)
    }
  }

  /// Whether items are selected when a drag session rests over them; false by default. (R-IN-4)
  ///
  /// An item that is spring loaded itself is selected either way.
  open var isSpringLoaded = false

  // MARK: Customizing

  /// Lets the user replace the bar's items by others, and rearrange them, on a sheet that slides up.
  ///
  /// Name the items on the bar that may change together with those that may take their place; what is not named stays where it
  /// is. The sheet covers the bar's window and nothing else of it can be touched. Without items, on a bar that is not on
  /// the screen or is customized already, nothing happens but a warning. Raises on a managed bar. (R-CUS-10, X-1)
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    ManagedBarTrap.tabBarChange.raise(ifManaged: manager != nil)
    startCustomizing(BarItemsDataSource(bar: self, candidates: items))
  }

  /// Takes the sheet away as its Done button does, and says whether other items are on the bar, or in another order.
  ///
  /// False where no sheet is up. (R-CUS-14)
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    customizing?.end(animated: animated) ?? false
  }

  /// Whether the sheet is up: from before `didBeginCustomizing` until after `didEndCustomizing`. (R-CUS-15)
  open var isCustomizing: Bool { customizing?.hasBegun ?? false }

  // MARK: Looks

  /// The look of the bar; by default chrome blur, hairline, grey items and the tint for the selected one.
  ///
  /// A copy is kept, so change the object first and assign it then. Once assigned, it replaces all older look
  /// properties below. (R-APP-7, R-LEG-4)
  open var standardAppearance: UITabBarAppearance {
    get { appearanceState.appearances.exposedStandard() }
    set {
      noteAppearance(.standardAppearance, \UITabBar.standardAppearance, newValue.duplicate)
      assign(newValue, to: .standard)
    }
  }

  /// The look while no content lies under the bar; nil, the default, is the standard one without background and line.
  ///
  /// A copy is kept. Only the bar of a tab bar controller is ever at the scroll edge. (R-APP-2…4)
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearanceState.appearances.exposed(.scrollEdge) }
    set {
      noteAppearance(.scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance, newValue?.duplicate)
      assign(newValue, to: .scrollEdge)
    }
  }

  /// Dark in all surroundings, or as they are; the latter by default. (R-LEG-8)
  open var barStyle: UIBarStyle {
    get { appearanceState.legacy.barStyle }
    set {
      noteAppearance(.barStyle, \UITabBar.barStyle, newValue)
      changeAppearance { $0.legacy.barStyle = newValue }
    }
  }

  /// The colour of the bar, over the blur where it is translucent; nil, the default, adds none. (R-LEG-7)
  open var barTintColor: UIColor? {
    get { appearanceState.legacy.barTintColor }
    set {
      noteAppearance(.barTintColor, \UITabBar.barTintColor, newValue)
      changeAppearance { $0.legacy.barTintColor = newValue }
    }
  }

  /// Whether what is behind shows through; true unless the background image is opaque. (R-LEG-1)
  open var isTranslucent: Bool {
    get { appearanceState.legacy.isTranslucent }
    set {
      noteAppearance(.isTranslucent, \UITabBar.isTranslucent, newValue)
      changeAppearance { $0.legacy.explicitTranslucency = newValue }
      manager?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The picture behind the items, in place of the blur; one without cap insets repeats. (R-LEG-2)
  ///
  /// An empty image leaves the bar clear.
  open var backgroundImage: UIImage? {
    get { appearanceState.legacy.backgroundImage }
    set {
      noteAppearance(.backgroundImage, \UITabBar.backgroundImage, newValue)
      changeAppearance { $0.legacy.backgroundImage = newValue }
    }
  }

  /// The picture above the bar in place of the hairline; needs a `backgroundImage`. (R-LEG-3)
  ///
  /// An empty image takes the line away.
  open var shadowImage: UIImage? {
    get { appearanceState.legacy.shadowImage }
    set {
      noteAppearance(.shadowImage, \UITabBar.shadowImage, newValue)
      changeAppearance { $0.legacy.shadowImage = newValue }
    }
  }

  /// The picture behind the selected item; nil, the default, shows none.
  open var selectionIndicatorImage: UIImage? {
    get { appearanceState.selectionIndicatorImage }
    set {
      noteAppearance(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage, newValue)
      changeAppearance { $0.selectionIndicatorImage = newValue }
    }
  }

  /// The colour of items that are not selected; nil, the default, is grey. (R-LEG-5)
  open var unselectedItemTintColor: UIColor? {
    get { appearanceState.legacyItems.unselectedTintColor }
    set {
      noteAppearance(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor, newValue)
      changeAppearance { $0.legacyItems.unselectedTintColor = newValue }
    }
  }

  /// The colour of the selected item's icon, but not of its title; nil, the default, is `tintColor`.
  ///
  /// Deprecated since iOS 8: set `tintColor`. (R-LEG-10)
  open var selectedImageTintColor: UIColor? {
    get { appearanceState.legacyItems.selectedImageTintColor }
    set {
      noteAppearance(.selectedImageTintColor, \UITabBar.selectedImageTintColor, newValue)
      changeAppearance { $0.legacyItems.selectedImageTintColor = newValue }
    }
  }

  /// Where items stand; by default as the surroundings ask. (R-LAY-11)
  open var itemPositioning: ItemPositioning {
    get { appearanceState.legacyItems.placement.positioning }
    set {
      noteAppearance(.itemPositioning, \UITabBar.itemPositioning, newValue)
      changeAppearance { $0.legacyItems.placement.positioning = newValue }
    }
  }

  /// The width of items that stand in the middle; 0, the default, is the system's.
  ///
  /// Negative becomes 0.
  open var itemWidth: CGFloat {
    get { appearanceState.legacyItems.placement.width }
    set {
      noteAppearance(.itemWidth, \UITabBar.itemWidth, newValue)
      changeAppearance { $0.legacyItems.placement.width = newValue.isFinite ? max(newValue, 0) : 0 }
    }
  }

  /// The distance between items that stand in the middle; 0, the default, is the system's.
  ///
  /// Negative becomes 0.
  open var itemSpacing: CGFloat {
    get { appearanceState.legacyItems.placement.spacing }
    set {
      noteAppearance(.itemSpacing, \UITabBar.itemSpacing, newValue)
      changeAppearance {
        $0.legacyItems.placement.spacing = newValue.isFinite ? max(newValue, 0) : 0
      }
    }
  }

  // MARK: Beside the items

  /// A place for views of the app at the leading side of a television's bar: a logo, a profile, a clock.
  ///
  /// It is empty at first, as wide as what is put in, and as high as the bar; the items make room. Other devices do not show
  /// it. (R-TV-15)
  open var leadingAccessoryView: UIView {
    defer { setNeedsLayout() }
    return accessories.leading(of: self)
  }

  /// The same at the trailing side. (R-TV-15)
  open var trailingAccessoryView: UIView {
    defer { setNeedsLayout() }
    return accessories.trailing(of: self)
  }

  // MARK: Layout

  /// The given width, and the height that the surroundings ask for above the home indicator. (M-H-11)
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: environment.contentHeight + bottomInset)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: environment.contentHeight)
  }

  /// Places background and items.
  ///
  /// Overrides call super first and may move the items' controls then.
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

  /// Overrides call super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    customizing?.barMoved(to: window)
  }

  /// Whether the bar takes part in the screen; a managed bar that is hidden covers no safe area. (R-HID-6)
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { manager?.barCoverageChanged() } }
  }

  // MARK: Surroundings

  open override func tintColorDidChange() {
    super.tintColorDidChange()
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

  /// The selected item, on a television; elsewhere nothing. (R-TV-8)
  open override var preferredFocusEnvironments: [UIFocusEnvironment] {
    environment.form == .television ? entrance.map { [$0] } ?? [] : []
  }

  /// Selects the item of a television's bar that has got the focus; overrides call super. (R-TV-2)
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusMoved(to: context.nextFocusedItem, with: coordinator)
  }

  // MARK: Selecting without asking

  /// Highlights an item of a bar that stands by itself.
  func select(_ item: UITabBarItem?) {
    if let item, !row.contains(item) {
      return Log.warning("UITabBar.selectedItem: the item is none of the bar's items; ignored")
    }
    _selectedItem = item
    selectionChanged()
  }

  private func replaceItems(with items: [UITabBarItem]?, animated: Bool) {
    customizing?.itemsWillBeReplaced()
    row.replaceItems(with: items, in: self, animated: animated) {
      if let item = _selectedItem, !row.contains(item) { _selectedItem = nil }
      selectionChanged()
    }
  }

  /// Takes a tap: tells the manager, or selects and tells the delegate.
  func tapped(_ item: UITabBarItem) {
    guard item.isEnabled, row.contains(item) else { return }
    if let manager { return manager.bar(self, didActivate: item) }
    select(item)
    _delegate?.tabBar(self, didSelect: item)
  }
}
