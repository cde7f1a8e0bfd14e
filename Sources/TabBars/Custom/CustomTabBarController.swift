import UIKit

/// Shows one of any number of pages at a time, chosen on a bar of its own that may have any height and look.
///
/// It is a plain view controller: nothing of `UITabBarController` or `UITabBar` is in it. A tab is an item and a page in one value. All
/// pages are children; the view of a page is loaded when it is first selected.
///
/// Pages end at an opaque bar and run on under a translucent one, which their safe area then keeps clear of. (RDV-39)
@preconcurrency @MainActor
open class CustomTabBarController: UIViewController, BottomBarHost {
  /// The bar; give it looks and an action here, and tabs through the controller.
  public let tabBar = TabBarView(frame: .zero)
  let contentView = UIView()
  lazy var pages = TabPages(controller: self)
  lazy var bottomBar = BottomBar(host: self, bar: tabBar, contentView: contentView)

  /// Decides about taps and hears what happens.
  open weak var delegate: CustomTabBarControllerDelegate?

  /// Creates a controller without tabs; interface files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller without tabs; archives hold none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tabBar.delegate = self
    bottomBar.changes = { [weak self] isHidden, isDone, animated in
      guard let self else { return }
      if isDone {
        delegate?.tabBarController(self, didHideTabBar: isHidden, animated: animated)
      } else {
        delegate?.tabBarController(self, willHideTabBar: isHidden, animated: animated)
      }
    }
  }

  // MARK: Tabs

  /// The tabs, in the order of the bar.
  ///
  /// A tab whose name, or whose page, is there already is left out with one diagnostic. The selected tab stays selected, else the
  /// nearest position; the first tabs select the first one. (RDV-3, RDV-10, RDV-15)
  open var tabs: [Tab] {
    get { pages.tabs }
    set { pages.replace(with: newValue) }
  }

  /// Changes what the bar shows of a tab; a name that is not there changes nothing, with one diagnostic.
  open func updateItem(_ id: TabItem.ID, _ change: (inout TabItem) -> Void) {
    tabBar.update(id, change)
    pages.itemChanged(id)
  }

  /// The position of the selected tab; nil without tabs.
  ///
  /// Assigning asks nobody and tells the delegate; nil and positions out of range change nothing. (RDV-16, RDV-21, RDV-22)
  open var selectedIndex: Int? {
    get { pages.tabs.firstIndex { $0.id == selectedTabID } }
    set {
      if let newValue, pages.tabs.indices.contains(newValue) {
        tabBar.select(pages.tabs[newValue].item.id)
      }
    }
  }

  /// The name of the selected tab; nil without tabs.
  ///
  /// Assigning nil, or a name that is not there, changes nothing.
  open var selectedTabID: TabItem.ID? {
    get { tabBar.selectedID }
    set { if let newValue { tabBar.select(newValue) } }
  }

  /// The page of the selected tab; nil without tabs.
  ///
  /// Assigning selects its tab, and a stranger changes nothing (RDV-24).
  open var selectedViewController: UIViewController? {
    get { pages.selected?.controller }
    set { if let tab = newValue.flatMap(pages.tab(of:)) { tabBar.select(tab.id) } }
  }

  /// The tab that holds a controller, itself or further down; nil for strangers. (RDV-81, RDV-82)
  open func tab(containing controller: UIViewController) -> Tab? {
    pages.tab(containing: controller)
  }

  // MARK: The bar

  /// Whether the bar is away; false by default.
  ///
  /// Assigning does not animate (RDV-43).
  open var isTabBarHidden: Bool {
    get { bottomBar.isHiddenByApp }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Slides the bar out below the edge or back, in 0.24 seconds; the page follows. (RDV-40…42)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    bottomBar.setHidden(hidden, animated: animated)
  }

  // MARK: Loading, appearing, layout

  open override func viewDidLoad() {
    super.viewDidLoad()
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(tabBar)
    pages.show()
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages.shown?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages.isOnScreen = true
    pages.shown?.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pages.shown?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages.isOnScreen = false
    pages.shown?.endAppearanceTransition()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bottomBar.layOut()
  }

  // MARK: Coming back at the next launch

  /// Writes the name of the selected tab. (R-RES-26)
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeSelectedTab(with: coder)
  }

  /// Selects the tab of that name, as code does; where it is gone, the selection stays. (R-RES-26)
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeSelectedTab(from: coder)
  }

  // MARK: Asked on behalf of the pages (RDV-70, RDV-71)

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    selectedViewController
  }

  /// What the selected page supports, narrowed by nothing else.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

extension UIViewController {
  /// The nearest custom tab bar controller above this one, through other containers; nil without one. (RDV-80)
  public var customTabBarController: CustomTabBarController? { nearestContainer() }
}
