/// Shows one of several controllers at a time, chosen with the tab bar at the bottom edge.
///
/// Assign `viewControllers`; each becomes a child at once and gives the bar its `tabBarItem`. Only the selected child's
/// view is loaded, when the tabs first appear; others load when they are first selected and stay loaded.
///
/// Unlike iOS, there is no More tab yet: the bar shows the first children, as many as fit at 44 points each, and code can
/// select the others.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  var selection = TabSelection<UIViewController>()
  var hiding = TabBarHiding()
  private(set) lazy var transition = TabTransition(controller: self)
  private(set) lazy var scrollEdge = ScrollEdgeWatch(controller: self)
  private lazy var managedBar = UITabBar.make(managedBy: self)
  private var listsChildren = false
  /// Whether the controller itself is changing its bar just now.
  var isChangingBar = false

  // MARK: Creating a controller

  /// Creates a controller without children; unlike iOS, no interface file is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
    listsChildren = viewControllers != nil
    replaceChildren(with: viewControllers ?? [], animated: animated)
  }

  // MARK: Selecting a tab

  /// The position of the selected child; `NSNotFound` while there are none. (R-SEL-33)
  ///
  /// Assigning calls no delegate; a position that does not exist is ignored, with a warning. (R-SEL-4, R-SEL-30)
  open var selectedIndex: Int {
    get { selection.selectedIndex ?? NSNotFound }
    set { select(index: newValue) }
  }

  /// The selected child; nil while there are none.
  ///
  /// Assigning calls no delegate. nil is ignored, a controller that is not among the children raises. (R-SEL-32, X-3)
  open var selectedViewController: UIViewController? {
    get { selection.selected }
    set { select(newValue) }
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
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

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

  // MARK: Asked on behalf of the children

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    selectedViewController
  }

  /// What the delegate says, else the same as for any controller; children are not asked. (R-ROT-2, R-ROT-3)
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? ownSupportedOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override func safeAreaInsets(coveredByBarsFor child: UIViewController) -> UIEdgeInsets {
    insetsCovered(for: child)
  }

  // MARK: Replacing the bar

  /// Puts another bar in place of the present one, with its items and selection.
  func replaceBar(with bar: UITabBar) {
    guard bar !== managedBar else { return }
    let old = managedBar
    managedBar = bar
    takeOver(bar, from: old)
  }
}
