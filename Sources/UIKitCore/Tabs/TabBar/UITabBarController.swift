/// A container that shows one of several controllers at a time, selected with a tab bar.
///
/// The bar is at the bottom edge, and at the top on a television. Assign ``viewControllers``; each
/// becomes a child immediately, and the bar shows its `tabBarItem`. The view of a child is loaded
/// when the child is first selected, and remains loaded.
///
/// ```swift
/// let controller = UITabBarController()
/// controller.viewControllers = [LibraryPage(), SearchPage()]
/// controller.selectedIndex = 1
/// ```
///
/// Alternatively, assign ``tabs``, which create the pages and configure the items. If the bar
/// doesn't have enough space for all children, its last item is More, which shows a list of the
/// remaining ones.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  // R-TAB-1, R-MORE-1
  var selection = TabSelection<UIViewController>() {
    willSet { beginSelectionChange() }
    didSet { endSelectionChange() }
  }
  var customizableChildren = CustomizableViewControllers.all
  var hiding = TabBarHiding()
  let tabModel = TabModel()
  private(set) lazy var transition = TabTransition(controller: self)
  private(set) lazy var scrollEdge = ScrollEdgeObserver(controller: self)
  private(set) lazy var televisionScroll = TelevisionScrollObserver(controller: self)
  private var managedBar: UITabBar {
    get {
      if let madeBar { return madeBar }
      let bar = UITabBar.make(managedBy: self)
      madeBar = bar
      return bar
    }
    set { madeBar = newValue }
  }
  /// The bar, or `nil` until it is used.
  private(set) var madeBar: UITabBar?
  private var listsChildren = false
  /// The order of the tabs that is stored between launches.
  var _tabOrder: TabOrder?
  /// The navigation controller of More, if it was created.
  private(set) var moreIfMade: UIMoreNavigationController?
  //
  /// The items that the bar was last assigned.
  var givenItems: [UITabBarItem] = []
  /// Whether the controller itself is currently changing its bar.
  var isChangingBar = false

  // MARK: Creating a tab bar controller

  /// Creates a controller without children.
  ///
  /// The view is loaded immediately, so an override of `viewDidLoad()` is called before the
  /// initializer returns.
  ///
  /// Unlike iOS, no interface file is read.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    loadViewIfNeeded()
  }

  /// Creates a controller with the children and the selection of an archive.
  ///
  /// The view is loaded immediately.
  ///
  /// - Parameter coder: The decoder to read from.
  public required init?(coder: NSCoder) {
    // R-CON-7
    super.init(coder: coder)
    // R-IB-9
    interface?.addRelated(to: self)
    loadViewIfNeeded()
    if let coder = coder.interface {
      decodeTabBar(from: coder)
    } else {
      decodeChildren(from: coder)
    }
  }

  /// Writes the controller, its children and the selected index to an archive.
  ///
  /// Children that are set as ``tabs`` aren't written. Overrides must call `super`. Unlike iOS, the
  /// appearance of the bar isn't archived.
  ///
  /// - Parameter coder: The encoder to write to.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeChildren(with: coder)
  }

  override var archivedChildren: [UIViewController] { [] }

  /// Creates a controller with tabs.
  ///
  /// - Parameter tabs: The tabs of the outermost level.
  public convenience init(tabs: [UITab]) {
    // R-TAB-1
    self.init()
    self.tabs = tabs
  }

  /// The object that allows or prevents selections by tap and is notified of selections.
  ///
  /// The default value is `nil`.
  open weak var delegate: UITabBarControllerDelegate?

  // MARK: Children

  /// The children in the order of the bar.
  ///
  /// The default value is `nil`. The bar is empty if the value is `nil` or an empty array.
  ///
  /// Assigning is equivalent to ``setViewControllers(_:animated:)`` without animation.
  open var viewControllers: [UIViewController]? {
    get { listsChildren ? selection.children : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the children.
  ///
  /// The selected controller stays selected if it is in the new array; otherwise the controller at
  /// the same index is selected, or else the first. If a controller is listed twice, only its first
  /// occurrence is used, and a warning is logged.
  ///
  /// - Parameters:
  ///   - viewControllers: The new children, or `nil` for none.
  ///   - animated: Whether the items fade and slide, and whether the delegate is asked for an
  ///     animator if another page is shown.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    // R-SEL-20, R-ITEM-7
    endCustomizing()
    listsChildren = viewControllers != nil
    dropTabs()
    replaceChildren(with: viewControllers ?? [], animated: animated)
  }

  /// The children that the user may move with the Edit button of More.
  ///
  /// By default, these are all children.
  ///
  /// `nil` and an empty array remove the Edit button. Other children keep their positions and can't
  /// be replaced. Assigning ``viewControllers`` allows all children again; rearranging by the user
  /// doesn't change this property. Controllers that aren't children, and duplicates, are ignored
  /// with a warning.
  open var customizableViewControllers: [UIViewController]? {
    // R-CUS-1, R-CUS-5, R-CUS-40
    get { customizableChildren.list(of: viewControllers) }
    set { _setCustomizableViewControllers(newValue) }
  }

  // MARK: Tabs

  /// The tabs of the outermost level.
  ///
  /// The default value is an empty array, also while children are assigned as ``viewControllers``.
  ///
  /// Assigning is equivalent to ``setTabs(_:animated:)`` without animation.
  open var tabs: [UITab] {
    get { tabModel.tree.roots }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs.
  ///
  /// The children are the pages of the tabs, all of which are created immediately;
  /// ``viewControllers`` is `nil` from then on. The selected tab stays selected if it is among the
  /// new tabs; otherwise the first tab on the bar is selected. Two tabs with the same identifier
  /// raise an exception.
  ///
  /// - Parameters:
  ///   - tabs: The tabs of the outermost level.
  ///   - animated: Whether the items fade and slide.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    // R-TAB-1, R-TAB-6…8, X-70
    endCustomizing()
    listsChildren = false
    replaceTabs(with: tabs, animated: animated)
  }

  /// The selected tab, which can be in a group, or `nil` if there are no tabs.
  ///
  /// Assigning calls the delegate's `didSelectTab`. Assigning `nil`, a hidden tab, or a tab of
  /// another controller is ignored.
  ///
  /// Unlike iOS 18, the value is `nil` for children that were assigned as ``viewControllers``.
  open var selectedTab: UITab? {
    // R-TAB-3, R-TAB-33
    get { _selectedTab }
    set { select(newValue) }
  }

  /// Returns the tab of any level with an identifier, or `nil` if there is none.
  ///
  /// - Parameter identifier: The identifier to search for.
  /// - Returns: The tab.
  open func tab(forIdentifier identifier: String) -> UITab? {
    // R-TAB-20
    tabModel.tree.tab(forIdentifier: identifier)
  }

  /// The identifiers of the outermost tabs that a bar of compact width shows.
  ///
  /// The default value is `nil`, which shows all tabs.
  ///
  /// Unknown identifiers are ignored; an empty array leaves the bar empty.
  open var compactTabIdentifiers: [String]? {
    // R-TAB-24
    get { tabModel.compactIdentifiers }
    set {
      tabModel.compactIdentifiers = newValue
      placeTabs()
    }
  }

  // MARK: Selection

  /// The index of the selected child.
  ///
  /// The value is `NSNotFound` if there are no children, and while the list of More is selected.
  ///
  /// Assigning doesn't call the delegate. An index that doesn't exist is ignored with a warning.
  open var selectedIndex: Int {
    // R-SEL-33, R-SEL-4, R-SEL-30
    get { selection.selectedIndex ?? NSNotFound }
    set { select(index: newValue) }
  }

  /// The selected child, or `nil` if there are no children.
  ///
  /// While the list of More is selected, the value is ``moreNavigationController``. Assigning
  /// doesn't call the delegate. Assigning `nil` is ignored; a controller that isn't a child raises
  /// an exception. Assigning ``moreNavigationController`` selects the list, and is ignored with a
  /// warning while there is no More.
  open var selectedViewController: UIViewController? {
    // R-MORE-9, R-MORE-10, R-SEL-32, X-3
    get { selection.isAtList ? more : selection.selected }
    set { select(newValue) }
  }

  // R-MORE-3, R-MORE-12
  /// The navigation controller that shows the list of More, and the selected child from that list
  /// on top of it.
  ///
  /// It is created on first access, even if the bar has no More item, and is never one of the
  /// ``viewControllers``. The app may change its appearance, its delegate and the table view of its
  /// list. The list stays at the bottom of the stack. When More disappears from the bar, the
  /// delegate is reset to `nil`.
  open var moreNavigationController: UINavigationController { more }

  /// The navigation controller of More, created when it is first used.
  var more: UIMoreNavigationController {
    if let moreIfMade { return moreIfMade }
    let made = UIMoreNavigationController(tabs: self)
    moreIfMade = made
    return made
  }

  // MARK: Tab bar

  //
  /// The tab bar.
  ///
  /// Its appearance may be changed. Its items, selection and delegate are set by the controller;
  /// changing them raises an exception.
  open var tabBar: UITabBar { managedBar }

  // R-SEL-6
  /// Called after a tap that the delegate allowed has selected an item, even if it was selected
  /// before.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar of this controller.
  ///   - item: The selected item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Called before the customization sheet appears, and before the controller's delegate is called.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar of this controller.
  ///   - items: The items of all children.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

  /// Called after the customization sheet has appeared.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar of this controller.
  ///   - items: The items of all children.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  /// Called before the customization sheet disappears, and before the controller's delegate is
  /// called.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar of this controller.
  ///   - items: The items of all children in their new order.
  ///   - changed: Whether the order has changed.
  open func tabBar(
    _ tabBar: UITabBar,
    willEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}

  /// Called after the customization sheet has disappeared, and before the controller's delegate is
  /// called.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar of this controller.
  ///   - items: The items of all children in their new order.
  ///   - changed: Whether the order has changed.
  open func tabBar(
    _ tabBar: UITabBar,
    didEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}

  /// A Boolean value that indicates whether the bar is hidden.
  ///
  /// The default value is `false`.
  ///
  /// Assigning is equivalent to ``setTabBarHidden(_:animated:)`` without animation.
  open var isTabBarHidden: Bool {
    // R-HID-7
    get { hiding.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, and updates the safe area of the selected child.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether the bar slides.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    // R-HID-7, R-SAFE-7
    _setTabBarHidden(hidden, animated: animated)
  }

  // MARK: View lifecycle

  /// Selects a page on the way of an unwind segue.
  ///
  /// - Parameters:
  ///   - unwindSegue: The segue.
  ///   - subsequentVC: The page, or the controller itself.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    guard viewControllers?.contains(subsequentVC) ?? false else { return }
    selectedViewController = subsequentVC
  }

  open override func loadView() {
    let container = UILayoutContainerView(frame: loadingBounds)
    container.controller = self
    container.addSubview(tabBar)
    view = container
    placeBar()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transition.stage()
  }

  /// Completes the appearance transition of a child that was shown during the controller's own
  /// appearance callbacks.
  ///
  /// Overrides must call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    transition.controllerAppeared()
  }

  /// Ends a customization by the user.
  ///
  /// Overrides must call `super`.
  open override func viewWillDisappear(_ animated: Bool) {
    // R-CUS-7
    endCustomizing()
    super.viewWillDisappear(animated)
  }

  /// Ends a transition between tabs that is no longer visible.
  open override func viewDidDisappear(_ animated: Bool) {
    // R-TRN-15
    super.viewDidDisappear(animated)
    transition.hurry()
  }

  // MARK: State restoration

  /// Encodes the selected child if it has a restoration identifier; the order of the tabs isn't
  /// encoded.
  open override func encodeRestorableState(with coder: NSCoder) {
    // R-RES-1, R-RES-5
    super.encodeRestorableState(with: coder)
    encodeSelection(with: coder)
  }

  /// Selects the child that was selected, at its current index, without calling the delegate.
  open override func decodeRestorableState(with coder: NSCoder) {
    // R-RES-1, R-RES-3
    super.decodeRestorableState(with: coder)
    decodeSelection(from: coder)
  }

  override var restorableChildren: [UIViewController] { selection.children }

  // MARK: Delegation to the children

  open override var childForStatusBarStyle: UIViewController? { content }

  open override var childForStatusBarHidden: UIViewController? { content }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { content }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }

  /// The orientations that the delegate returns, or else those of any controller; the children are
  /// not called.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    // R-ROT-2, R-ROT-3
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? ownSupportedOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Returns the size of a child in a view of another size, without the part that an opaque bar
  /// will cover.
  open override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    (container as? UIViewController).flatMap { expectedContentSize(of: $0, in: parentSize) }
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  open override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    expect(newCollection, with: coordinator)
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func safeAreaInsets(coveredByBarsFor child: UIViewController) -> UIEdgeInsets {
    insetsCovered(for: child)
  }

  // R-FOC-8, R-TV-9
  /// The selected child.
  ///
  /// On a television, the bar comes first.
  open override var preferredFocusEnvironments: [UIFocusEnvironment] {
    preferredFocusedView.map { [$0] } ?? _preferredFocusEnvironments
  }

  override var observesContentScrollViews: Bool { true }

  override func contentScrollViewsChanged() { followScrolling() }

  // MARK: Replacing the bar

  /// Replaces the bar with another one, which takes over the items and the selection.
  ///
  /// A bar that belongs to another controller is ignored with a warning.
  func replaceBar(with bar: UITabBar) {
    guard bar !== managedBar else { return }
    guard bar.manager == nil else {
      return Log.warning("UITabBarController.tabBar ignored: the bar belongs to another controller")
    }
    endCustomizing()
    let old = managedBar
    managedBar = bar
    takeOver(bar, from: old)
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + tabBarControllerMembers
  }
}
