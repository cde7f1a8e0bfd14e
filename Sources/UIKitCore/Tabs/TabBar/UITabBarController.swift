/// Shows one of several controllers at a time, chosen with the tab bar at the bottom edge, on a television at the top.
///
/// Assign `viewControllers`; each becomes a child at once and gives the bar its `tabBarItem`. Only the selected child's
/// view is loaded, when the tabs first appear; others load when they are first selected and stay loaded.
///
/// Or assign `tabs`: objects that make the pages and name the items. (R-TAB-1)
///
/// Children that find no place on the bar stand in the list of More, whose item takes the last place then. (R-MORE-1)
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  var selection = TabSelection<UIViewController>()
  var customizableChildren = CustomizableViewControllers.all
  var hiding = TabBarHiding()
  let tabModel = TabModel()
  private(set) lazy var transition = TabTransition(controller: self)
  private(set) lazy var scrollEdge = ScrollEdgeObserver(controller: self)
  private(set) lazy var televisionScroll = TelevisionScrollObserver(controller: self)
  private lazy var managedBar = UITabBar.make(managedBy: self)
  private var listsChildren = false
  /// Under which name the order of the tabs is kept.
  var _tabOrder: TabOrder?
  /// More's stack, once it was needed.
  private(set) var moreIfMade: UIMoreNavigationController?
  /// The items that the bar was given last.
  var givenItems: [UITabBarItem] = []
  /// Whether the controller itself is changing its bar just now.
  var isChangingBar = false

  // MARK: Creating a controller

  /// Creates a controller without children; unlike iOS, no interface file is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a controller with tabs. (R-TAB-1)
  public convenience init(tabs: [UITab]) {
    self.init()
    self.tabs = tabs
  }

  /// Decides about taps and hears about them.
  open weak var delegate: UITabBarControllerDelegate?

  // MARK: Children

  /// The controllers behind the tabs, in the order of the bar; nil, the default, and [] show none.
  ///
  /// Assigning is `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [UIViewController]? {
    get { listsChildren ? selection.children : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the children; the bar's items fade and slide when animated.
  ///
  /// The selected controller stays selected where it is in the new list, else its position where that exists, else the
  /// first is selected. A controller named twice keeps its first place, with a warning. (R-SEL-20, R-ITEM-7)
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    endCustomizing()
    listsChildren = viewControllers != nil
    dropTabs()
    replaceChildren(with: viewControllers ?? [], animated: animated)
  }

  /// The children that the user may put on other places, by the Edit button of More; all of them by default.
  ///
  /// nil and [] take the Edit button away. Others keep their places and cannot be replaced. (R-CUS-1, R-CUS-5)
  ///
  /// Assigning children allows all of them again; what the user arranges leaves the list as it is. What is no child, or is
  /// named twice, is left out with a warning. (R-CUS-40)
  open var customizableViewControllers: [UIViewController]? {
    get { customizableChildren.list(of: viewControllers) }
    set { _setCustomizableViewControllers(newValue) }
  }

  // MARK: Tabs

  /// The tabs of the outermost level; [], the default, while the children are given as `viewControllers`.
  ///
  /// Assigning is `setTabs(_:animated:)` without animation.
  open var tabs: [UITab] {
    get { tabModel.tree.roots }
    set { setTabs(newValue, animated: false) }
  }

  /// Shows the pages of tabs, in place of `viewControllers`, which is nil from then on; items fade and slide when animated.
  ///
  /// All tabs make their pages at once. The selected tab stays selected where it is among the new ones, else the first on the
  /// bar is selected. Two tabs with one identifier raise. (R-TAB-1, R-TAB-6…8, X-70)
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    endCustomizing()
    listsChildren = false
    replaceTabs(with: tabs, animated: animated)
  }

  /// The selected tab, which may be one in a group; nil while there are no tabs.
  ///
  /// Assigning tells the delegate `didSelectTab`. nil, hidden tabs and those of others are ignored. (R-TAB-3, R-TAB-33)
  ///
  /// Unlike iOS 18, nil also for children that were given as `viewControllers`.
  open var selectedTab: UITab? {
    get { _selectedTab }
    set { select(newValue) }
  }

  /// A tab of any level; nil for a name that none has. (R-TAB-20)
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabModel.tree.tab(forIdentifier: identifier)
  }

  /// The tabs of the outermost level that a bar of compact width shows; nil, the default, for all. (R-TAB-24)
  ///
  /// Names that no tab has are ignored; [] leaves the bar empty.
  open var compactTabIdentifiers: [String]? {
    get { tabModel.compactIdentifiers }
    set {
      tabModel.compactIdentifiers = newValue
      placeTabs()
    }
  }

  // MARK: Selecting a tab

  /// The position of the selected child; `NSNotFound` while there are none, and while the list of More is selected. (R-SEL-33)
  ///
  /// Assigning calls no delegate; a position that does not exist is ignored, with a warning. (R-SEL-4, R-SEL-30)
  open var selectedIndex: Int {
    get { selection.selectedIndex ?? NSNotFound }
    set { select(index: newValue) }
  }

  /// The selected child, also where More shows it; `moreNavigationController` while the list is selected, nil without children.
  ///
  /// Assigning calls no delegate. nil is ignored, a controller that is not among the children raises.
  /// `moreNavigationController` selects the list, and is ignored, with a warning, while there is no More. (R-MORE-9,
  /// R-MORE-10, R-SEL-32, X-3)
  open var selectedViewController: UIViewController? {
    get { selection.isAtList ? more : selection.selected }
    set { select(newValue) }
  }

  /// The stack that shows the list of More, and on it hidden children that are selected; there also while there is no More.
  ///
  /// Its looks, its delegate and its list's table are the app's to change; the list stays at its bottom. When More leaves
  /// the bar, its delegate is nil again. It is never one of `viewControllers`. (R-MORE-3, R-MORE-12)
  open var moreNavigationController: UINavigationController { more }

  /// Made when it is first needed.
  var more: UIMoreNavigationController {
    if let moreIfMade { return moreIfMade }
    let made = UIMoreNavigationController(tabs: self)
    moreIfMade = made
    _addChild(made)
    made.didMove(toParent: self)
    return made
  }

  // MARK: The bar

  /// The bar.
  ///
  /// Its looks may be changed; its items, selection and delegate belong to the controller. (X-1,
  ///
  open var tabBar: UITabBar { managedBar }

  /// Called after a tap that the delegate allowed has selected an item, also the one selected before. (R-SEL-6)
  ///
  /// The default does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Whether the bar is away; false by default.
  ///
  /// Assigning does not animate. (R-HID-7)
  open var isTabBarHidden: Bool {
    get { hiding.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Slides the bar out or in; the safe area of the selected child follows. (R-HID-7, R-SAFE-7)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    _setTabBarHidden(hidden, animated: animated)
  }

  // MARK: Loading and appearing

  open override func loadView() {
    let container = UILayoutContainerView(frame: loadingBounds)
    container.controller = self
    container.addSubview(tabBar)
    view = container
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transition.stage()
  }

  /// A child that came while others heard that they appeared has appeared, too; overrides call super.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    transition.controllerAppeared()
  }

  /// Takes the sheet away that the tabs are arranged on; overrides call super. (R-CUS-7)
  open override func viewWillDisappear(_ animated: Bool) {
    endCustomizing()
    super.viewWillDisappear(animated)
  }

  /// A movement between tabs that nobody sees any more ends here. (R-TRN-15)
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    transition.hurry()
  }

  // MARK: Coming back at the next launch

  /// Writes which child is selected, if that has an identifier; not the order of the tabs. (R-RES-1, R-RES-5)
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeSelection(with: coder)
  }

  /// Selects the child that was selected, wherever it stands now; calls no delegate. (R-RES-1, R-RES-3)
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeSelection(from: coder)
  }

  override var restorableChildren: [UIViewController] { selection.children }

  // MARK: Asked on behalf of the children

  open override var childForStatusBarStyle: UIViewController? { content }

  open override var childForStatusBarHidden: UIViewController? { content }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { content }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }

  /// What the delegate says, else the same as for any controller; children are not asked. (R-ROT-2, R-ROT-3)
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? ownSupportedOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The whole size for a child that runs under the bar, and what an opaque bar will leave of it for others.
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

  /// The selected page, on a television the bar first. (R-FOC-8, R-TV-9)
  open override var preferredFocusEnvironments: [UIFocusEnvironment] { _preferredFocusEnvironments }

  // MARK: Replacing the bar

  /// Puts another bar in place of the present one, with its items and selection; a bar of another controller is ignored.
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
}
